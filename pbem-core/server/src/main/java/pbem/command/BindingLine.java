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
 * A line in which somebody binds themselves, or seems to: who resigns, accepts or offers a draw cannot take it back.
 * Only a line that is that command from end to end, courtesy apart, is one; of any other its writer is asked.
 *
 * @param game its name as typed; empty if none stands there
 * @param word the verb, as typed or as it is called in the language
 * @param rest the numbers behind it, in the form of the command
 * @param others what else the line says, as typed; empty if it is nothing but courtesy
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

    /** Other words that people have for it. They are no commands, so that a player who uses one is asked. */
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
            Pattern.compile("(?iu)\\btake (?:it |that |this |my (?:last )?move )?back\\b"), "takeback",
            Pattern.compile("(?iu)\\boffer(?:ing)? (?:you )?(?=(?:a )?(?:draw|remis)\\b)"), "",
            Pattern.compile("(?iu)\\bsign off\\b"), "signoff");

    /** They may stand before the verb. */
    private static final Set<String> BEFORE = Set.of(
            "i", "please", "pls", "plz", "ok", "okay", "yes", "yep", "yeah", "so", "well", "then", "and", "now", "sure",
            "sorry", "hereby", "gladly", "happily", "a", "the", "my");

    /** They agree with one verb only. */
    private static final Set<String> NO = Set.of("no", "nope");

    /** They may stand behind it. */
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

    /** Words of a sentence about tiles; to draw one binds nobody. */
    private static final Set<String> OF_A_GAME = Set.of("claim", "tile", "card", "chromino");

    boolean isWhole() {
        return others.isEmpty();
    }

    /** The command that it seems to be, without anything else. */
    String command() {
        return (game.map(name -> name + " ").orElse("") + verb.word() + " " + rest).strip();
    }

    /** The line as such a one, if its first words that are more than courtesy bind. */
    static Optional<BindingLine> of(String line, Games games) {
        return Reader.of(line, games).flatMap(Reader::atBeginning);
    }

    /** The same wherever in the line the words stand, as long as nothing in it looks like a move. */
    static Optional<BindingLine> within(String line, Games games) {
        return Reader.of(line, games).flatMap(reader -> reader.atBeginning().or(reader::anywhere));
    }

    /** Whether a command of that verb cannot be taken back. */
    static boolean binds(Verb verb) {
        return BINDING.contains(verb);
    }

    /** Whether a text speaks of anything that would bind its writer. */
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

    /** One line, cut into words. */
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
                    boolean denied = verb.get() == Verb.ACCEPT
                            && typed.subList(0, place).stream()
                                    .map(Courtesy::bare)
                                    .anyMatch(Courtesy::isNegation);
                    boolean asked = verb.get() == Verb.ACCEPT && isDrawAsked();
                    Verb meant = asked ? Verb.DRAW : denied ? Verb.DECLINE : verb.get();
                    return Optional.of(new BindingLine(meant, game, meant.word(), onlyNumber(), line.strip()));
                }
            }
            return Optional.empty();
        }

        /** "Would you accept a draw" */
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
                    return Optional.empty(); // a claim, or a tile: the game reads it
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

        /** A number without stops around it, but with the sign that it may begin with. */
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
