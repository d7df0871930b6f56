package pbem.help;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Option;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;

/**
 * The facts on the help page of a game that follow from its code: a section in front of the others, and in a fenced
 * block of the name {@value #NAME} the table of its options. Each line of that block holds the name of an option and
 * what it means; a line that begins with a blank goes on with the meaning. The values and the usual value come from the
 * option.
 */
final class GameFacts {

    static final String NAME = "options";

    private static final Pattern BLOCK = Pattern.compile("(?ms)^```" + NAME + "\\n(.*?)\\n```$");
    private static final String SECTION = "\n## ";
    private static final String INDENT = "    ";
    private static final String PASS = "pass";
    private static final int WIDTH = 72;
    private static final int LONGEST_USAGE = 18;
    private static final int GAP = 2;
    private static final Seed ANY = Seed.of(new byte[Seed.BYTES]);

    private final Game game;
    private final Phrasebook phrases;

    private GameFacts(Game game, Locale language) {
        this.game = game;
        this.phrases = new Games(List.of(game)).phrasebook(language);
    }

    /** A page of rules with the facts of its game. */
    static String in(String page, Game game, Locale language) {
        GameFacts facts = new GameFacts(game, language);
        int first = page.indexOf(SECTION);
        String begun = first < 0 ? page : page.substring(0, first);
        String sections = first < 0 ? "" : page.substring(first);
        return begun
                + facts.section()
                + BLOCK.matcher(sections).replaceAll(block -> Matcher.quoteReplacement(facts.options(block.group(1))));
    }

    private String section() {
        return SECTION
                + phrases.say(Phrase.of("setup.at-a-glance"))
                + "\n\n"
                + items().map(phrases::say).map(item -> wrapped("- ", item)).collect(Collectors.joining());
    }

    /** What becomes of a game of several players when one of them leaves is for its page to say. */
    private Stream<Phrase> items() {
        Phrase passing = Phrase.of(game.moveWords().contains(PASS) ? "setup.pass" : "setup.no-pass");
        return Stream.concat(
                Stream.of(players(), moves(), passing),
                game.mostSeats() == 2 ? Stream.of(Phrase.of("setup.leaving")) : Stream.empty());
    }

    /** Chance may decide who begins, and the colours may depend on the number of players. */
    private Phrase players() {
        if (game.leastSeats() != game.mostSeats()) {
            return Phrase.of("setup.for", game.players());
        }
        Position start = game.start(game.leastSeats(), Map.of(), ANY).now();
        List<Phrase> seats = Seat.all(game.leastSeats()).stream()
                .map(seat -> game.seatName(start.setup(), seat))
                .toList();
        return game.hasChance()
                ? Phrase.of("setup.for-seats", game.players(), seats)
                : Phrase.of(
                        "setup.for-seats-begun",
                        game.players(),
                        seats,
                        seats.get(start.toMove().get(0).index()));
    }

    private Phrase moves() {
        List<String> words = game.moveWords().stream()
                .filter(word -> !word.equals(PASS))
                .sorted()
                .map(GameFacts::code)
                .toList();
        Phrase forms =
                Phrase.anyOf(game.moveForms().stream().map(GameFacts::code).toList());
        return words.isEmpty()
                ? Phrase.of("setup.move", forms)
                : Phrase.of("setup.move-or-word", forms, Phrase.anyOf(words));
    }

    private static String code(String typed) {
        return "`" + typed + "`";
    }

    private String options(String block) {
        Map<String, Phrase> rows = new LinkedHashMap<>();
        meanings(block).forEach((name, meaning) -> {
            Option option = game.options().stream()
                    .filter(one -> one.name().equals(name))
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("help.md of " + game.name() + ": no option " + name));
            rows.put(usage(option), meaning(option, meaning));
        });
        int column = rows.keySet().stream().mapToInt(String::length).max().orElseThrow() + GAP;
        return rows.entrySet().stream()
                .map(row -> wrapped(
                        INDENT + row.getKey() + " ".repeat(column - row.getKey().length()),
                        phrases.say(row.getValue())))
                .collect(Collectors.joining())
                .stripTrailing();
    }

    private static Map<String, String> meanings(String block) {
        Map<String, String> meanings = new LinkedHashMap<>();
        String last = "";
        for (String line : block.lines().toList()) {
            if (line.startsWith(" ")) {
                meanings.merge(last, " " + line.strip(), String::concat);
            } else {
                String[] parts = line.split(" +", 2);
                last = parts[0];
                meanings.put(last, parts.length > 1 ? parts[1] : "");
            }
        }
        return meanings;
    }

    /** Values that are too long to stand beside their meaning stand behind it. */
    private static String usage(Option option) {
        return isShort(option) ? option.usage() : "-" + option.name() + "=...";
    }

    private static boolean isShort(Option option) {
        return option.usage().length() <= LONGEST_USAGE;
    }

    private Phrase meaning(Option option, String words) {
        Phrase meaning = Phrase.of("setup.option", words);
        if (!isShort(option)) {
            List<String> values = List.of(option.form().split("\\|"));
            meaning = Phrase.of(
                    option.caseMatters() ? "setup.option-such" : "setup.option-values", meaning, Phrase.anyOf(values));
        }
        String usual =
                Optional.ofNullable(game.usualOptions().get(option.name())).orElse(option.usual());
        return usual.isEmpty() ? meaning : Phrase.of("setup.option-usual", meaning, usual);
    }

    /** Words behind a beginning, on as many lines as they need. */
    private static String wrapped(String beginning, String words) {
        String indent = " ".repeat(beginning.length());
        StringBuilder text = new StringBuilder();
        StringBuilder line = new StringBuilder(beginning);
        for (String word : words.split(" ")) {
            boolean isFirst = line.length() == beginning.length();
            if (!isFirst && line.length() + 1 + word.length() > WIDTH) {
                text.append(line).append('\n');
                line = new StringBuilder(indent).append(word);
            } else {
                line.append(isFirst ? "" : " ").append(word);
            }
        }
        return text.append(line).append('\n').toString();
    }
}
