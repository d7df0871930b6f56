package pbem.cli.verb;

import pbem.cli.home.PbemServer;
import picocli.CommandLine.Command;

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

        @Override
        public Integer call() throws Exception {
            try (PbemServer server = openServer()) {
                int changed =
                        server.store().change(tx -> tx.repositories().ratings().rebuild());
                out().println(
                                switch (changed) {
                                    case 0 -> "Nothing to change: the ratings are what the records say.";
                                    case 1 -> "One rating was not what the records say; it is now.";
                                    default -> changed + " ratings were not what the records say; they are now.";
                                });
                return 0;
            }
        }
    }
}
