package pbem.bench.loop;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.games.Catalogue;

/**
 * Players who answer at once. The next move of a board is sent when both mails about its last move have arrived, so
 * each board has at most one move on its way. The moves are drawn beforehand. Safe for any thread.
 */
final class PlayedBoards {

    private static final Pattern TO = Pattern.compile("s(\\d)\\.b(\\d+)@.*");
    private static final Pattern REPLY_TO =
            Pattern.compile("^Reply-To:[^<]*?<?([^<>\\s]+@[^<>\\s]+?)>?\\s*$", Pattern.MULTILINE);

    /** A mail with a move, ready to be sent; the board is the number of a line. */
    record Letter(int board, String from, String to, byte[] mail) {}

    private final List<Line> lines = new ArrayList<>();
    private final BlockingQueue<Letter> ready = new LinkedBlockingQueue<>();
    private final AtomicLong moves = new AtomicLong();
    private final AtomicLong bytes = new AtomicLong();
    private volatile IntPredicate playing = board -> false;
    private byte[] mover = {};
    private byte[] other = {};

    PlayedBoards(int boards, int plies, Random random) {
        this(boards, plies, random, 0);
    }

    /**
     * @param played the number of moves already played on each board
     * @param plies the largest number of further moves
     */
    PlayedBoards(int boards, int plies, Random random, int played) {
        for (int i = 0; i < boards; i++) {
            List<String> line = moves(played + plies, random);
            while (line.size() < played + plies) { // this game ended too early
                line = moves(played + plies, random);
            }
            lines.add(new Line(i, line, played));
        }
    }

    /** The first moves of a board: those already played and those that follow. */
    List<String> moves(int board, int plies) {
        return lines.get(board).line.subList(0, plies);
    }

    /** The moves of a random game, at most that many. */
    private static List<String> moves(int plies, Random random) {
        Position position = Catalogue.games()
                .named("cholone")
                .orElseThrow()
                .start(2, Map.of(), Seed.of(new byte[Seed.BYTES]))
                .now();
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

    /** Expects no mails about the start, for servers that send none. */
    void startAll() {
        lines.forEach(line -> {
            synchronized (line) {
                line.awaited = 0;
            }
        });
    }

    /**
     * From now on sends the next move as soon as the last one is answered.
     *
     * @param which the boards that are played, by the numbers of their lines
     */
    void play(IntPredicate which) {
        playing = which;
        lines.forEach(line -> {
            synchronized (line) {
                line.go();
            }
        });
    }

    /** Starts no more moves; those on their way still finish, and those not sent yet are taken back. */
    void rest() {
        playing = board -> false;
        List<Letter> unsent = new ArrayList<>();
        ready.drainTo(unsent);
        unsent.forEach(letter -> lines.get(letter.board()).takeBack());
    }

    BlockingQueue<Letter> ready() {
        return ready;
    }

    /** The number of moves of which both players were notified. */
    long moves() {
        return moves.get();
    }

    /** The number of bytes of mail that arrived. */
    long bytes() {
        return bytes.get();
    }

    /** The number of boards whose last move has been mailed to both players. */
    long settled() {
        return lines.stream().filter(Line::isSettled).count();
    }

    /** The last mails to a mover and to the opponent; the bare loop sends these. */
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

    /** The moves of one board. */
    private final class Line {

        private final int board;
        private final List<String> line;
        private int ply;
        private int awaited = 2; // mails about the start
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
            if (!playing.test(board) || awaited > 0 || underway || line.isEmpty()) {
                return;
            }
            String from = address(ply % 2, board);
            String move = line.get(ply % line.size());
            ply++;
            awaited = 2;
            underway = true;
            ready.add(new Letter(board, from, replyTo, mail(from, replyTo, move)));
        }

        synchronized void takeBack() {
            ply--;
            awaited = 0;
            underway = false;
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
