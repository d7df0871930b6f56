package pbem.bench.loop;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An IMAP connection that fetches all new mail of a mailbox and removes what was fetched. */
final class BareMailbox implements Closeable {

    private static final Pattern UID = Pattern.compile("UID (\\d+)");
    private static final Pattern LITERAL = Pattern.compile("\\{(\\d+)}$");

    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;

    BareMailbox(int port, String user) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setTcpNoDelay(true);
        in = new BufferedInputStream(socket.getInputStream(), 1 << 16);
        out = socket.getOutputStream();
        line();
        ask("LOGIN " + user + " " + MailboxServer.PASSWORD);
        ask("SELECT INBOX");
    }

    /** A mail with its UID on the server. */
    record Fetched(String uid, byte[] mail) {}

    /** Fetches all mail in the mailbox; waits until there is some. */
    List<Fetched> fetch() throws IOException, InterruptedException {
        List<Fetched> fetched = ask("UID FETCH 1:* (UID BODY.PEEK[])");
        while (fetched.isEmpty()) {
            TimeUnit.MILLISECONDS.sleep(2); // sooner than the server would report new mail
            fetched = ask("UID FETCH 1:* (UID BODY.PEEK[])");
        }
        return fetched;
    }

    /** Deletes the mails from the mailbox. */
    void remove(List<Fetched> mails) throws IOException {
        String uids = String.join(",", mails.stream().map(Fetched::uid).toList());
        ask("UID STORE " + uids + " +FLAGS.SILENT (\\Seen \\Deleted)");
        ask("UID EXPUNGE " + uids);
    }

    private List<Fetched> ask(String command) throws IOException {
        out.write(("a " + command + "\r\n").getBytes(StandardCharsets.US_ASCII));
        out.flush();
        List<Fetched> fetched = new ArrayList<>();
        for (String line = line(); !line.startsWith("a "); line = line()) {
            Matcher literal = LITERAL.matcher(line);
            Matcher uid = UID.matcher(line);
            if (literal.find() && uid.find()) {
                fetched.add(new Fetched(uid.group(1), in.readNBytes(Integer.parseInt(literal.group(1)))));
                line(); // the closing parenthesis
            }
        }
        return fetched;
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c >= 0; c = in.read()) {
            if (c == '\n') {
                String said = line.toString().stripTrailing();
                if (said.startsWith("a NO") || said.startsWith("a BAD")) {
                    throw new IOException(said);
                }
                return said;
            }
            line.append((char) c);
        }
        throw new IOException("the mailbox hung up");
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
