package pbem.cli.kill;

import jakarta.mail.MessagingException;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import pbem.cli.Correspondence;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.games.Catalogue;

/**
 * Players who know the server only by its mails. They sign up, invite each other and answer their mails with a move,
 * sometimes after an illegal one, or by resigning; they also write other mails, and their providers deliver many mails
 * twice. Their decisions are recorded here, and the server's database must hold the same at the end.
 */
final class Club {

    private static final List<String> GAMES = List.of("cholone", "cholone", "chromatic-chess");
    private static final Pattern BOARD = Pattern.compile("(\\S+) board (\\d+) \\((\\S+), (\\S+)\\)");

    private final Random random;
    private final Courier courier;
    private final int pairs;
    private final Set<String> members = new HashSet<>();
    private final Map<Integer, PlayedBoard> boards = new TreeMap<>();
    private int written;
    private int challenges;
    private boolean tired;

    /** Brings a mail to the server's provider. */
    interface Courier {

        /** @param times the number of deliveries, now or soon */
        void take(byte[] mail, int times);
    }

    Club(Random random, int pairs, Courier courier) {
        this.random = random;
        this.pairs = pairs;
        this.courier = courier;
    }

    private static Position start(String game) {
        return Catalogue.games()
                .named(game)
                .orElseThrow()
                .start(2, Map.of(), Seed.of(new byte[Seed.BYTES]))
                .now();
    }

    synchronized void signUp() {
        for (int i = 0; i < 2 * pairs; i++) {
            write(name(i), Provider.ADDRESS, "signup " + name(i), "", "");
        }
    }

    /** Mails that change nothing: questions, automatic answers, and nonsense. */
    synchronized void chat(int mails) {
        for (int i = 0; i < mails; i++) {
            String player = name(random.nextInt(2 * pairs));
            switch (random.nextInt(4)) {
                case 0 -> write(player, Provider.ADDRESS, "help", "", "");
                case 1 -> write(player, Provider.ADDRESS, "list", "", "");
                case 2 -> write(player, Provider.ADDRESS, "I am away", "Auto-Submitted: auto-replied\r\n", "");
                default -> write(player, Provider.ADDRESS, "Hello?", "", "Is anybody there?\r\n");
            }
        }
    }

    /** From now on players answer no mail about a board, so that everything comes to rest. */
    synchronized void goHome() {
        tired = true;
    }

    synchronized void read(MimeMessage mail) {
        try {
            String to = ((InternetAddress) mail.getRecipients(MimeMessage.RecipientType.TO)[0]).getAddress();
            String player = to.substring(0, to.indexOf('@'));
            String first = Correspondence.firstLine(mail);
            Matcher board = BOARD.matcher(String.valueOf(mail.getSubject()));
            if (first.startsWith("Did you mean to")) {
                reply(player, mail, "yes");
            } else if (first.startsWith("Welcome")) {
                welcomed(player, mail);
            } else if (first.contains("invites you")) {
                reply(player, mail, "accept");
            } else if (board.matches()) {
                look(player, mail, board, first);
            }
        } catch (MessagingException e) {
            throw new IllegalStateException("a mail that cannot be read", e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The second of two partners to be welcomed begins the games. */
    private void welcomed(String player, MimeMessage mail) throws MessagingException, IOException {
        members.add(player);
        if (members.contains(partner(player))) {
            for (String game : GAMES) {
                challenge(player, mail, game);
            }
        }
    }

    private void challenge(String player, MimeMessage mail, String game) throws MessagingException, IOException {
        challenges++;
        reply(player, mail, game + " challenge " + partner(player));
    }

    private void look(String player, MimeMessage mail, Matcher heading, String first)
            throws MessagingException, IOException {
        PlayedBoard board = boards.computeIfAbsent(
                Integer.parseInt(heading.group(2)),
                number -> new PlayedBoard(List.of(heading.group(3), heading.group(4)), start(heading.group(1))));
        if (tired) {
            return;
        }
        if (first.matches("(The game has begun\\. )?Your move, " + player + "[.:].*") && board.isTurnOf(player)) {
            decide(player, mail, board);
        } else if (first.startsWith("You won")) {
            challenge(player, mail, heading.group(1));
        }
    }

    private void decide(String player, MimeMessage mail, PlayedBoard board) throws MessagingException, IOException {
        int mood = random.nextInt(40);
        if (mood < 5) {
            reply(
                    player, mail,
                    "z9,z1"); // illegal, and without effect whether it arrives before the right move or after it
        }
        if (mood == 39) {
            board.resign();
            reply(player, mail, PlayedBoard.RESIGNED);
            return;
        }
        reply(
                player,
                mail,
                board.play(random) + "\r\n\r\nMove " + board.decisions().size() + ".");
    }

    private void reply(String player, MimeMessage mail, String words) throws MessagingException, IOException {
        String quote = Correspondence.text(mail)
                .lines()
                .limit(10)
                .map(line -> "> " + line)
                .collect(Collectors.joining("\r\n"));
        write(
                player,
                ((InternetAddress) mail.getReplyTo()[0]).getAddress(),
                "Re: " + mail.getSubject(),
                "In-Reply-To: " + mail.getMessageID() + "\r\n",
                words + "\r\n\r\nOn Sat, 21 Nov 2026 at 10:00, PBeM <" + Provider.ADDRESS + "> wrote:\r\n" + quote
                        + "\r\n");
    }

    private void write(String player, String to, String subject, String more, String body) {
        String mail = "From: " + player + "@players.example\r\nTo: " + to + "\r\nSubject: " + subject
                + "\r\nMessage-ID: <" + ++written + "@players.example>\r\nDate: Sat, 21 Nov 2026 10:00:00 +0000\r\n"
                + more
                + "\r\n" + body;
        courier.take(mail.getBytes(StandardCharsets.UTF_8), random.nextInt(3) == 0 ? 2 + random.nextInt(2) : 1);
    }

    private static String name(int index) {
        return "player" + index;
    }

    private static String partner(String player) {
        return name(Integer.parseInt(player.substring("player".length())) ^ 1);
    }

    /** The decisions that each board's log must hold, by board number. */
    synchronized Map<Integer, List<String>> decisions() {
        Map<Integer, List<String>> decisions = new TreeMap<>();
        boards.forEach((number, board) -> decisions.put(number, board.decisions()));
        return decisions;
    }

    synchronized int decided() {
        return decisions().values().stream().mapToInt(List::size).sum();
    }

    /** The number of invitations. */
    synchronized int challenges() {
        return challenges;
    }

    synchronized int members() {
        return members.size();
    }

    /** The number of different mails written. */
    synchronized int written() {
        return written;
    }
}
