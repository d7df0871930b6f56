package pbem.request;

import java.text.Normalizer;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.game.Games;
import pbem.repository.Players;

/** Proposes a free userid close to a text that cannot be one: {@code juergen} for {@code jürgen}. */
public final class ProposedUserId {

    private static final int LONGEST = 20;
    private static final int MOST_OF_A_NAME = 99;
    private static final int LONGEST_WISH = 200;

    /** The spelling of letters that are not plain letters with an accent. */
    private static final Map<String, String> SPELLED = Map.ofEntries(
            Map.entry("ä", "ae"),
            Map.entry("ö", "oe"),
            Map.entry("ü", "ue"),
            Map.entry("Ä", "Ae"),
            Map.entry("Ö", "Oe"),
            Map.entry("Ü", "Ue"),
            Map.entry("ß", "ss"),
            Map.entry("æ", "ae"),
            Map.entry("Æ", "Ae"),
            Map.entry("œ", "oe"),
            Map.entry("Œ", "Oe"),
            Map.entry("ø", "oe"),
            Map.entry("Ø", "Oe"),
            Map.entry("å", "aa"),
            Map.entry("Å", "Aa"),
            Map.entry("đ", "d"),
            Map.entry("Đ", "D"),
            Map.entry("ð", "d"),
            Map.entry("þ", "th"),
            Map.entry("ı", "i"),
            Map.entry("ł", "l"),
            Map.entry("Ł", "L"));

    private ProposedUserId() {}

    /**
     * The wish in plain letters, with a number behind it if that userid is taken.
     *
     * @param wish a name, the first part of an address, or an intended userid
     * @return empty if no part of it can be in a userid
     */
    public static Optional<String> of(String wish, Games games, Players players) {
        String plain = plain(wish);
        if (plain.isEmpty()) {
            return Optional.empty();
        }
        return Stream.concat(
                        Stream.of(plain),
                        IntStream.rangeClosed(2, MOST_OF_A_NAME).mapToObj(number -> numbered(plain, number)))
                .filter(user -> isFree(user, games, players))
                .findFirst();
    }

    private static boolean isFree(String user, Games games, Players players) {
        return UserId.objection(user, games).isEmpty()
                && players.called(user).isEmpty()
                && UserId.lookAlike(user, players).isEmpty();
    }

    private static String numbered(String plain, int number) {
        String tail = Integer.toString(number);
        return plain.substring(0, Math.min(plain.length(), LONGEST - tail.length())) + tail;
    }

    /** The wish in plain letters, whether or not it is allowed as a userid; empty if no letter is left. */
    public static String plain(String wish) {
        String composed =
                Normalizer.normalize(wish.substring(0, Math.min(wish.length(), LONGEST_WISH)), Normalizer.Form.NFC);
        StringBuilder spelled = new StringBuilder();
        composed.chars()
                .mapToObj(Character::toString)
                .map(letter -> SPELLED.getOrDefault(letter, letter))
                .forEach(spelled::append);
        String word = Normalizer.normalize(spelled, Normalizer.Form.NFD)
                .replaceAll("\\p{M}+|['’]", "")
                .replaceAll("[^A-Za-z0-9_-]+", "-")
                .replaceAll("^[^A-Za-z]+", "");
        return word.substring(0, Math.min(word.length(), LONGEST)).replaceAll("[-_]+$", "");
    }
}
