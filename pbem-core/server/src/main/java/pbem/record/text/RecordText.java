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
 * The record of a game as plain text, for people, programs and other servers; {@code docs/record.md} describes its
 * form, and {@link RecordReading} reads it. Within one version of the form, lines may be added, but never change.
 *
 * @param words says the result; the only thing that depends on a language, and that is not read again
 * @param wanted what beside the moves is told
 * @param heard with which events comments are told, if any are
 */
public record RecordText(GameRecord record, Function<Phrase, String> words, Detail wanted, Predicate<Entry> heard) {

    /** With the comments of everybody, if of anybody. */
    public RecordText(GameRecord record, Function<Phrase, String> words, Detail wanted) {
        this(record, words, wanted, entry -> true);
    }

    public static final String FIRST_LINE = "PBeM record 1";
    public static final String LAST_LINE = "end of record";
    static final String SAID = "| ";
    static final String SAID_ON = "+ ";

    private static final int WIDTH = 72;

    /** Who reads it decides what it tells. */
    public enum Detail {
        /** Anybody: no comments, and no secrets before the end. */
        PUBLIC,
        /** The players: what they said to each other, too. */
        PLAYERS,
        /** The server's own keeping: the seed even while the game goes on. */
        ALL
    }

    /** The lines, none of them ended. */
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

    /** They stand in the root of {@link RecordChain}, too: what they have had no word for must not get one. */
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

    /** Whose decision it is: for what a player does or suffers, that player. */
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

    /** Longer lines are cut, and go on behind another sign. */
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

    /** Before a word if there is a blank to cut at; the blank goes with the word, since ends of lines get lost. */
    private static int cut(String rest) {
        int most = rest.offsetByCodePoints(0, WIDTH - SAID.length());
        int blank = rest.lastIndexOf(' ', most);
        while (blank > 0 && rest.charAt(blank - 1) == ' ') {
            blank--;
        }
        return blank > 0 ? blank : most;
    }
}
