package pbem.cli.verb;

import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import pbem.cli.home.PbemServer;
import pbem.player.Player;
import pbem.repository.Passwords;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code pbem player password}. */
@Command(
        name = "password",
        description = "Give a player a new password, which is asked for or read from standard input. It is used"
                + " only if proof.passwords is true.")
final class PlayerPassword extends ActVerb {

    @Parameters(index = "0", paramLabel = "USERID")
    private String user;

    private String password;

    @Override
    void prepare(PbemServer server) throws IOException {
        server.store().read(tx -> PlayerVerbs.person(tx, user)); // checked before anybody types
        password = password();
    }

    @Override
    String change(Acting acting) {
        acting.require(Passwords.objection(password));
        Player player = acting.person(user);
        acting.repositories().passwords().set(player, password, acting.now());
        acting.decisions().audit("password", player, "");
        return user + " has a new password.";
    }

    /**
     * Reads the password from the keyboard without showing it, or from a pipe; never from the command line, which
     * others can read.
     */
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
