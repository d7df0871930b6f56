package pbem.cli.verb;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.cli.listing.ShownText;
import pbem.player.Player;
import pbem.repository.Repositories;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem player resume}. */
@Command(
        name = "resume",
        description = "End a player's suspension or mute, and send mail again to their addresses where it bounced: "
                + "the newest mail of each board goes out. With --all or --domain, do so for all such"
                + " addresses.",
        footer = {"", "Examples: pbem player resume bob", "          pbem player resume --domain gmx.de"})
final class PlayerResume extends ActVerb {

    @ArgGroup(exclusive = true, multiplicity = "1")
    private Whom whom;

    static final class Whom {

        @ArgGroup(exclusive = false)
        private One one;

        @Option(names = "--all", description = "All addresses whose mail is paused.")
        private boolean all;

        @Option(
                names = "--domain",
                paramLabel = "DOMAIN",
                description = "The addresses of this domain, and the domain itself if it refused our mail.")
        private String domain;
    }

    static final class One {

        @Parameters(index = "0", paramLabel = "USERID")
        private String user;

        @Parameters(
                index = "1",
                arity = "0..1",
                paramLabel = "ADDRESS",
                description = "The player's address; all of them if left out.")
        private String address;
    }

    @Override
    String change(Acting acting) {
        return whom.one == null ? resumeMany(acting) : resume(acting, whom.one);
    }

    private String resumeMany(Acting acting) {
        int addresses = acting.repositories().addressHealth().resumeAll(Optional.ofNullable(whom.domain), acting.now());
        acting.decisions().audit("resume mail", whom.all ? "all" : whom.domain);
        return "Addresses to which mail goes again with the next round: " + addresses + ".";
    }

    private static String resume(Acting acting, One one) {
        Player player = acting.player(one.user);
        List<String> done = new ArrayList<>();
        if (one.address == null && acting.people().lift(player).objection().isEmpty()) {
            done.add(player.user() + " is no longer suspended or muted, and is told so.");
        }
        Repositories repositories = acting.repositories();
        List<String> addresses = one.address == null ? repositories.players().addresses(player) : List.of(one.address);
        long resumed = addresses.stream()
                .filter(address -> repositories.addressHealth().resume(player, address, acting.now()))
                .count();
        if (resumed > 0) {
            done.add("Mail to " + player.user() + " goes out again with the next round.");
        }
        if (done.isEmpty()) {
            throw new Refused("no mail to " + ShownText.of(one.user) + " came back"
                    + (one.address == null ? ", and they are neither suspended nor muted" : ""));
        }
        return String.join("\n", done);
    }
}
