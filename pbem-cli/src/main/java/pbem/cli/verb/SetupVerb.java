package pbem.cli.verb;

import pbem.cli.config.Configuration;
import pbem.cli.config.Environment;
import pbem.cli.home.Home;
import pbem.cli.setup.Given;
import pbem.cli.setup.HomeSetup;
import pbem.cli.setup.Questions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code pbem setup}. */
@Command(
        name = "setup",
        description = "Set up a live server: asks for what it needs, tries each connection, and writes pbem.toml,"
                + " the lines for Postfix and a unit for systemd. It can be run again.",
        footer = {
            "",
            "The ways: gmail, outlook, fastmail, dovecot, imap, postfix-lmtp, postfix-pipe.",
            "It does not ask for what an option gives.",
            "Example: pbem setup postfix-lmtp --address pbem@example.org"
        })
public final class SetupVerb extends HomeVerb {

    @Mixin
    private Given given;

    @Option(names = "--batch", description = "Ask nothing. An option that is not given has its default.")
    private boolean batch;

    @Option(
            names = "--defaults",
            description = "Ask nothing, and make a home: a pbem.toml with comments, keys and a database.")
    private boolean defaults;

    @Override
    public Integer call() throws Exception {
        if (defaults) {
            make(home());
            return 0;
        }
        try {
            return new HomeSetup(home(), given, new Questions(out(), batch), out()).run() ? 0 : 1;
        } catch (Questions.Unanswered | IllegalArgumentException e) {
            throw new Refused(e.getMessage());
        }
    }

    private void make(Home home) throws Exception {
        Configuration configuration = home.read(Environment.variables());
        if (home.isMade(configuration)) {
            throw new Refused("there is a server in "
                    + (Home.isHere(configuration)
                            ? home.directory().toString()
                            : home.database(configuration).name())
                    + " already");
        }
        home.make(configuration);
        out().println("Made " + home.directory() + ". Next: edit " + home.configuration() + ", then run: pbem serve");
    }
}
