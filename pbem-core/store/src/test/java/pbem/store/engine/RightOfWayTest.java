package pbem.store.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class RightOfWayTest {

    private final RightOfWay way = new RightOfWay();
    private final List<String> ended = new CopyOnWriteArrayList<>();

    private Thread start(int run, Runnable transaction) {
        Thread thread = new Thread(() -> way.run(run, () -> {
            transaction.run();
            return true;
        }));
        thread.start();
        return thread;
    }

    private static void await(CyclicBarrier barrier) {
        try {
            barrier.await(30, TimeUnit.SECONDS);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void transactionsRunAtTheSameTime() throws Exception {
        CyclicBarrier both = new CyclicBarrier(2);
        List<Thread> threads = List.of(start(1, () -> await(both)), start(RightOfWay.BESIDE_OTHERS, () -> await(both)));
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(both.isBroken()).isFalse();
    }

    @Test
    void oneThatMetOthersThreeTimesWaitsForThoseUnderWayAndThoseThatComeWaitForIt() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch mayEnd = new CountDownLatch(1);
        Thread before = start(1, () -> {
            begun.countDown();
            try {
                mayEnd.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            ended.add("before");
        });
        begun.await();
        Thread alone = start(RightOfWay.BESIDE_OTHERS + 1, () -> ended.add("alone"));
        awaitWaiting(alone);
        Thread after = start(1, () -> ended.add("after"));
        awaitWaiting(after);
        assertThat(ended).isEmpty();
        mayEnd.countDown();
        for (Thread thread : List.of(before, alone, after)) {
            thread.join();
        }
        assertThat(ended).containsExactly("before", "alone", "after");
    }

    private static void awaitWaiting(Thread thread) throws InterruptedException {
        while (thread.getState() != Thread.State.WAITING) {
            TimeUnit.MILLISECONDS.sleep(5);
        }
    }
}
