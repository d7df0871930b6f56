package pbem.help;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Every way to fill in a form of the page: with and without each part in brackets, and with each alternative word. */
final class FormFilling {

    private static final Pattern BRACKETS = Pattern.compile("\\[([^\\[\\]]*)]");
    private static final Pattern CHOICE = Pattern.compile("\\S+\\|\\S+");
    private static final Map<String, String> WORDS = Map.ofEntries(
            Map.entry("USERID...", "bob carol"),
            Map.entry("USERID", "bob"),
            Map.entry("BOARD...", "101 102"),
            Map.entry("BOARD", "101"),
            Map.entry("MOVE...", "c5,d5 g5,f4"),
            Map.entry("MOVE", "c5,d5"),
            Map.entry("NUMBER", "7"),
            Map.entry("GAME", "cholone"),
            Map.entry("CELL", "d4"),
            Map.entry("TOPIC", "cholone"),
            Map.entry("CHALLENGE", "3"),
            Map.entry("PLAYERS", "2"),
            Map.entry("LESSON", "3"),
            Map.entry("LEVEL", "4"),
            Map.entry("ADDRESS...", "alice@work.example"),
            Map.entry("NEW...", "new"),
            Map.entry("SETTING VALUE", "format plain"),
            Map.entry("FROM TO", "2027-07-10 2027-07-24"),
            Map.entry("-option", "-setup=belgian"),
            Map.entry("--term", "--unrated"));

    private FormFilling() {}

    static List<String> of(String form) {
        return withAndWithout(form.replace("BOARD[#MOVE]", "BOARD[#7]"))
                .flatMap(FormFilling::eachChoice)
                .map(FormFilling::filled)
                .distinct()
                .toList();
    }

    private static Stream<String> withAndWithout(String form) {
        Matcher brackets = BRACKETS.matcher(form);
        if (!brackets.find()) {
            return Stream.of(form);
        }
        String before = form.substring(0, brackets.start());
        String after = form.substring(brackets.end());
        return Stream.of(before + after, before + brackets.group(1) + after).flatMap(FormFilling::withAndWithout);
    }

    private static Stream<String> eachChoice(String form) {
        Matcher choice = CHOICE.matcher(form);
        if (!choice.find()) {
            return Stream.of(form);
        }
        return Stream.of(choice.group().split("\\|"))
                .map(word -> form.substring(0, choice.start()) + word + form.substring(choice.end()));
    }

    private static String filled(String form) {
        String line = form;
        for (Map.Entry<String, String> word : WORDS.entrySet().stream()
                .sorted((a, b) -> b.getKey().length() - a.getKey().length())
                .toList()) {
            line = line.replaceAll(
                    "(?<![A-Z-])" + Pattern.quote(word.getKey()) + "(?![A-Z.])",
                    Matcher.quoteReplacement(word.getValue()));
        }
        return line.strip().replaceAll(" +", " ");
    }
}
