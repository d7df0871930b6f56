package pbem.cli.verb;

import picocli.CommandLine.Option;

/** The option {@code --why} of acts for which the players want to know the reason. */
final class WhyOption {

    @Option(names = "--why", paramLabel = "TEXT", required = true, description = "The reason; the players read it.")
    private String why;

    String given() {
        return required(why);
    }

    /** What was given, unless it says nothing. */
    static String required(String why) {
        if (why.isBlank()) {
            throw new Refused("the players want to know the reason: --why TEXT");
        }
        return why;
    }
}
