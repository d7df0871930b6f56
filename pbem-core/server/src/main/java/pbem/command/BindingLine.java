package pbem.command;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import pbem.game.Games;

/**
 * A line that holds, or seems to hold, a binding command: a player who resigns, accepts or offers a draw cannot take it
 * back. The command is carried out only if it fills the line, apart from courtesy; otherwise the writer is asked.
 *
 * @param game its name as typed; empty if the line names none
 * @param word the verb as typed, or the verb's own word
 * @param rest the numbers behind the verb, in the form of the command
 * @param others the other words of the line, as typed; empty if there are none but courtesy
 */
record BindingLine(Verb verb, Optional<String> game, String word, String rest, String others) {

    private static final Set<Verb> BINDING = EnumSet.of(
            Verb.RESIGN,
            Verb.ACCEPT,
            Verb.DECLINE,
            Verb.WITHDRAW,
            Verb.DRAW,
            Verb.UNDO,
            Verb.CLAIM,
            Verb.CONFIRM,
            Verb.SIGNOFF);

    /** Other words that people use for binding commands. They are not commands, so a player who uses one is asked. */
    private static final Map<String, Verb> OTHER_WORDS = Map.ofEntries(
            Map.entry("resigning", Verb.RESIGN),
            Map.entry("resigned", Verb.RESIGN),
            Map.entry("concede", Verb.RESIGN),
            Map.entry("surrender", Verb.RESIGN),
            Map.entry("forfeit", Verb.RESIGN),
            Map.entry("capitulate", Verb.RESIGN),
            Map.entry("quit", Verb.RESIGN),
            Map.entry("accepted", Verb.ACCEPT),
            Map.entry("accepting", Verb.ACCEPT),
            Map.entry("agree", Verb.ACCEPT),
            Map.entry("agreed", Verb.ACCEPT),
            Map.entry("declined", Verb.DECLINE),
            Map.entry("rejected", Verb.DECLINE),
            Map.entry("refuse", Verb.DECLINE),
            Map.entry("remis", Verb.DRAW),
            Map.entry("takeback", Verb.UNDO));

    private static final Map<Pattern, String> OTHER_PHRASES = Map.of(
            Pattern.compile("(?iu)\\b(?:give|giving|gave) up\\b"), "surrender",
            // not a capture, as in "if he takes I take back"
            Pattern.compile("(?iu)(?<!\\b(?:if|when) .{1,80})\\b"
                            + "take (?:it |that |this |my (?:last )?move )?back\\b(?! with\\b)"),
                    "takeback",
            Pattern.compile("(?iu)\\boffer(?:ing)? (?:you )?(?=(?:a )?(?:draw|remis)\\b)"), "",
            Pattern.compile("(?iu)\\bsign off\\b"), "signoff");

    /** Words that may stand before the verb. */
    private static final Set<String> BEFORE = Set.of(
            "i", "please", "pls", "plz", "ok", "okay", "yes", "yep", "yeah", "so", "well", "then", "and", "now", "sure",
            "sorry", "hereby", "gladly", "happily", "a", "the", "my");

    /** Words of refusal that may stand before {@code decline}; before any other verb the line does not bind. */
    private static final Set<String> NO = Set.of("no", "nope");

    /** Words that may stand behind the verb. */
    private static final Set<String> BEHIND = Set.of(
            "please", "pls", "plz", "now", "this", "the", "a", "an", "my", "it", "that", "your", "then", "here", "game",
            "board", "gladly", "happily", "sorry", "ok", "okay", "so", "again", "match", "and");

    private static final Map<Verb, Set<String>> OBJECTS = objects();

