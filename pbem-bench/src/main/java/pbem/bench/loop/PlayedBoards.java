package pbem.bench.loop;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.games.Catalogue;

/**
 * Players who answer at once: a board's next move is written when both mails of its last one have come, so that at most one
 * move of each board is on its way. Their moves are drawn beforehand. Safe for any thread.
 */
final class PlayedBoards {

    private static final Pattern TO = Pattern.compile("s(\\d)\\.b(\\d+)@.*");
    private static final Pattern REPLY_TO =
            Pattern.compile("^Reply-To:[^<]*?<?([^<>\\s]+@[^<>\\s]+?)>?\\s*$", Pattern.MULTILINE);

    /** A move that is ready to be sent. */
    record Letter(String from, String to, byte[] mail) {}

    private final List<Line> lines = new ArrayList<>();
    private final BlockingQueue<Letter> ready = new LinkedBlockingQueue<>();
    private final AtomicLong moves = new AtomicLong();
    private final AtomicLong bytes = new AtomicLong();
    private volatile boolean playing;
    private byte[] mover = {};
    private byte[] other = {};

    PlayedBoards(int boards, int plies, Random random) {
        this(boards, plies, random, 0);
    }

    /**
     * @param played how many moves of each board are behind it
     * @param plies how many follow at most
     */
    PlayedBoards(int boards, int plies, Random random, int played) {
        for (int i = 0; i < boards; i++) {
            List<String> line = moves(played + plies, random);
            while (line.size() < played + plies) { // a game that ended too early
                line = moves(played + plies, random);
            }
            lines.add(new Line(i, line, played));
        }
    }

    /** The first moves of a board: what is behind it, and what follows. */
    List<String> moves(int board, int plies) {
        return lines.get(board).line.subList(0, plies);
    }

    /** Random games; a player who judges nothing may be sent the same line again and again. */
    private static List<String> moves(int plies, Random random) {
        Position position = Catalogue.games()
                .named("cholone")
                .orElseThrow()
                .start(2, Map.of(), Seed.of(new byte[Seed.BYTES]))
                .position();
        List<String> moves = new ArrayList<>();
        while (moves.size() < plies && position.outcome().isEmpty()) {
            List<? extends Move> legal = position.moves();
            Move move = legal.get(random.nextInt(legal.size()));
            moves.add(move.notation());
            position = position.play(move);
        }
        return moves;
    }

    static String address(int seat, int board) {
        return "s" + seat + ".b" + board + "@players.example";
    }

    /** Where nobody is told of the start. */
    void startAll() {
        lines.forEach(line -> {
            synchronized (line) {
                line.awaited = 0;
            }
        });
    }

    /** From now on a move follows as soon as the one before is answered. */
    void play() {
        playing = true;
        lines.forEach(line -> {
            synchronized (line) {
                line.go();
            }
        });
    }

    /** What is on its way comes to its end; no move is begun. */
    void rest() {
        playing = false;
        ready.clear();
    }

    BlockingQueue<Letter> ready() {
        return ready;
    }

    /** How many moves both players have heard of. */
    long moves() {
        return moves.get();
    }

    /** How many bytes of mail came. */
    long bytes() {
        return bytes.get();
    }

    /** How many boards have both mails of their last move. */
    long settled() {
        return lines.stream().filter(Line::isSettled).count();
    }

    /** The last mails that a mover and the other one got: what the bare loop has to send. */
    synchronized List<byte[]> samples() {
        return List.of(mover, other);
    }

    void take(List<String> recipients, byte[] mail) {
        bytes.addAndGet(mail.length);
        for (String recipient : recipients) {
            Matcher to = TO.matcher(recipient);
            if (to.matches()) {
                Line line = lines.get(Integer.parseInt(to.group(2)));
                int seat = Integer.parseInt(to.group(1));
                keep(line.wasBy(seat), mail);
                line.got(seat, mail);
            }
        }
    }

    private synchronized void keep(boolean byMover, byte[] mail) {
        if (byMover) {
            mover = mail;
        } else {
            other = mail;
        }
    }

    /** One board. */
    private final class Line {

        private final int board;
        private final List<String> line;
        private int ply;
        private int awaited = 2; // the mails of the start
        private boolean underway;
        private String replyTo = "";

        Line(int board, List<String> line, int played) {
            this.board = board;
            this.line = line;
            ply = played;
        }

        synchronized boolean isSettled() {
            return awaited <= 0 && !underway;
        }

        synchronized boolean wasBy(int seat) {
            return ply > 0 && (ply - 1) % 2 == seat;
        }

        synchronized void got(int seat, byte[] mail) {
            awaited--;
            if (seat == ply % 2) {
                int head = Math.min(mail.length, 4_000);
                Matcher reply = REPLY_TO.matcher(new String(mail, 0, head, StandardCharsets.ISO_8859_1));
                if (reply.find()) {
                    replyTo = reply.group(1);
                }
            }
            if (awaited == 0) {
                if (underway) {
                    underway = false;
                    moves.incrementAndGet();
                }
                go();
            }
        }

        synchronized void go() {
            if (!playing || awaited > 0 || underway || line.isEmpty()) {
                return;
            }
            String from = address(ply % 2, board);
            String move = line.get(ply % line.size());
            ply++;
            awaited = 2;
            underway = true;
            ready.add(new Letter(from, replyTo, mail(from, replyTo, move)));
        }

        private byte[] mail(String from, String to, String move) {
            String id = ply + "." + board + "." + System.nanoTime();
            return ("From: <" + from + ">\r\nTo: <" + to + ">\r\nSubject: Re: cholone board " + (101 + board)
                            + "\r\nMessage-ID: <" + id
                            + "@players.example>\r\nDate: Sat, 21 Nov 2026 10:00:00 +0000\r\n"
                            + "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n" + move
                            + "\r\n\r\nOn Sat, 21 Nov 2026 at 10:00, PBeM <pbem@bench.example> wrote:\r\n> Your move.\r\n")
                    .getBytes(StandardCharsets.UTF_8);
        }
    }
}
