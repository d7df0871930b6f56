package pbem.cli.verb;

import java.util.List;
import java.util.Optional;
import pbem.cli.home.PbemServer;
import pbem.player.Player;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code pbem player resume}. */
@Command(
        name = "resume",
        description = "Send mail again to addresses from which it came back. Of each board the newest mail goes out.")
final class PlayerResume extends HomeVerb {

    @Parameters(index = "0", paramLabel = "USERID")
    private String user;

    @Parameters(index = "1", arity = "0..1", paramLabel = "ADDRESS", description = "All of them if left out.")
    private Optional<String> address = Optional.empty();

    @Override
    public Integer call() throws Exception {
        try (PbemServer server = openServer()) {
            long resumed = server.store().change(tx -> {
                Player player = PlayerVerbs.called(tx.repositories(), user);
                List<String> addresses = address.map(List::of)
                        .orElseGet(() -> tx.repositories().players().addresses(player));
                return addresses.stream()
                        .filter(one -> tx.repositories()
                                .addressHealth()
                                .resume(player, one, server.clock().instant()))
                        .count();
            });
            if (resumed == 0) {
                throw new Refused("no mail to " + user + " came back");
            }
            out().println("Mail to " + user + " goes out again with the next round.");
            return 0;
        }
    }
}
