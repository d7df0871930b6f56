package pbem.cli.verb;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.ShownText;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.player.AccountRefusal;
import pbem.request.ProposedUserId;
import pbem.request.UserId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code pbem player import}. */
@Command(
        name = "import",
        description = "Sign up all players of a file without asking them: one a line, userid,address or"
                + " userid,address,name. If one of them cannot be signed up, none is.",
        footer = {
            "",
            "Commas or semicolons; UTF-8 or Latin-1. The first line may name the columns: userid,"
                    + " address, name; others are",
            "ignored. A missing userid, or one with letters other than a to z, is made from the given"
                    + " one, from the",
            "name or from the address, and reported.",
            "The other way round: pbem player export --csv members.csv",
            "Example: pbem player import members.csv --dry-run"
        })
final class PlayerImport extends MemberFileVerb {

    @Parameters(index = "0", paramLabel = "FILE")
    private Path file;

    private MemberFile members;
    private final List<String> made = new ArrayList<>();

    @Override
    void prepare(PbemServer server) throws IOException {
        members = MemberFile.read(file);
    }

    @Override
    String change(Acting acting) {
        made.clear(); // the transaction may be repeated
        int taken = takeAll(acting, members);
        made.add("Signed up " + (taken == 1 ? "1 player." : taken + " players."));
        return String.join("\n", made);
    }

    @Override
    Optional<String> take(Acting acting, MemberFile.Member member) {
        String user = userId(acting, member);
        return acting.server()
                .accounts()
                .enrol(acting.repositories(), user, member.address(), acting.now())
                .match(
                        player -> {
                            acting.decisions().audit("import", player, "");
                            if (!user.equals(member.user())) {
                                made.add("line " + member.line() + ": "
                                        + ShownText.of(member.user().isEmpty() ? member.address() : member.user())
                                        + " is called " + user + " here.");
                            }
                            return Optional.empty();
                        },
                        refusal -> Optional.of(acting.say(refusal.phrase())));
    }

    /**
     * The userid of the line if it is allowed, or else one made from the line's userid, name or address. A reserved
     * word is not used for that.
     */
    private static String userId(Acting acting, MemberFile.Member member) {
        Games games = acting.server().games();
        Optional<Refusal> objection = UserId.objection(member.user(), games);
        if (objection.isEmpty()) {
            return member.user();
        }
        Stream<String> others = Stream.of(
                member.name().toLowerCase(Locale.ROOT),
                member.address().split("@", 2)[0].toLowerCase(Locale.ROOT));
        Stream<String> wishes = objection.get().is(AccountRefusal.RESERVED_USER_ID)
                ? others
                : Stream.concat(Stream.of(member.user()), others);
        return wishes.flatMap(wish ->
                        ProposedUserId.of(wish, games, acting.repositories().players()).stream())
                .findFirst()
                .orElse(member.user());
    }
}
