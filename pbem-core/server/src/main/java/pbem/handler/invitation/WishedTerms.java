package pbem.handler.invitation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.command.Verb;
import pbem.intention.Intentions;
import pbem.phrase.WordLists;
import pbem.player.Player;
import pbem.record.Board;
import pbem.repository.Challenge;

/**
 * The terms of a game that a sentence asks for.
 *
 * @param days for each move, as typed in a line
 * @param odds days for each move of the writer and of the other player, if they differ
 * @param writerStarts whether the writer wants to move first or wants the other to
 * @param rated whether the game should count for ratings
 * @param swapped whether the seats should be swapped; a rematch swaps them anyway
 */
public record WishedTerms(
        Optional<String> days,
        Optional<List<String>> odds,
        Optional<Boolean> writerStarts,
        Optional<Boolean> rated,
        boolean swapped) {

    /** The terms of the game before, without any change. */
    public static final WishedTerms NONE =
            new WishedTerms(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), false);

    private static final WordLists WORDS = WordLists.inEveryLanguage(Intentions.class);

    private static final String[] NUMBERS =
            IntStream.rangeClosed(1, 14).mapToObj(Integer::toString).toArray(String[]::new);
    private static final String NUMBER = "(?<![\\p{L}\\p{N}])([1-9]\\d{0,2}|" + WORDS.pattern(NUMBERS) + "(?!\\p{L}))";
    private static final String UNIT = " " + any("day");
    private static final Pattern DAYS = Pattern.compile("(?iu)" + NUMBER + UNIT);

    /** More games than one: "5 games", "zwei neue Schachpartien". */
    private static final Pattern SEVERAL = Pattern.compile("(?iu)(?<![\\p{L}\\p{N}])(?:[2-9]|[1-9]\\d|"
            + WORDS.pattern(Arrays.copyOfRange(NUMBERS, 1, NUMBERS.length)) + ") (?:\\p{L}+ )?\\p{L}*"
            + WORDS.pattern("games") + "(?!\\p{L})");

    private static final String WRITER = any("i", "my");
    private static final String OTHERS = any("you", "your", "he");
    private static final String NEAR = "[^.;:!?\\d]{0,30}?";

    /** Different times for the players: "I take 3 days a move, you get 14", "14 days for you and 3 for me". */
    private static final List<Odds> ODDS = List.of(
            Odds.of(true, WRITER + NEAR + NUMBER + "(?:" + UNIT + ")?" + NEAR + OTHERS + NEAR + NUMBER),
            Odds.of(false, OTHERS + NEAR + NUMBER + "(?:" + UNIT + ")?" + NEAR + WRITER + NEAR + NUMBER),
            Odds.of(true, NUMBER + UNIT + NEAR + WRITER + NEAR + NUMBER + NEAR + OTHERS),
            Odds.of(false, NUMBER + UNIT + NEAR + OTHERS + NEAR + NUMBER + NEAR + WRITER));

    /** @param writerFirst whether the writer's number comes first */
    private record Odds(boolean writerFirst, Pattern form) {

        static Odds of(boolean writerFirst, String form) {
            return new Odds(writerFirst, Pattern.compile("(?iu)" + form));
        }

        Optional<List<String>> in(String text) {
            Matcher found = form.matcher(text);
            if (!found.find()) {
                return Optional.empty();
            }
            String first = number(found.group(1));
            String second = number(found.group(2));
            return Optional.of(writerFirst ? List.of(first, second) : List.of(second, first))
                    .filter(days -> !first.equals(second));
        }
    }

    private static final Pattern STARTS = Pattern.compile("(?iu)(?<others>" + any("others-first") + ")|"
            + any("writer-first") + "|(?:(?<you>" + any("you", "he") + ")|" + any("i") + ")(?: "
            + any("moves-first") + "|(?: (?!" + any("i", "you", "he") + ")\\p{L}+){0,3}? " + any("moves-first-later")
            + ")|"
            + any("first-move"));

    /** A game is rated only with accents: French "classe" is not "classé". */
    private static final Pattern RATED = Pattern.compile(
            "(?iu)(?<not>" + any("unrated") + ")|(?<!\\p{L})(?:" + String.join("|", WORDS.of("rated")) + ")(?!\\p{L})");

    /** A short word may stand between: "change the seats". */
    private static final Pattern SWAPPED = Pattern.compile("(?iu)" + any("swap") + "(?: \\p{L}{2,3})? " + any("sides")
            + "|" + any("sides") + " " + any("swap") + "|" + any("other-side"));

    static String any(String... lists) {
        return "(?<![\\p{L}\\p{N}])" + WORDS.pattern(lists) + "(?!\\p{L})";
    }

    /** The terms in a text; empty if it names none that a line can express. */
    public static Optional<WishedTerms> in(String text) {
        Matcher days = DAYS.matcher(text);
        Matcher starts = STARTS.matcher(text);
        Matcher rated = RATED.matcher(text);
        WishedTerms wished = new WishedTerms(
                days.find() ? Optional.of(number(days.group(1))) : Optional.empty(),
                days.reset().find()
                        ? ODDS.stream().flatMap(form -> form.in(text).stream()).findFirst()
                        : Optional.empty(),
                starts.find()
                        ? Optional.of(starts.group("you") == null && starts.group("others") == null)
                        : Optional.empty(),
                rated.find() ? Optional.of(rated.group("not") == null) : Optional.empty(),
                SWAPPED.matcher(text).find());
        return Optional.of(wished).filter(found -> !found.equals(NONE));
    }

    /**
     * A text with a word like "he" in place of each of those userids at the beginning of a clause: "bob takes white".
     * The writer together with one of them, as in "can bob and I start", is left out.
     */
    public static String withoutNames(String text, List<String> users) {
        String names = users.stream().map(Pattern::quote).collect(Collectors.joining("|", "(?:", ")"));
        String apart = text.replaceAll("(?iu)" + names + " " + any("and") + " " + any("i"), "");
        return apart.replaceAll(
                "(?iu)(?<=^|[,.;:!?] |" + WORDS.pattern("before-subject") + " )" + names + "(?![\\p{L}\\p{N}_@-])",
                Matcher.quoteReplacement(WORDS.of("he").get(0)));
    }

    private static String number(String word) {
        return Stream.of(NUMBERS)
                .filter(number -> WORDS.spelled(number).contains(word.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElse(word);
    }

    /** Whether a text asks for more games than one. */
    public static boolean wantsSeveral(String text) {
        return SEVERAL.matcher(text).find();
    }

    /** These terms, with who moves first if they do not say so. */
    public WishedTerms starting(Optional<Boolean> writer) {
        return new WishedTerms(days, odds, writerStarts.or(() -> writer), rated, swapped);
    }

    /** The line that answers a challenge with these terms. */
    public String counter(Challenge asked, Player writer) {
        List<String> words = new ArrayList<>(List.of(Verb.COUNTER.word(), Integer.toString(asked.number())));
        List<Player> players = new ArrayList<>(asked.players());
        writerStarts.ifPresent(first -> seat(players, writer, first));
        boolean swaps = swapped && writerStarts.isEmpty();
        if (swaps) {
            Collections.reverse(players);
        }
        if (swaps || writerStarts.isPresent()) {
            players.stream().map(Player::user).forEach(words::add);
        }
        time(players.get(0).equals(writer)).ifPresent(words::add);
        rated.ifPresent(counts -> words.add(counts ? "--rated" : "--unrated"));
        return String.join(" ", words);
    }

    private Optional<String> time(boolean first) {
        return odds.map(two -> first ? two.get(0) + "," + two.get(1) : two.get(1) + "," + two.get(0))
                .or(() -> days)
                .map(number -> "--forfeittime=" + number);
    }

    /** A challenge with these terms in place of its own, if the sentence names them. */
    public String with(String challenge, Player writer) {
        List<String> words = new ArrayList<>(List.of(challenge));
        boolean second = writerStarts.filter(first -> !first).isPresent();
        if (second) {
            words.add(writer.user());
        }
        time(!second).ifPresent(words::add);
        rated.filter(counts -> !counts).ifPresent(counts -> words.add("--unrated"));
        return String.join(" ", words);
    }

    private static void seat(List<Player> players, Player writer, boolean first) {
        if (players.get(0).equals(writer) != first) {
            players.remove(writer);
            players.add(first ? 0 : players.size(), writer);
        }
    }

    /** The line that challenges the players of a board to another game, with these terms if the sentence names them. */
    String again(Board board, Player writer) {
        List<Player> players = new ArrayList<>(ProposalReader.seatsAgain(board));
        writerStarts.ifPresent(first -> seat(players, writer, first));
        List<String> words = new ArrayList<>(List.of(board.game().name(), Verb.CHALLENGE.word()));
        players.stream().map(Player::user).forEach(words::add);
        words.add(board.setup().spelled());
        Arrays.stream(board.terms().reseated(board.players(), players).spelled().split(" "))
                .filter(term -> days.isEmpty() || !term.matches("--(?:nag|forfeit)time=.*"))
                .filter(term -> rated.isEmpty() || !term.equals("--unrated"))
                .filter(term -> writerStarts.isEmpty() && odds.isEmpty() || !term.equals("--random"))
                .forEach(words::add);
        time(players.get(0).equals(writer)).ifPresent(words::add);
        rated.filter(counts -> !counts).ifPresent(counts -> words.add("--unrated"));
        words.removeIf(String::isEmpty);
        return String.join(" ", words);
    }
}
