package pbem.cli.verb;

import picocli.CommandLine.Option;

/** The option {@code --days} of verbs that give more time. */
final class Days {

    private static final int MOST = 365;

    @Option(
            names = "--days",
            paramLabel = "N",
            required = true,
            description = "The additional days, 1 to " + MOST + ".")
    private int days;

    int given() {
        if (days < 1 || days > MOST) {
            throw new Refused("--days is a number from 1 to " + MOST + ", not " + days);
        }
        return days;
    }
}
