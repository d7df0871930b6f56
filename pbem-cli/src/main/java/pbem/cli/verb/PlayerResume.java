package pbem.cli.verb;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.player.Player;
import pbem.repository.Repositories;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code pbem player resume}. */
@Command(
        name = "resume",
        description =
                "Let a player play and write again who was suspended or muted; and send mail again to addresses from"
                        + " which it came back: of each board the newest mail goes out.")
final class PlayerResume extends ActVerb {

    @Parameters(index = "0", paramLabel = "USERID")
    private String user;

    @Parameters(index = "1", arity = "0..1", paramLabel = "ADDRESS", description = "All of them if left out.")
    private Optional<String> address = Optional.empty();

    @Override
    String change(Acting acting) {
        Player player = acting.player(user);
        List<String> done = new ArrayList<>();
        if (address.isEmpty() && acting.people().lift(player).isEmpty()) {
            done.add(player.user() + " is neither suspended nor muted any more, and is told so.");
        }
        Repositories repositories = acting.repositories();
        long resumed = address
                .map(List::of)
                .orElseGet(() -> repositories.players().addresses(player))
                .stream()
                .filter(one -> repositories.addressHealth().resume(player, one, acting.now()))
                .count();
        if (resumed > 0) {
            done.add("Mail to " + player.user() + " goes out again with the next round.");
        }
        if (done.isEmpty()) {
            throw new Refused("no mail to " + TerminalText.safe(user) + " came back"
                    + (address.isEmpty() ? ", and they are neither suspended nor muted" : ""));
        }
        return String.join("\n", done);
    }
}
