package pbem.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.TextTable;

/** The verbs in {@code pbem --help}, grouped by the admin's tasks. A verb without a group is not shown there. */
final class VerbGroups {

    private static final Map<String, List<String>> GROUPS = groups();

    private static final int NAMES = 14;

    private VerbGroups() {}

    private static Map<String, List<String>> groups() {
        Map<String, List<String>> groups = new LinkedHashMap<>();
        groups.put("To begin", List.of("demo", "setup", "serve", "doctor"));
        groups.put("Players", List.of("player", "invite", "signup", "announce", "report"));
        groups.put("Games", List.of("board", "challenge", "tournament", "standings", "robot"));
        groups.put("Mail", List.of("inbox", "outbox", "deliver", "tick", "oauth"));
        groups.put("What happened", List.of("why", "log", "stats", "verify"));
        groups.put("Copies", List.of("backup", "restore", "upgrade", "export", "transfer"));
        groups.put("Keys", List.of("admin", "keys"));
        groups.put("Rarely", List.of("tool"));
        return groups;
    }

    static void show(CommandLine program) {
        program.getCommandSpec()
                .usageMessage()
                .adjustLineBreaksForWideCJKCharacters(false)
                .commandListHeading("");
        program.getHelpSectionMap().put(CommandLine.Model.UsageMessageSpec.SECTION_KEY_COMMAND_LIST, VerbGroups::list);
    }

    private static String list(Help help) {
        if (help.commandSpec().parent() != null) {
            return help.commandList();
        }
        StringBuilder text = new StringBuilder();
        GROUPS.forEach((group, verbs) -> {
            text.append(String.format("%n%s:%n", group));
            TextTable table = TextTable.forColumns(
                    help.colorScheme(),
                    new Column(NAMES, 2, Column.Overflow.SPAN),
                    new Column(help.commandSpec().usageMessage().width() - NAMES, 0, Column.Overflow.WRAP));
            for (String verb : verbs) {
                String[] says = help.subcommands()
                        .get(verb)
                        .commandSpec()
                        .usageMessage()
                        .description();
                table.addRowValues(verb, first(String.join(" ", says)));
            }
            text.append(table);
        });
        return text.toString();
    }

    /** The first sentence of a description. */
    private static String first(String description) {
        return description.split("(?<=[.:]) ", 2)[0].replaceFirst(":$", ".");
    }
}
