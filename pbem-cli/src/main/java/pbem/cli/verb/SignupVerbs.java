package pbem.cli.verb;

import java.util.List;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.ClubRows;
import pbem.cli.listing.Row;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem signup}. */
@Command(
        name = "signup",
        description = "Applicants who wait for your decision (signup.mode = \"confirm\").",
        subcommands = {SignupVerbs.Listing.class, SignupVerbs.Accepting.class, SignupVerbs.Refusing.class})
public final class SignupVerbs extends Group {

    /** {@code pbem signup list}. */
    @Command(name = "list", description = "List the applicants, the oldest first.")
    static final class Listing extends ListVerb {

        private static final int MOST = 500;

        @Override
        List<Row> rows(PbemServer server) {
            return server.store().read(tx -> Row.each(tx.signups().waiting(MOST), ClubRows::of));
        }
    }

    /** {@code pbem signup accept}. */
    @Command(name = "accept", description = "Accept the applicant with this number. They are welcomed by mail.")
    static final class Accepting extends ActVerb {

        @Parameters(index = "0", paramLabel = "NUMBER")
        private int number;

        @Override
        String change(Acting acting) {
            acting.after(acting.signups().accept(number));
            return "They are a player now, and are welcomed by mail.";
        }
    }

    /** {@code pbem signup refuse}. */
    @Command(
            name = "refuse",
            description = "Refuse the applicant with this number. They are told, and their data is deleted.")
    static final class Refusing extends ActVerb {

        @Parameters(index = "0", paramLabel = "NUMBER")
        private int number;

        @Option(names = "--why", paramLabel = "TEXT", description = "The reason, for the applicant.")
        private String why = "";

        @Override
        String change(Acting acting) {
            acting.require(acting.signups().refuse(number, why));
            return "They are told, and their data is deleted.";
        }
    }
}
