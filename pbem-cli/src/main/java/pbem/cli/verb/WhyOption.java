package pbem.cli.verb;

import picocli.CommandLine.Option;

/** The option {@code --why}: the reason that the players are told. */
final class WhyOption {

    @Option(names = "--why", paramLabel = "TEXT", required = true, description = "The reason; the players read it.")
    private String why;

    String given() {
        return required(why);
    }

    /** The given reason; refused if it is blank. */
    static String required(String why) {
        if (why.isBlank()) {
            throw new Refused("give the reason, which the players are told: --why TEXT");
        }
        return why;
    }
}
