package pbem.cli.verb;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.cli.home.PbemServer;
import pbem.player.Player;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code pbem player resume}. */
@Command(
        name = "resume",
        description =
                "Let a player play and write again who was suspended or muted; and send mail again to addresses from"
                        + " which it came back: of each board the newest mail goes out.")
final class PlayerResume extends PeopleVerb {

    @Parameters(index = "0", paramLabel = "USERID")
    private String user;

    @Parameters(index = "1", arity = "0..1", paramLabel = "ADDRESS", description = "All of them if left out.")
    private Optional<String> address = Optional.empty();

    @Override
    public Integer call() throws Exception {
        try (PbemServer server = openServer()) {
            List<String> done = server.store().change(tx -> {
                Player player = PlayerVerbs.called(tx.repositories(), user);
                List<String> told = new ArrayList<>();
                if (address.isEmpty()
                        && people(server, tx.repositories()).lift(player).isEmpty()) {
                    told.add(player.user() + " is neither suspended nor muted any more, and is told so.");
                }
                List<String> addresses = address.map(List::of)
                        .orElseGet(() -> tx.repositories().players().addresses(player));
                long resumed = addresses.stream()
                        .filter(one -> tx.repositories()
                                .addressHealth()
                                .resume(player, one, server.clock().instant()))
                        .count();
                if (resumed > 0) {
                    told.add("Mail to " + player.user() + " goes out again with the next round.");
                }
                return told;
            });
            if (done.isEmpty()) {
                throw new Refused("no mail to " + TerminalText.safe(user) + " came back"
                        + (address.isEmpty() ? ", and they are neither suspended nor muted" : ""));
            }
            done.forEach(out()::println);
            return 0;
        }
    }
}
