package pbem.handler.invitation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.command.Verb;
import pbem.player.Player;
import pbem.record.Board;
import pbem.repository.Challenge;

/**
 * What a sentence says of the terms of a game.
 *
 * @param days for each move, as typed on a line
 * @param writerStarts whether the writer wants to move first, or the other to
 * @param rated whether the game is to count
 */
public record WishedTerms(Optional<String> days, Optional<Boolean> writerStarts, Optional<Boolean> rated) {

    /** Those of the game before. */
    static final WishedTerms NONE = new WishedTerms(Optional.empty(), Optional.empty(), Optional.empty());

    private static final List<String> NUMBERS = List.of(
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen");

    private static final Pattern DAYS =
            Pattern.compile("(?iu)\\b([1-9]\\d{0,2}|" + String.join("|", NUMBERS) + ") days?\\b");
    private static final Pattern STARTS = Pattern.compile(
            "(?iu)\\b(you|i|me) (?:may |can |should |to |go |move )*(?:start|begin|first|open)\\b|\\bfirst move\\b");
    private static final Pattern RATED = Pattern.compile("(?iu)\\b(un|not |no |without )?rat(?:ed|ing)\\b");

    /** Empty if the text says nothing of them that a line could. */
    public static Optional<WishedTerms> in(String text) {
        Matcher days = DAYS.matcher(text);
        Matcher starts = STARTS.matcher(text);
        Matcher rated = RATED.matcher(text);
        WishedTerms wished = new WishedTerms(
                days.find() ? Optional.of(number(days.group(1))) : Optional.empty(),
                starts.find() ? Optional.of(!"you".equalsIgnoreCase(starts.group(1))) : Optional.empty(),
                rated.find() ? Optional.of(rated.group(1) == null) : Optional.empty());
        return Optional.of(wished)
                .filter(found -> found.days.isPresent() || found.writerStarts.isPresent() || found.rated.isPresent());
    }

    private static String number(String word) {
        int place = NUMBERS.indexOf(word.toLowerCase(Locale.ROOT));
        return place < 0 ? word : Integer.toString(place + 1);
    }

    /** The line that answers a challenge so. */
    public String counter(Challenge asked, Player writer) {
        List<String> words = new ArrayList<>(List.of(Verb.COUNTER.word(), Integer.toString(asked.number())));
        List<Player> players = new ArrayList<>(asked.players());
        writerStarts.ifPresent(first -> {
            seat(players, writer, first);
            players.stream().map(Player::user).forEach(words::add);
        });
        days.ifPresent(number -> words.add("--forfeittime=" + number));
        rated.ifPresent(counts -> words.add(counts ? "--rated" : "--unrated"));
        return String.join(" ", words);
    }

    private static void seat(List<Player> players, Player writer, boolean first) {
        if (players.get(0).equals(writer) != first) {
            players.remove(writer);
            players.add(first ? 0 : players.size(), writer);
        }
    }

    /** The challenge to another game like that, on these terms where they are said. */
    String again(Board board, Player writer) {
        List<Player> players = new ArrayList<>(ProposalReader.seatsAgain(board));
        writerStarts.ifPresent(first -> seat(players, writer, first));
        List<String> words = new ArrayList<>(List.of(board.game().name(), Verb.CHALLENGE.word()));
        players.stream().map(Player::user).forEach(words::add);
        words.add(board.setup().spelled());
        Arrays.stream(board.terms().spelled().split(" "))
                .filter(term -> days.isEmpty() || !term.matches("--(?:nag|forfeit)time=.*"))
                .filter(term -> rated.isEmpty() || !term.equals("--unrated"))
                .filter(term -> writerStarts.isEmpty() || !term.equals("--random"))
                .forEach(words::add);
        days.ifPresent(number -> words.add("--forfeittime=" + number));
        rated.filter(counts -> !counts).ifPresent(counts -> words.add("--unrated"));
        words.removeIf(String::isEmpty);
        return String.join(" ", words);
    }
}
