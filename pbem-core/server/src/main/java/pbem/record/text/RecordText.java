package pbem.record.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import pbem.game.Seat;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.record.Actor;
import pbem.record.Board;
import pbem.record.Entry;
import pbem.record.GameRecord;
import pbem.record.RatedSeats;
import pbem.terms.Origin;
import pbem.terms.Terms;

/**
 * The record of a game as plain text, for people, programs and other servers. {@code docs/record.md} specifies its
 * form, and {@link RecordReading} reads it. Within one version of the form, lines may be added but never change.
 *
 * @param words puts the result into words; the only part that depends on a language, and that is not read back
 * @param wanted what the record contains besides the moves
 * @param heard the events whose comments are included, if comments are included at all
 */
public record RecordText(GameRecord record, Function<Phrase, String> words, Detail wanted, Predicate<Entry> heard) {

    /** A record with everybody's comments, if comments are included at all. */
    public RecordText(GameRecord record, Function<Phrase, String> words, Detail wanted) {
        this(record, words, wanted, entry -> true);
    }

    public static final String FIRST_LINE = "PBeM record 1";
    public static final String LAST_LINE = "end of record";
    static final String SAID = "| ";
    static final String SAID_ON = "+ ";

    private static final int WIDTH = 72;

    /** The readers of a record, who determine its contents. */
    public enum Detail {
        /** For anybody: without comments, and without secrets before the end. */
        PUBLIC,
        /** For the players: also with the players' comments. */
        PLAYERS,
        /** For the server itself: also with the seed while the game goes on. */
        ALL
    }

    /** The lines, without line ends. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>(List.of(FIRST_LINE));
        Board board = record.board();
        lines.add("game: " + board.game().name());
        lines.add("rules: " + board.rulesVersion());
        lines.add("board: " + board.number());
        lines.add("options: " + board.setup().spelled());
        lines.add("terms: " + terms(board.terms()));
        lines.add("started: " + board.started());
        for (Seat seat : Seat.all(board.players().size())) {
            lines.add("player " + seat.number() + ": "
                    + record.begun().player(seat).user());
        }
        boolean over = record.state() != GameRecord.State.ACTIVE;
        lines.add(
                over || wanted == Detail.ALL
                        ? "seed: " + board.setup().seed().reveal()
                        : "fingerprint: " + board.setup().seed().fingerprint());
        lines.add("state: " + record.state().name().toLowerCase(Locale.ROOT));
        record.outcome()
                .ifPresent(outcome -> lines.add("results: "
                        + outcome.results().stream()
                                .map(result -> result.name().toLowerCase(Locale.ROOT))
                                .collect(Collectors.joining(" "))));
        record.places()
                .ifPresent(places -> lines.add("places: "
                        + places.bySeat().stream().map(String::valueOf).collect(Collectors.joining(" "))));
        rated().ifPresent(lines::add);
        record.result().ifPresent(result -> lines.add("result: " + words.apply(result)));
        lines.add("moves: " + record.moves());
        lines.add("chain: " + RecordChain.head(record));
        lines.add("");
        for (Entry entry : record.entries()) {
            lines.add(entry.revision() + " " + entry.at() + " " + actor(entry) + " " + RecordVerb.spelled(entry.event())
                    + record.handover(entry)
                            .map(taken -> " " + taken.to().user())
                            .orElse(""));
            said(entry).ifPresent(said -> lines.addAll(quoted(said)));
        }
        lines.add(LAST_LINE);
        return lines.stream().map(String::stripTrailing).toList();
    }

    /** The seats that count for ratings, if the board does. */
    private Optional<String> rated() {
        return RatedSeats.of(record)
                .match(
                        seats -> Optional.of("rated: "
                                + seats.stream()
                                        .map(seat -> String.valueOf(seat.number()))
                                        .collect(Collectors.joining(" "))),
                        unrated -> Optional.empty());
    }

    /**
     * The terms in words that are also part of the root of {@link RecordChain}: terms that have had no word so far must
     * never get one.
     */
    static String terms(Terms terms) {
        List<String> named = new ArrayList<>();
        named.add("--nagtime=" + terms.clock().nagDays());
        named.add("--forfeittime=" + terms.daysToMove());
        terms.clock().totalDays().ifPresent(days -> named.add("--totaltime=" + days));
        if (terms.clock().incrementDays() > 0) {
            named.add("--increment=" + terms.clock().incrementDays());
        }
        named.addAll(terms.clock().exceptions());
        if (!terms.rated()) {
            named.add("--unrated");
        }
        if (terms.claim()) {
            named.add("--claim");
        }
        if (terms.seating() == Terms.Seating.RANDOM) {
            named.add("--random");
        }
        terms.origin().map(Origin::spelled).ifPresent(named::add);
        return String.join(" ", named);
    }

    /** The name of the actor of an event: the player who did it or whom it concerns, an admin or the server. */
    private String actor(Entry entry) {
        Optional<Player> player = record.actor(entry);
        if (player.isPresent()) {
            return player.get().user();
        }
        return entry.actor().role() == Actor.Role.ADMIN
                ? RecordVerb.ADMIN + entry.actor().name().replaceAll("\\s+", "_")
                : RecordVerb.SERVER;
    }

    private Optional<String> said(Entry entry) {
        Optional<String> why = entry.event().reason();
        boolean told = wanted != Detail.PUBLIC && heard.test(entry);
        String said = why.orElseGet(() -> told ? entry.event().comment() : "");
        return said.isBlank() ? Optional.empty() : Optional.of(said);
    }

    /** The lines of a comment, each behind a sign. Lines that are too long are cut and continue behind another sign. */
    private static List<String> quoted(String said) {
        List<String> lines = new ArrayList<>();
        for (String line : said.lines().toList()) {
            String sign = SAID;
            String rest = line;
            while (rest.codePointCount(0, rest.length()) > WIDTH - SAID.length()) {
                int end = cut(rest);
                lines.add(sign + rest.substring(0, end));
                rest = rest.substring(end);
                sign = SAID_ON;
            }
            lines.add(sign + rest);
        }
        return lines;
    }

    /**
     * Where to cut a line: before a blank if there is one. The blank begins the next line, since blanks at the end of a
     * line get lost.
     */
    private static int cut(String rest) {
        int most = rest.offsetByCodePoints(0, WIDTH - SAID.length());
        int blank = rest.lastIndexOf(' ', most);
        while (blank > 0 && rest.charAt(blank - 1) == ' ') {
            blank--;
        }
        return blank > 0 ? blank : most;
    }
}
