package pbem.cli.verb;

import pbem.cli.config.Configuration;
import pbem.cli.config.SiteSettings;
import pbem.cli.home.AdminTokenFile;
import pbem.cli.home.PbemServer;
import pbem.repository.club.AuditEntry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code pbem admin}. */
@Command(
        name = "admin",
        description = "The pages for whoever runs the server: /admin on its site.",
        subcommands = {AdminVerbs.NewToken.class, AdminVerbs.Revoke.class})
public final class AdminVerbs extends Group {

    /** What both share: it stands in the audit log before it is done. */
    private abstract static class Deed extends HomeVerb {

        @Option(names = "--by", paramLabel = "NAME", description = "Who decides (default: your login name).")
        private String by = System.getProperty("user.name");

        final void audit(PbemServer server, String verb) {
            server.store().change(tx -> {
                tx.repositories()
                        .auditLog()
                        .write(
                                new AuditEntry.Draft("admin:" + by, verb, ""),
                                server.clock().instant());
                return true;
            });
        }
    }

    /** {@code pbem admin token}. */
    @Command(
            name = "token",
            description =
                    "Make the token that opens the admin's pages from elsewhere, in place of the one before, and show"
                            + " it once. Whoever entered another one has to enter this one.",
            footer = {"", "Programs send it in a header: Authorization: Bearer TOKEN. The home keeps only its hash."})
    static final class NewToken extends Deed {

        @Override
        public Integer call() throws Exception {
            try (PbemServer server = openServer()) {
                Configuration configuration = server.configuration();
                if (configuration.get(SiteSettings.ADMIN).equals("off")) {
                    throw new Refused("the site has no admin's pages: see [site] admin in pbem.toml");
                }
                audit(server, "token");
                String token = new AdminTokenFile(home()).renew();
                out().println(token); // by itself, so that a script can take it
                String url = configuration.get(SiteSettings.URL);
                spec().commandLine()
                        .getErr()
                        .println("It opens "
                                + (url.isEmpty()
                                        ? "http://127.0.0.1:" + configuration.get(SiteSettings.PORT)
                                        : url.replaceAll("/$", ""))
                                + "/admin from now on. It is shown this once.");
                out().flush();
                return 0;
            }
        }
    }

    /** {@code pbem admin revoke}. */
    @Command(name = "revoke", description = "Let no token open the admin's pages any more.")
    static final class Revoke extends Deed {

        @Override
        public Integer call() throws Exception {
            try (PbemServer server = openServer()) {
                AdminTokenFile token = new AdminTokenFile(home());
                if (!token.isThere()) {
                    throw new Refused("there is no token");
                }
                audit(server, "revoke token");
                token.revoke();
                out().println("No token opens the admin's pages any more.");
                return 0;
            }
        }
    }
}
