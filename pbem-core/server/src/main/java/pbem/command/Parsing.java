package pbem.command;

import pbem.game.Refusal;

/** What became of one line read as a command. */
public sealed interface Parsing {

    /** The line is a command. */
    record Understood(Command command) implements Parsing {}

    /** The line begins with a word of the language, but the rest does not fit. */
    record Malformed(Refusal refusal) implements Parsing {}

    /** The line begins with no word of the language. */
    record Unknown(Refusal refusal) implements Parsing {}
}
