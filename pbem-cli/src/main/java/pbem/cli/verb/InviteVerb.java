package pbem.cli.verb;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.ClubRows;
import pbem.cli.listing.Row;
import pbem.cli.listing.ShownText;
import pbem.handler.club.SignupDesk;
import pbem.repository.club.Invitation;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem invite}. */
@Command(
        name = "invite",
        description = "Invite people to sign up, by mail: one address, the addresses of a file, or once more those"
                + " who have not signed up. They may sign up even where others may not (signup.mode).",
        footer = {
            "",
            "The file has the form that pbem player import reads. Only its addresses are used.",
            "Examples: pbem invite carol@example.org --words \"We met at the club.\"",
            "          pbem invite --file members.csv --dry-run"
        })
public final class InviteVerb extends MemberFileVerb {

    @ArgGroup(exclusive = true, multiplicity = "1")
    private Whom whom;

    @Option(names = "--words", paramLabel = "TEXT", description = "Your words to them.")
    private String words = "";

    @Option(names = "--json", description = "With --list: as JSON.")
    private boolean json;

    private MemberFile members;

    static final class Whom {

        @Parameters(index = "0", paramLabel = "ADDRESS")
        private String address;

        @Option(
                names = "--file",
                paramLabel = "FILE",
                description = "All addresses of a table. If one of them cannot be invited, none is.")
        private Path file;

        @Option(
                names = "--list",
                description = "List the people who were invited and have not signed up, the oldest invitation first.")
        private boolean list;

        @Option(
                names = "--again",
                description = "Write once more to all people who were invited and have not signed up.")
        private boolean again;

        @Option(names = "--withdraw", paramLabel = "ADDRESS", description = "Withdraw an unused invitation.")
        private String withdrawn;
    }

    @Override
    int run(PbemServer server) throws Exception {
        if (whom.list) {
            List<Row> rows = server.store().read(tx -> Row.each(tx.signups().invitations(), ClubRows::of));
            new Rows(rows).print(out(), json);
            return 0;
        }
        return super.run(server);
    }

    @Override
    void prepare(PbemServer server) throws IOException {
        members = whom.file == null ? null : MemberFile.read(whom.file);
    }

    @Override
    String change(Acting acting) {
        SignupDesk desk = acting.signups();
        if (whom.file != null) {
            return "Invited " + takeAll(acting, members) + "; they get a mail in the next rounds.";
        }
        if (whom.again) {
            List<Invitation> waiting = acting.repositories().signups().invitations();
            waiting.forEach(invitation -> desk.inviteAgain(invitation, words));
            return waiting.size() + " have not signed up, and get another mail in the next rounds.";
        }
        if (whom.withdrawn != null) {
            if (!acting.repositories().signups().uninvite(whom.withdrawn)) {
                throw new Refused("there is no invitation to " + ShownText.of(whom.withdrawn));
            }
            return "The invitation is withdrawn.";
        }
        acting.require(desk.invite(whom.address, words));
        return ShownText.of(whom.address) + " is invited, and gets a mail in the next round.";
    }

    @Override
    Optional<String> take(Acting acting, MemberFile.Member member) {
        return acting.signups().invite(member.address(), words).map(why -> acting.say(why.phrase()));
    }
}
