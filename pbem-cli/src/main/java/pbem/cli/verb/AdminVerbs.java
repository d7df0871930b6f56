package pbem.cli.verb;

import java.io.IOException;
import pbem.cli.config.Configuration;
import pbem.cli.config.SiteSettings;
import pbem.cli.home.AdminTokenFile;
import pbem.cli.home.PbemServer;
import picocli.CommandLine.Command;

/** {@code pbem admin}. */
@Command(
        name = "admin",
        description = "The admin's pages: /admin on the site.",
        subcommands = {AdminVerbs.NewToken.class, AdminVerbs.Revoke.class})
public final class AdminVerbs extends Group {

    /** {@code pbem admin token}. */
    @Command(
            name = "token",
            description = "Make the token that opens the admin's pages from other machines, and show it once. It"
                    + " replaces an earlier token, which is void then.",
            footer = {"", "Programs send it in a header: Authorization: Bearer TOKEN. The home keeps only its hash."})
    static final class NewToken extends ActVerb {

        @Override
        String change(Acting acting) {
            if (acting.server().configuration().get(SiteSettings.ADMIN).equals("off")) {
                throw new Refused("the site has no admin's pages: see [site] admin in pbem.toml");
            }
            acting.decisions().audit("token", "");
            return "";
        }

        /** Prints nothing but the token on standard output, so that a script can read it. */
        @Override
        int after(PbemServer server) throws IOException {
            Configuration configuration = server.configuration();
            out().println(new AdminTokenFile(home()).renew());
            String url = configuration.get(SiteSettings.URL);
            spec().commandLine()
                    .getErr()
                    .println("It opens "
                            + (url.isEmpty()
                                    ? "http://127.0.0.1:" + configuration.get(SiteSettings.PORT)
                                    : url.replaceAll("/$", ""))
                            + "/admin from now on. It is shown this once.");
            return 0;
        }
    }

    /** {@code pbem admin revoke}. */
    @Command(name = "revoke", description = "Delete the token. No token opens the admin's pages then.")
    static final class Revoke extends ActVerb {

        @Override
        String change(Acting acting) {
            if (!new AdminTokenFile(home()).isThere()) {
                throw new Refused("there is no token");
            }
            acting.decisions().audit("revoke token", "");
            return "";
        }

        @Override
        int after(PbemServer server) throws IOException {
            new AdminTokenFile(home()).revoke();
            out().println("No token opens the admin's pages now.");
            return 0;
        }
    }
}
