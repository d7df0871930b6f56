package pbem.command;

import java.util.List;
import java.util.Optional;

/** Parses the arguments of the verbs of {@link Verb.Group#CLUB}. */
final class ClubForms {

    private ClubForms() {}

    static Parsing read(Arguments said) {
        return switch (said.verb()) {
            case REPORT -> report(said);
            case MODERATE -> moderate(said);
            default -> said.wrong();
        };
    }

    /** Reads {@code report}; the word "board" before a number is ignored. */
    private static Parsing report(Arguments said) {
        List<String> words = said.words();
        boolean named = words.size() > 1
                && (words.get(0).equalsIgnoreCase("board") || words.get(0).equalsIgnoreCase("player"));
        List<String> rest = named ? words.subList(1, words.size()) : words;
        return rest.isEmpty()
                ? said.wrong()
                : new ClubCommand.Report(Arguments.name(rest.get(0)), String.join(" ", rest.subList(1, rest.size())));
    }

    private static Parsing moderate(Arguments said) {
        List<String> words = said.words();
        if (words.isEmpty()) {
            return new ClubCommand.Moderate(Optional.empty(), List.of(), "");
        }
        Optional<ClubCommand.Deed> deed = ClubCommand.Deed.of(words.get(0));
        if (deed.isEmpty() || words.size() < 1 + deed.get().words()) {
            return said.wrong();
        }
        int reason = 1 + deed.get().words();
        return new ClubCommand.Moderate(
                deed,
                words.subList(1, reason).stream().map(Arguments::name).toList(),
                String.join(" ", words.subList(reason, words.size())));
    }
}
