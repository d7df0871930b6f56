package pbem.cli.exchange;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A board mail from a server like Richard's, as sent at the end of a game or for {@code show}: a title, the result or
 * whose turn it is, a table of all moves with a column for each player, and possibly the start and end dates, without a
 * year.
 *
 * @param game the game's name on that server
 * @param board the board's number on that server
 * @param players the players in the order of their columns
 * @param moves the moves in order
 * @param winner the winner; empty for a tie or an unfinished game
 * @param onTurn the player on turn; empty if the game is over
 * @param played the time at which the game ended; empty if not stated
 */
public record ElsewhereSummary(
        String game,
        String board,
        List<String> players,
        List<Move> moves,
        Optional<String> winner,
        Optional<String> onTurn,
        Optional<Instant> started,
        Optional<Instant> played) {

    /** A move, and the column that contains it. */
    public record Move(int player, String text) {}

    /** Thrown if a mail is not a board mail or lacks something; the message says in one line what is wrong. */
    public static final class NotUnderstood extends Exception {

        private static final long serialVersionUID = 1;

        NotUnderstood(String why) {
            super(why);
        }
    }

    private static final Pattern TITLE = Pattern.compile(
            "(?:Summary|Notification|Nag) of (\\S{1,40}) Board ([A-Za-z0-9]{1,12})", Pattern.CASE_INSENSITIVE);
    private static final Pattern WON = Pattern.compile("Game won by (\\S{1,60}?)(?: by .{1,40})?\\.");
    private static final Pattern TIE = Pattern.compile("Game was a tie\\.");
    private static final Pattern TURN = Pattern.compile("It is (\\S{1,60})'s turn\\.");
    private static final Pattern MOVE = Pattern.compile("(\\d{1,4}) (\\S{1,40})( \\(Auto\\))?");
    private static final Pattern USERID = Pattern.compile("\\S{1,60}");
    private static final Pattern DAY =
            Pattern.compile("(Game started|Last move made|Game ended)\\.* +([A-Z][a-z]{2} +\\d{1,2} \\d{2}:\\d{2})");
    private static final int MOST_PLAYERS = 8;

    /**
     * Reads a mail or its text.
     *
     * @param year the year in which the game began; where the dates go backwards, the next year follows
     */
    public static ElsewhereSummary of(String text, OptionalInt year) throws NotUnderstood {
        return new Reading(text.lines().map(String::stripTrailing).toList(), year).read();
    }

    /** Splits a text into the mails that it contains. */
    public static List<String> split(String text) {
        List<String> mails = new ArrayList<>();
        StringBuilder mail = new StringBuilder();
        for (String line : text.lines().toList()) {
            if (TITLE.matcher(line.strip()).matches() && mail.length() > 0) {
                mails.add(mail.toString());
                mail.setLength(0);
            }
            if (mail.length() > 0 || TITLE.matcher(line.strip()).matches()) {
                mail.append(line).append('\n');
            }
        }
        if (mail.length() > 0) {
            mails.add(mail.toString());
        }
        return mails;
    }

    private record Reading(List<String> lines, OptionalInt year) {

        ElsewhereSummary read() throws NotUnderstood {
            Matcher title = first(TITLE)
                    .orElseThrow(() -> new NotUnderstood("there is no title like: Summary of Abalone Board 588"));
            Optional<String> winner = first(WON).map(won -> won.group(1));
            boolean isOver = winner.isPresent() || first(TIE).isPresent();
            Optional<String> onTurn = isOver ? Optional.empty() : first(TURN).map(turn -> turn.group(1));
            if (!isOver && onTurn.isEmpty()) {
                throw new NotUnderstood("it says neither how the game ended (Game won by ... or: Game was a tie.)"
                        + " nor whose turn it is (It is ...'s turn.)");
            }
            int table = table();
            List<String> players = players(table);
            if (winner.isPresent() && players.stream().noneMatch(winner.get()::equalsIgnoreCase)) {
                throw new NotUnderstood("the winner " + winner.get() + " has no column in the table of moves");
            }
            Optional<Instant> started = day("Game started", year);
            return new ElsewhereSummary(
                    title.group(1).toLowerCase(Locale.ROOT),
                    title.group(2),
                    players,
                    moves(table, players.size()),
                    winner,
                    onTurn,
                    started,
                    ended(started));
        }

        private Optional<Matcher> first(Pattern pattern) {
            return lines.stream()
                    .map(line -> pattern.matcher(line.strip()))
                    .filter(Matcher::matches)
                    .findFirst();
        }

        /** The index of the line with the first move. */
        private int table() throws NotUnderstood {
            for (int i = 1; i < lines.size(); i++) {
                List<Matcher> cells = cells(lines.get(i));
                if (!cells.isEmpty()) {
                    if (number(cells.get(0)) != 1) {
                        throw new NotUnderstood("the table begins with move " + number(cells.get(0))
                                + ": ask that server for the whole game (show)");
                    }
                    return i;
                }
            }
            throw new NotUnderstood("there is no table of moves");
        }

        /** The cells of a line of the table; none if the line is not part of it. */
        private static List<Matcher> cells(String line) {
            if (line.isBlank()) {
                return List.of();
            }
            List<Matcher> cells = Arrays.stream(line.strip().split("\\s{2,}"))
                    .map(MOVE::matcher)
                    .toList();
            return cells.stream().allMatch(Matcher::matches) ? cells : List.of();
        }

        private static int number(Matcher cell) {
            return Integer.parseInt(cell.group(1));
        }

        private List<String> players(int table) throws NotUnderstood {
            List<String> named = Arrays.asList(lines.get(table - 1).strip().split("\\s+"));
            if (named.size() < 2
                    || named.size() > MOST_PLAYERS
                    || !named.stream().allMatch(name -> USERID.matcher(name).matches())) {
                throw new NotUnderstood("above the moves there are no userids: "
                        + lines.get(table - 1).strip());
            }
            return named;
        }

        /** The moves. Moves that the server made automatically are left out, since they follow from the others. */
        private List<Move> moves(int table, int players) throws NotUnderstood {
            List<Move> moves = new ArrayList<>();
            int expected = 1;
            for (int i = table; i < lines.size(); i++) {
                List<Matcher> cells = cells(lines.get(i));
                if (cells.isEmpty()) {
                    break;
                }
                for (Matcher cell : cells) {
                    if (number(cell) != expected) {
                        throw new NotUnderstood("move " + expected + " is missing before: " + cell.group());
                    }
                    if (cell.group(3) == null) {
                        moves.add(new Move((expected - 1) % players, cell.group(2)));
                    }
                    expected++;
                }
            }
            return moves;
        }

        private Optional<Instant> ended(Optional<Instant> started) {
            OptionalInt from = started.isEmpty()
                    ? year
                    : OptionalInt.of(started.get().atOffset(ZoneOffset.UTC).getYear());
            Optional<Instant> ended = day("Game ended", from).or(() -> day("Last move made", from));
            return ended.isPresent() && started.isPresent() && ended.get().isBefore(started.get())
                    ? day("Game ended", next(from)).or(() -> day("Last move made", next(from)))
                    : ended;
        }

        private static OptionalInt next(OptionalInt year) {
            return year.isEmpty() ? year : OptionalInt.of(year.getAsInt() + 1);
        }

        private Optional<Instant> day(String what, OptionalInt inYear) {
            if (inYear.isEmpty()) {
                return Optional.empty();
            }
            DateTimeFormatter form = new DateTimeFormatterBuilder()
                    .appendPattern("MMM d HH:mm")
                    .parseDefaulting(ChronoField.YEAR, inYear.getAsInt())
                    .toFormatter(Locale.ENGLISH);
            return lines.stream()
                    .map(line -> DAY.matcher(line.strip()))
                    .filter(day -> day.matches() && day.group(1).equals(what))
                    .findFirst()
                    .flatMap(day -> {
                        try {
                            return Optional.of(LocalDateTime.parse(day.group(2).replaceAll(" +", " "), form)
                                    .toInstant(ZoneOffset.UTC));
                        } catch (DateTimeException e) {
                            return Optional.empty();
                        }
                    });
        }
    }
}
