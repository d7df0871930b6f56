package pbem.mail.intake;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;

/**
 * Acts on several mails at once if the database runs several transactions at once. The mails of one sender are acted on
 * one after the other, in order. If two mails touch the same rows, the database lets one wait for the other.
 *
 * @param lanes how many transactions at once
 */
record ActingLanes(Inbox inbox, int lanes) {

    /** Idle threads are kept for a while for reuse. They are daemons, so that they do not keep the process alive. */
    private static final ExecutorService THREADS = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "pbem-acting");
        thread.setDaemon(true);
        return thread;
    });

    /** @return how each act ended, in the same order, see {@link Inbox#act} */
    List<Supplier<Boolean>> act(List<InboundMailHandler.Act> acts) {
        if (lanes == 1 || acts.size() < 2) {
            return inbox.act(acts);
        }
        List<Supplier<Boolean>> ends = new ArrayList<>(
                acts.stream().<Supplier<Boolean>>map(act -> () -> false).toList());
        Deque<List<Integer>> waiting = new ArrayDeque<>(bySender(acts));
        List<CompletableFuture<Void>> all = new ArrayList<>();
        for (int lane = 0; lane < Math.min(lanes, waiting.size()); lane++) {
            all.add(CompletableFuture.runAsync(() -> work(acts, waiting, ends), THREADS));
        }
        await(all);
        return ends;
    }

    private static Collection<List<Integer>> bySender(List<InboundMailHandler.Act> acts) {
        Map<String, List<Integer>> bySender = new LinkedHashMap<>();
        for (int i = 0; i < acts.size(); i++) {
            bySender.computeIfAbsent(acts.get(i).from(), sender -> new ArrayList<>())
                    .add(i);
        }
        return bySender.values();
    }

    private void work(List<InboundMailHandler.Act> acts, Deque<List<Integer>> waiting, List<Supplier<Boolean>> ends) {
        for (List<Integer> next = next(waiting); !next.isEmpty(); next = next(waiting)) {
            List<Supplier<Boolean>> some =
                    inbox.act(next.stream().map(acts::get).toList());
            synchronized (waiting) {
                for (int i = 0; i < some.size(); i++) {
                    ends.set(next.get(i), some.get(i));
                }
            }
        }
    }

    private static List<Integer> next(Deque<List<Integer>> waiting) {
        synchronized (waiting) {
            return waiting.isEmpty() ? List.of() : waiting.pop();
        }
    }

    /** Waits until all lanes have ended, even if one of them fails, and then throws its fault. */
    private static void await(List<CompletableFuture<Void>> all) {
        try {
            CompletableFuture.allOf(all.toArray(CompletableFuture<?>[]::new)).join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw e.getCause() instanceof RuntimeException known ? known : e;
        }
    }
}