    private static Map<Verb, Set<String>> objects() {
        Set<String> offers = Set.of(
                "challenge", "offer", "draw", "undo", "takeback", "invitation", "request", "proposal", "seat", "yes");
        Map<Verb, Set<String>> objects = new EnumMap<>(Verb.class);
        BINDING.forEach(verb -> objects.put(verb, Set.of()));
        objects.put(Verb.ACCEPT, offers);
        objects.put(Verb.DECLINE, offers);
        objects.put(Verb.WITHDRAW, Set.of("challenge", "offer", "invitation", "request", "proposal"));
        objects.put(Verb.DRAW, Set.of("draw", "offer", "you", "propose", "remis"));
        objects.put(Verb.UNDO, Set.of("last", "move"));
        objects.put(Verb.CLAIM, Set.of("win", "victory"));
        objects.put(Verb.CONFIRM, Set.of("move"));
        return objects;
    }

    private static final Pattern NUMBER = Pattern.compile("#?[0-9]{1,9}(?:#[0-9]{1,6})?|#");

    private static final Pattern MOVE_LIKE = Pattern.compile("(?=.*[0-9])(?=.*[^0-9#]).+");

    /**
     * Words that show that "draw" is meant for the game, as in drawing a tile or claiming a draw, and makes no offer.
     */
    private static final Set<String> OF_A_GAME = Set.of("claim", "tile", "card", "chromino");

    boolean isWhole() {
        return others.isEmpty();
    }

    /** The command that the line seems to be, without its other words. */
    String command() {
        return (game.map(name -> name + " ").orElse("") + verb.word() + " " + rest).strip();
    }

    /** The line as a binding line, if a binding word comes first after any courtesy. */
    static Optional<BindingLine> of(String line, Games games) {
        return Reader.of(line, games).flatMap(Reader::atBeginning);
    }

    /** Like {@link #of}, but the binding word may stand anywhere if nothing in the line looks like a move. */
    static Optional<BindingLine> within(String line, Games games) {
        return Reader.of(line, games).flatMap(reader -> reader.atBeginning().or(reader::anywhere));
    }

    /** Whether a command of that verb cannot be taken back. */
    static boolean binds(Verb verb) {
        return BINDING.contains(verb);
    }

    /** Whether a text contains any binding word. */
    static boolean speaksOfIt(String text) {
        return Courtesy.words(replaced(text)).stream()
                .anyMatch(word -> verb(word).isPresent());
    }

    private static String replaced(String text) {
        String replaced = text;
        for (Map.Entry<Pattern, String> phrase : OTHER_PHRASES.entrySet()) {
            replaced = phrase.getKey().matcher(replaced).replaceAll(phrase.getValue());
        }
        return replaced;
    }

    private static Optional<Verb> verb(String word) {
        return command(word).or(() -> Optional.ofNullable(OTHER_WORDS.get(word)));
    }

    private static Optional<Verb> command(String word) {
        return Verb.of(word).filter(BINDING::contains);
    }

    /** One line, split into words. */
    private record Reader(String line, Optional<String> game, List<String> typed) {

        static Optional<Reader> of(String line, Games games) {
            String text = Courtesy.withoutPhrases(Courtesy.withoutGreeting(Words.tidied(line)));
            List<String> typed = Words.split(replaced(text)).stream()
                    .filter(word -> !Courtesy.bare(word).isEmpty() || Courtesy.isQuestion(word) || word.equals("#"))
                    .toList();
            if (typed.isEmpty()) {
                return Optional.empty();
            }
            boolean named = games.named(typed.get(0)).isPresent();
            return Optional.of(new Reader(
                    line,
                    named ? Optional.of(typed.get(0)) : Optional.empty(),
                    named ? typed.subList(1, typed.size()) : typed));
        }

        Optional<BindingLine> atBeginning() {
            int place = 0;
            boolean no = false;
            while (place < typed.size()
                    && isBefore(bare(place))
                    && verb(bare(place)).isEmpty()) {
                no |= NO.contains(bare(place));
                place++;
            }
            Optional<Verb> verb = place < typed.size() ? verb(bare(place)) : Optional.empty();
            return no && !verb.equals(Optional.of(Verb.DECLINE)) ? Optional.empty() : verb.flatMap(at(place));
        }

        private static boolean isBefore(String word) {
            return BEFORE.contains(word) || NO.contains(word);
        }

