package pbem.bench.loop;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Does what any server must do for a move, and nothing more. It takes a mail over SMTP or fetches it over IMAP, makes
 * it durable in SQLite (with the program's pragmas, and a commit for each mail before it is acknowledged or removed
 * from the mailbox), and sends two mails over SMTP of the size of the program's own. It does not read the mails, judge
 * moves, draw pictures or keep what it sent.
 */
final class BareLoop {

    private static final Pattern FROM = Pattern.compile("From: <s(\\d)\\.b(\\d+)@");
    private static final Pattern TO = Pattern.compile("To: <([^>]*)>");

    private final BlockingQueue<byte[]> due = new LinkedBlockingQueue<>();
    private final PreparedStatement insert;
    private final Connection database;

    private BareLoop(Path file) throws SQLException {
        database = DriverManager.getConnection("jdbc:sqlite:" + file);
        try (Statement statement = database.createStatement()) {
            statement.execute("PRAGMA journal_mode = WAL");
            statement.execute("PRAGMA synchronous = FULL");
            statement.execute("CREATE TABLE IF NOT EXISTS mail (id INTEGER PRIMARY KEY, raw BLOB NOT NULL)");
        }
        database.setAutoCommit(false);
        insert = database.prepareStatement("INSERT INTO mail (raw) VALUES (?)");
    }

    /**
     * @param args the database, the port of the sink, and the files of the two mails; optionally the port and the user
     *     of a mailbox
     */
    public static void main(String[] args) throws Exception {
        BareLoop loop = new BareLoop(Path.of(args[0]));
        byte[] mover = Files.readAllBytes(Path.of(args[2]));
        byte[] other = Files.readAllBytes(Path.of(args[3]));
        try (MailClient relay = new MailClient(Integer.parseInt(args[1]))) {
            if (args.length > 4) {
                BareMailbox mailbox = new BareMailbox(Integer.parseInt(args[4]), args[5]);
                Thread fetching = new Thread(() -> loop.fetch(mailbox), "mailbox");
                fetching.setDaemon(true);
                fetching.start();
                System.out.println("port 0");
            } else {
                System.out.println("port " + new Sink((recipients, mail) -> loop.take(mail)).port());
            }
            while (true) {
                loop.answer(relay, mover, other);
            }
        }
    }

    private void answer(MailClient relay, byte[] mover, byte[] other) throws IOException, InterruptedException {
        String mail = new String(due.take(), StandardCharsets.ISO_8859_1);
        Matcher from = FROM.matcher(mail);
        Matcher to = TO.matcher(mail);
        if (!from.find() || !to.find()) {
            throw new IOException("a mail from nobody");
        }
        int seat = Integer.parseInt(from.group(1));
        int board = Integer.parseInt(from.group(2));
        relay.send("bench@bench.example", List.of(PlayedBoards.address(seat, board)), mover);
        relay.send("bench@bench.example", List.of(PlayedBoards.address(1 - seat, board)), other);
    }

    private void fetch(BareMailbox mailbox) {
        try (mailbox) {
            while (true) {
                List<BareMailbox.Fetched> mails = mailbox.fetch();
                mails.forEach(mail -> take(mail.mail()));
                mailbox.remove(mails);
            }
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException("the mailbox is gone", e);
        }
    }

    private void take(byte[] mail) {
        synchronized (insert) {
            try {
                insert.setBytes(1, mail);
                insert.executeUpdate();
                database.commit();
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            }
        }
        due.add(mail);
    }
}
