package pbem.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine;

/** Finds mistyped verbs and options of the program in the commands on a page. */
public final class VerbWords {

    /** The name of the program, followed by one blank. */
    private static final Pattern CALL = Pattern.compile("(?:^|[\\s;/])pbem ([a-z-][^;#&]*)");

    private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"|'[^']*'|\\.\\.\\.");
    private static final Pattern OPTION = Pattern.compile("(?<![\\w-])--[a-z][a-z-]*");
    private static final Pattern VERB = Pattern.compile("[a-z][a-z-]*");

    /** Options of other programs and of challenges. */
    private static final Set<String> FOREIGN = Set.of("--offline", "--tmpfs", "--random");

    private final CommandLine program;
    private final Set<String> options = new TreeSet<>(FOREIGN);

    private VerbWords(CommandLine program) {
        this.program = program;
        collect(program);
    }

    public static VerbWords ofTheProgram() {
        return new VerbWords(Main.commandLine());
    }

    private void collect(CommandLine verb) {
        options.addAll(verb.getCommandSpec().optionsMap().keySet());
        verb.getSubcommands().values().forEach(this::collect);
    }

    /** The parts of the line that cannot be typed. */
    public Stream<String> faults(String line) {
        List<String> faults = new ArrayList<>();
        Matcher call = CALL.matcher(line);
        boolean isCall = false;
        while (call.find()) {
            isCall = true;
            faults.addAll(faultsOfCall(QUOTED.matcher(call.group(1)).replaceAll("TEXT")));
        }
        if (!isCall && line.startsWith("--")) {
            OPTION.matcher(line)
                    .results()
                    .map(MatchResult::group)
                    .filter(option -> !options.contains(option))
                    .forEach(faults::add);
        }
        return faults.stream();
    }

    private List<String> faultsOfCall(String words) {
        CommandLine verb = program;
        String name = "pbem";
        for (String word : words.split("[\\s\\[\\]]+")) {
            Map<String, CommandLine> below = verb.getSubcommands();
            if (below.isEmpty() || !VERB.matcher(word).matches()) {
                break;
            }
            if (!below.containsKey(word)) {
                return List.of(name + " " + word);
            }
            verb = below.get(word);
            name += " " + word;
        }
        Set<String> known = verb.getCommandSpec().optionsMap().keySet();
        String found = name;
        return OPTION.matcher(words)
                .results()
                .map(MatchResult::group)
                .filter(option -> !known.contains(option))
                .map(option -> found + " " + option)
                .toList();
    }
}