        Optional<BindingLine> anywhere() {
            if (game.isPresent()
                    || typed.stream()
                            .anyMatch(word ->
                                    MOVE_LIKE.matcher(Courtesy.bare(word)).matches())) {
                return Optional.empty();
            }
            for (int place = 0; place < typed.size(); place++) {
                Optional<Verb> verb = verb(bare(place)).filter(found -> found != Verb.SIGNOFF);
                if (verb.isPresent()) {
                    boolean denied =
                            typed.subList(0, place).stream().map(Courtesy::bare).anyMatch(Courtesy::isNegation);
                    if (denied && verb.get() != Verb.ACCEPT) {
                        return Optional.empty(); // "I will not resign" is a sentence
                    }
                    boolean asked = verb.get() == Verb.ACCEPT && isDrawAsked();
                    Verb meant = asked ? Verb.DRAW : denied ? Verb.DECLINE : verb.get();
                    return Optional.of(new BindingLine(meant, game, meant.word(), onlyNumber(), line.strip()));
                }
            }
            return Optional.empty();
        }

        /** Whether the line asks about a draw: "Would you accept a draw". */
        private boolean isDrawAsked() {
            List<String> words = typed.stream().map(Courtesy::bare).toList();
            return words.contains("you")
                    && words.stream().anyMatch(word -> verb(word).equals(Optional.of(Verb.DRAW)));
        }

        private Function<Verb, Optional<BindingLine>> at(int place) {
            return verb -> read(verb, place);
        }

        private Optional<BindingLine> read(Verb verb, int place) {
            StringBuilder rest = new StringBuilder();
            StringBuilder others = new StringBuilder();
            if (command(bare(place)).isEmpty()) {
                others.append(typed.get(place)).append(' ');
            } else if (Courtesy.isQuestion(typed.get(place))) {
                others.append("? ");
            }
            String before = "";
            int numbers = 0;
            for (int i = place + 1; i < typed.size(); i++) {
                String word = Verb.of(bare(i))
                        .filter(Verb.CHALLENGE::equals)
                        .map(Verb::word)
                        .orElse(bare(i));
                boolean number = NUMBER.matcher(numeral(i)).matches();
                if (number) {
                    boolean told = before.equals("board") || before.equals("challenge");
                    rest.append(told && numbers == 0 ? before + " " : "")
                            .append(numeral(i))
                            .append(' ');
                    numbers += numeral(i).startsWith("#") && numbers > 0
                                    || numeral(i).equals("#")
                            ? 0
                            : 1;
                } else if (verb == Verb.DRAW && OF_A_GAME.contains(word)) {
                    return Optional.empty(); // a claim or a tile, which the game parses
                } else if (!BEHIND.contains(word) && !OBJECTS.get(verb).contains(word)) {
                    others.append(typed.get(i)).append(' ');
                } else if (Courtesy.isQuestion(typed.get(i))) {
                    others.append("? ");
                }
                if (number && Courtesy.isQuestion(typed.get(i))) {
                    others.append("? ");
                }
                before = word;
            }
            String command = command(bare(place)).isPresent() ? bare(place) : verb.word();
            return numbers > 2
                    ? Optional.empty()
                    : Optional.of(new BindingLine(
                            verb,
                            game,
                            command,
                            rest.toString().strip(),
                            others.toString().strip()));
        }

        private String bare(int place) {
            return Courtesy.bare(typed.get(place));
        }

        /** The word without brackets and punctuation around it, but with a {@code #} before a number. */
        private String numeral(int place) {
            return typed.get(place).replaceAll("^[(\\[]+|[)\\],.;:!?]+$", "");
        }

        private String onlyNumber() {
            List<String> numbers = IntStream.range(0, typed.size())
                    .mapToObj(this::numeral)
                    .filter(word -> NUMBER.matcher(word).matches() && !word.equals("#"))
                    .toList();
            return numbers.size() == 1 ? numbers.get(0) : "";
        }
    }
}
