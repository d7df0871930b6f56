package pbem.cli.kill;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A mail server in front of ours. It brings each mail by SMTP to one worker after the other until it is taken, and then
 * forgets it. A taken mail is acknowledged and must never be lost.
 */
final class MailRoute implements AutoCloseable {

    private static final Duration AGAIN = Duration.ofMillis(300);
    private static final int LONGEST_ANSWER = 60_000;
    private static final int AT_ONCE = 4;

    private final List<Integer> ports;
    private final ScheduledExecutorService queue = Executors.newScheduledThreadPool(AT_ONCE);
    private final AtomicInteger underWay = new AtomicInteger();
    private final AtomicInteger taken = new AtomicInteger();
    private final AtomicLong lastTaken = new AtomicLong(System.nanoTime());
    private final Map<String, Integer> refusals = new ConcurrentHashMap<>();

    /** @param ports the ports of the workers on loopback */
    MailRoute(List<Integer> ports) {
        this.ports = List.copyOf(ports);
    }

    /** Brings a mail after this time, and again until it is taken. */
    void bring(byte[] mail, Duration soon) {
        underWay.incrementAndGet();
        queue.schedule(() -> attempt(mail, 0), soon.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void attempt(byte[] mail, int number) {
        String answer;
        try {
            answer = brings(ports.get(number % ports.size()), mail);
        } catch (IOException nobodyThere) {
            answer = "";
        }
        if (answer.startsWith("250")) {
            lastTaken.set(System.nanoTime());
            taken.incrementAndGet();
            underWay.decrementAndGet();
            return;
        }
        if (!answer.isEmpty()) {
            refusals.merge(answer, 1, Integer::sum);
        }
        queue.schedule(() -> attempt(mail, number + 1), AGAIN.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** The number of mails not taken yet. */
    int underWay() {
        return underWay.get();
    }

    int taken() {
        return taken.get();
    }

    /** The time when a mail was last taken, by {@link System#nanoTime}. */
    long lastTaken() {
        return lastTaken.get();
    }

    /** The refusals of mails, with their counts. */
    Map<String, Integer> refusals() {
        return Map.copyOf(refusals);
    }

    /** Brings a mail by SMTP once; returns the answer. */
    static String brings(int port, byte[] mail) throws IOException {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 1_000);
            socket.setSoTimeout(LONGEST_ANSWER);
            BufferedReader answers =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
            OutputStream out = socket.getOutputStream();
            answer(answers);
            for (String command :
                    List.of("EHLO x", "MAIL FROM:<a@players.example>", "RCPT TO:<" + Provider.ADDRESS + ">", "DATA")) {
                out.write((command + "\r\n").getBytes(StandardCharsets.US_ASCII));
                answer(answers);
            }
            out.write(mail);
            out.write("\r\n.\r\n".getBytes(StandardCharsets.US_ASCII));
            return answer(answers);
        }
    }

    private static String answer(BufferedReader answers) throws IOException {
        String line = answers.readLine();
        while (line != null && line.length() > 3 && line.charAt(3) == '-') {
            line = answers.readLine();
        }
        if (line == null) {
            throw new IOException("hung up");
        }
        return line;
    }

    @Override
    public void close() {
        queue.shutdownNow();
    }
}
