package pbem.command;

import java.util.List;

/** Reads what stands behind the verbs of {@link Verb.Group#TALK}. What is said itself is the comment of the line. */
final class TalkForms {

    private TalkForms() {}

    static Parsing read(Arguments said) {
        List<String> words = said.words();
        return switch (said.verb()) {
            case CHAT ->
                said.number()
                        .map(board -> Arguments.understood(new Command.Chat(said.game(), board)))
                        .orElseGet(said::wrong);
            case MESSAGE -> words.isEmpty() ? said.wrong() : Arguments.understood(new Command.Message(words));
            case FEEDBACK -> said.alone(new Command.Feedback());
            case CALL -> callArbiter(said, words);
            default -> said.wrong();
        };
    }

    private static Parsing callArbiter(Arguments said, List<String> words) {
        if (words.isEmpty() || !words.get(0).equalsIgnoreCase("arbiter")) {
            return said.wrong();
        }
        Arguments rest = new Arguments(
                said.verb(), said.word(), said.game(), Arguments.after(said.rest(), words.get(0)), said.games());
        return rest.number()
                .map(board -> Arguments.understood(new Command.CallArbiter(said.game(), board)))
                .orElseGet(said::wrong);
    }
}
