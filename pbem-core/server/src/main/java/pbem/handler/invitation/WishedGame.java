package pbem.handler.invitation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.game.Game;
import pbem.game.Option;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.intention.Intentions;
import pbem.phrase.WordLists;

/**
 * What a sentence asks of the game itself: "go on 13x13 with 4 handicap stones, I take black".
 *
 * @param options of the game
 * @param colour the colour that is named
 * @param forOther whether it is for the other player and not for the writer
 */
public record WishedGame(Map<String, String> options, Optional<String> colour, boolean forOther) {

    private static final WordLists WORDS = WordLists.inEveryLanguage(Intentions.class);

    private static final String OPTION = "option-";

    /** Words that want an option with any value: "Chess960". */
    private static final String ANY = "any-";

    private static final String SIZE = "size";

    private static final String COLOUR = "colour-";

    private static final List<String> COLOURS =
            WORDS.names().stream().filter(name -> name.startsWith(COLOUR)).toList();

    /** A colour, and perhaps the word for another player before it, with none for the writer between them. */
    private static final Pattern COLOURED =
            Pattern.compile("(?iu)(?<other>" + WishedTerms.any("you", "your", "he") + "(?:(?!"
                    + WishedTerms.any("i", "my") + ")[^.,;:!?]){0,30}?)?(?<colour>"
                    + WishedTerms.any(COLOURS.toArray(String[]::new)) + ")");

    private static final String VALUE = "(?<value>\\d+(?:[.x]\\d+)?)";

    private static final Pattern SQUARE = Pattern.compile(
            "(?iu)(?<!\\d)(?<value>\\d{1,2}) ?(?:x|\\u00d7|" + WishedTerms.any("by") + ") ?(?<width>\\d{1,2})(?!\\d)");

    /** What a sentence asks of a game. */
    public static WishedGame in(String text, Game game) {
        Map<String, String> options = new LinkedHashMap<>();
        for (Option option : game.options()) {
            value(text, option).or(() -> any(text, option)).ifPresent(value -> options.put(option.name(), value));
        }
        Matcher named = COLOURED.matcher(text);
        return named.find()
                ? new WishedGame(options, colour(named.group("colour")), named.group("other") != null)
                : new WishedGame(options, Optional.empty(), false);
    }

    private static Optional<String> colour(String said) {
        return COLOURS.stream()
                .filter(list -> said.matches("(?iu)" + WORDS.pattern(list)))
                .map(list -> list.substring(COLOUR.length()))
                .findFirst();
    }

    private static Optional<String> value(String text, Option option) {
        String list = OPTION + option.name();
        if (WORDS.of(list).isEmpty()) {
            return Optional.empty();
        }
        String words = WishedTerms.any(list);
        if (option.form().isEmpty()) {
            return Pattern.compile("(?iu)" + words).matcher(text).find() ? Optional.of("") : Optional.empty();
        }
        Optional<String> square = option.name().equals(SIZE) ? square(text, option) : Optional.empty();
        return square.or(() -> Stream.of(
                        words + "[ :=-]{1,2}(?:" + WishedTerms.any("of") + " )?" + VALUE,
                        VALUE + "[ -]?" + WORDS.pattern(list) + "(?!\\p{L})")
                .map(form -> Pattern.compile("(?iu)" + form).matcher(text))
                .filter(Matcher::find)
                .flatMap(found -> option.canonical(found.group("value")).stream())
                .findFirst());
    }

    private static Optional<String> any(String text, Option option) {
        String list = ANY + option.name();
        boolean wanted = !WORDS.of(list).isEmpty()
                && Pattern.compile("(?iu)" + WishedTerms.any(list))
                        .matcher(text)
                        .find();
        return wanted ? Optional.of("any") : Optional.empty();
    }

    /** The size of a board as people write it: "9x9", "9 by 9". */
    private static Optional<String> square(String text, Option size) {
        Matcher found = SQUARE.matcher(text);
        if (!found.find()) {
            return Optional.empty();
        }
        String width = found.group("width");
        return size.canonical(found.group("value") + "x" + width)
                .or(() -> size.canonical(width).filter(value -> value.equals(found.group("value"))));
    }

    /** Whether the writer moves first with the wished colour; empty if the game for two has no such colour. */
    public Optional<Boolean> writerStarts(Game game) {
        if (colour.isEmpty() || game.leastSeats() > 2 || game.hasChance()) {
            return Optional.empty();
        }
        Position start = game.start(2, Map.of(), Seed.of(new byte[Seed.BYTES])).now();
        return Seat.all(2).stream()
                .filter(seat -> game.seatName(start.setup(), seat).key().matches(".*\\W" + colour.get()))
                .findFirst()
                .map(seat -> (seat.index() == 0) != forOther);
    }

    /** A challenge with those of these options that it does not have. */
    public String with(String challenge) {
        return challenge
                + options.entrySet().stream()
                        .filter(option -> !challenge.matches(".* -" + option.getKey() + "(?:[= ].*)?"))
                        .map(option -> " " + Option.spelled(option.getKey(), option.getValue()))
                        .collect(Collectors.joining());
    }
}
