package pbem.command;

import java.util.List;

/** Parses the arguments of the verbs of {@link Verb.Group#TALK}. The words to pass on are the comment of the line. */
final class TalkForms {

    private TalkForms() {}

    static Parsing read(Arguments said) {
        List<String> words = said.words();
        return switch (said.verb()) {
            case CHAT -> {
                Arguments.OnBoard which = withoutTheWordBoard(said).onBoard(true);
                yield new TalkCommand.Chat(said.game(), which.board(), which.rest());
            }
            case MESSAGE -> message(said);
            case FEEDBACK -> new TalkCommand.Feedback(said.rest().strip());
            case CALL -> callArbiter(said, words);
            default -> said.wrong();
        };
    }

    /** A colon stays behind a name, since words follow it: "message bob: hi". */
    private static Parsing message(Arguments said) {
        String rest = said.rest().replace(" :", ":");
        List<String> users = rest.contains(":") ? Words.split(rest) : said.names();
        return users.isEmpty() ? said.wrong() : new TalkCommand.Message(users);
    }

    private static Parsing callArbiter(Arguments said, List<String> words) {
        if (words.isEmpty() || !words.get(0).equalsIgnoreCase("arbiter")) {
            return said.wrong();
        }
        Arguments rest = said.with(Arguments.after(said.rest(), words.get(0)));
        Arguments.OnBoard which = withoutTheWordBoard(rest).onBoard(true);
        return new TalkCommand.CallArbiter(said.game(), which.board(), which.rest());
    }

    /** The arguments without the word "board": "chat board 101" means "chat 101". */
    private static Arguments withoutTheWordBoard(Arguments said) {
        List<String> words = said.words();
        boolean named = words.size() > 1
                && Verb.of(words.get(0)).filter(Verb.MOVE::equals).isPresent()
                && Arguments.number(words.get(1)).isPresent();
        return named ? said.with(Arguments.after(said.rest(), words.get(0))) : said;
    }
}
