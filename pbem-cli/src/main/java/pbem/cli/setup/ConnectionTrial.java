package pbem.cli.setup;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import pbem.cli.config.Configuration;
import pbem.cli.config.Settings;
import pbem.cli.config.SiteSettings;
import pbem.cli.home.Home;
import pbem.cli.home.PbemServer;
import pbem.mail.mailbox.Mailbox;
import pbem.web.CannotListen;

/** Tries the connections of settings that are not written yet, and reports the result of each. */
record ConnectionTrial(Home home, PrintWriter out) {

    /** Whether all connections work. Those that need a login first are not tried, and count as working. */
    boolean of(Configuration values) throws IOException, Home.NoHome {
        if (values.get(Settings.IMAP_AUTH).equals("xoauth2")
                && values.get(Settings.INTAKE).equals("imap")) {
            out.println("Not tried yet, since a login is needed first: " + values.get(Settings.IMAP_HOST) + ", "
                    + values.get(Settings.SMTP_HOST));
            return true;
        }
        boolean inUse = home.isWorkedOn(); // asked before this process works on it, too
        try (PbemServer server = PbemServer.open(home, values)) {
            boolean sends = said(
                    "sending by " + values.get(Settings.SMTP_HOST) + ":" + values.get(Settings.SMTP_PORT),
                    server.delivery().check());
            boolean replies = !sends || replies(server);
            boolean site = !values.get(SiteSettings.ENABLED)
                    || inUse
                    || listens("the site", values.get(SiteSettings.HOST), values.get(SiteSettings.PORT));
            return intake(server, values, inUse) && sends && replies && site;
        }
    }

    /**
     * Whether a reply would be accepted. If Postfix brings the mail, it need not accept replies before the next step of
     * the setup. If mail is fetched from a mailbox, the mailbox must get replies already.
     */
    private boolean replies(PbemServer server) {
        String what = "a reply to " + server.subAddress();
        Optional<String> trouble = server.replyTrouble();
        if (trouble.isPresent() && !server.fetches()) {
            out.println("Tried " + what + ": is not accepted yet: " + trouble.get());
            return true;
        }
        return said(what, trouble);
    }

    private boolean intake(PbemServer server, Configuration values, boolean inUse) {
        Optional<Mailbox> mailbox = server.mailbox();
        if (mailbox.isPresent()) {
            try (Mailbox opened = mailbox.get()) {
                return said(
                        "the mailbox of " + values.get(Settings.IMAP_USER) + " at " + values.get(Settings.IMAP_HOST)
                                + ":" + values.get(Settings.IMAP_PORT),
                        opened.check());
            }
        }
        if (values.get(Settings.INTAKE).equals("none") || inUse) {
            return true;
        }
        return listens("listening", values.get(Settings.LISTEN_HOST), values.get(Settings.LISTEN_PORT));
    }

    private boolean listens(String what, String host, int port) {
        return said(
                what + " on " + host + ":" + port,
                CannotListen.trouble(host, port).map(e -> String.valueOf(e.getMessage())));
    }

    private boolean said(String what, Optional<String> trouble) {
        out.println("Tried " + what + ": "
                + trouble.map(why -> "does not work: " + why).orElse("works"));
        out.flush();
        return trouble.isEmpty();
    }
}
