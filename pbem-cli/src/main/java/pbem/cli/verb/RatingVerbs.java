package pbem.cli.verb;

import pbem.cli.home.PbemServer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code pbem ratings}. */
@Command(
        name = "ratings",
        description = "The ratings, which follow from the boards that are over (docs/ratings.md).",
        subcommands = {RatingVerbs.Rebuild.class})
public final class RatingVerbs extends Group {

    /** {@code pbem ratings rebuild}. */
    @Command(
            name = "rebuild",
            description = "Work all ratings out anew from the records. On a sound server this changes nothing.")
    static final class Rebuild extends HomeVerb {

        @Mixin
        private DryRun trial;

        @Override
        public Integer call() throws Exception {
            try (PbemServer server = openServer()) {
                int changed =
                        trial.change(server, tx -> tx.repositories().ratings().rebuild());
                trial.say(
                        out(),
                        switch (changed) {
                            case 0 -> "Nothing to change: the ratings are what the records say.";
                            case 1 -> "One rating was not what the records say; it is now.";
                            default -> changed + " ratings were not what the records say; they are now.";
                        });
                trial.end(out());
                return 0;
            }
        }
    }
}
