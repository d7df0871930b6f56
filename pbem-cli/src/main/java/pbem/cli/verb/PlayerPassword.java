package pbem.cli.verb;

import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import pbem.cli.home.PbemServer;
import pbem.game.Refusal;
import pbem.player.Player;
import pbem.repository.Passwords;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code pbem player password}. */
@Command(
        name = "password",
        description = "Give a player a new password, which is asked for or read from standard input. It counts where"
                + " proof.passwords is true.")
final class PlayerPassword extends PeopleVerb {

    @Parameters(index = "0", paramLabel = "USERID")
    private String user;

    @Override
    public Integer call() throws Exception {
        try (PbemServer server = openServer()) {
            server.store().read(tx -> PlayerVerbs.person(tx.repositories(), user));
            String password = password();
            Optional<Refusal> objection = Passwords.objection(password);
            if (objection.isPresent()) {
                throw new Refused(server.say(objection.get().phrase()));
            }
            server.store().change(tx -> {
                Player player = PlayerVerbs.person(tx.repositories(), user);
                tx.repositories()
                        .passwords()
                        .set(player, password, server.clock().instant());
                people(server, tx.repositories()).audit("password", player, "");
                return true;
            });
            out().println(user + " has a new password.");
            return 0;
        }
    }

    /** From the keyboard without showing it, or from a pipe; never from the command line, which others can read. */
    private static String password() throws IOException {
        Console console = System.console();
        if (console != null) {
            char[] typed = console.readPassword("New password: ");
            return typed == null ? "" : new String(typed);
        }
        String line = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)).readLine();
        return line == null ? "" : line;
    }
}
