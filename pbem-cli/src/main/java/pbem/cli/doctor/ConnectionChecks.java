package pbem.cli.doctor;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.cli.config.Configuration;
import pbem.cli.config.Settings;
import pbem.cli.config.SiteSettings;
import pbem.cli.config.WatchSettings;
import pbem.cli.home.PbemServer;
import pbem.mail.mailbox.Mailbox;
import pbem.web.CannotListen;

/** Checks the servers that we connect to, and the ports on which others connect to us. */
record ConnectionChecks(PbemServer server, Configuration configuration, boolean inUse) {

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    /** @param inUse whether another process works on the home */
    static List<Finding> of(PbemServer server, boolean inUse) {
        ConnectionChecks checks = new ConnectionChecks(server, server.configuration(), inUse);
        List<Finding> findings = new ArrayList<>();
        server.tokenTrouble()
                .ifPresent(why -> findings.add(Finding.wrong(
                        "oauth", "no access token can be obtained: " + why + "; log in again: pbem oauth login")));
        Finding sending = checks.sending();
        findings.add(sending);
        if (!sending.isWrong()) {
            findings.add(checks.replies());
        }
        findings.add(checks.intake());
        if (checks.configuration.get(SiteSettings.ENABLED)) {
            findings.add(checks.site());
        }
        if (checks.configuration.get(WatchSettings.METRICS)) {
            findings.add(checks.port(
                    "metrics",
                    checks.configuration.get(WatchSettings.METRICS_HOST),
                    checks.configuration.get(WatchSettings.METRICS_PORT),
                    "[metrics]"));
        }
        return findings;
    }

    private Finding sending() {
        String relay = configuration.get(Settings.SMTP_HOST) + ":" + configuration.get(Settings.SMTP_PORT);
        return server.delivery()
                .check()
                .map(why -> Finding.wrong("smtp", relay + " does not let us send: " + why + "; see [smtp]"))
                .orElseGet(() -> Finding.ok("smtp", relay + " lets us send"));
    }

    /**
     * Checks whether the mail server that sends takes replies. One that knows our address but not its sub-addresses
     * lets every reply bounce.
     */
    private Finding replies() {
        String to = server.subAddress();
        return server.replyTrouble()
                .map(why -> Finding.wrong(
                        "replies",
                        "the mail server accepts no mail to " + to + ", so no reply arrives: " + why
                                + "; let it accept sub-addresses (in Postfix: recipient_delimiter = +)"))
                .orElseGet(() -> Finding.ok("replies", "the mail server accepts mail to " + to));
    }

    private Finding intake() {
        String source = configuration.get(Settings.INTAKE);
        Optional<Mailbox> mailbox = server.mailbox();
        if (mailbox.isPresent()) {
            return mailbox(source, mailbox.get());
        }
        return source.equals("none")
                ? Finding.ok("intake", "mail arrives by pbem deliver only; see intake.source")
                : port(
                        source,
                        configuration.get(Settings.LISTEN_HOST),
                        configuration.get(Settings.LISTEN_PORT),
                        "[listen]");
    }

    private static Finding mailbox(String source, Mailbox mailbox) {
        try (mailbox) {
            return mailbox.check()
                    .map(why -> Finding.wrong(source, "the mailbox cannot be read: " + why + "; see [" + source + "]"))
                    .orElseGet(() -> Finding.ok(source, "the mailbox can be read"));
        }
    }

    private Finding port(String subject, String host, int port, String table) {
        Optional<IOException> trouble = CannotListen.trouble(host, port);
        if (trouble.isEmpty()) {
            return Finding.ok(subject, host + ":" + port + " is free");
        }
        return inUse
                ? Finding.ok(subject, host + ":" + port + " is taken, and a server runs here")
                : Finding.wrong(
                        subject,
                        "cannot listen on " + host + ":" + port + ": "
                                + trouble.get().getMessage() + "; see " + table);
    }

    private Finding site() {
        String host = configuration.get(SiteSettings.HOST);
        int port = configuration.get(SiteSettings.PORT);
        Optional<IOException> trouble = CannotListen.trouble(host, port);
        if (trouble.isEmpty()) {
            return Finding.ok("site", host + ":" + port + " is free");
        }
        return isOurs(host, port)
                ? Finding.ok("site", "http://" + host + ":" + port + "/ is up")
                : Finding.wrong(
                        "site",
                        "cannot listen on " + host + ":" + port + ": "
                                + trouble.get().getMessage() + "; see [site]");
    }

    /** Whether the port is used by our own site, each page of which contains the server's mail address. */
    private boolean isOurs(String host, int port) {
        String reached = host.equals("0.0.0.0") ? "127.0.0.1" : host.contains(":") ? "[" + host + "]" : host;
        try {
            HttpRequest request = HttpRequest.newBuilder(URI.create("http://" + reached + ":" + port + "/"))
                    .timeout(PATIENCE)
                    .build();
            HttpClient client = HttpClient.newBuilder().connectTimeout(PATIENCE).build();
            return client.send(request, HttpResponse.BodyHandlers.ofString())
                    .body()
                    .contains(configuration.get(Settings.ADDRESS));
        } catch (IOException | IllegalArgumentException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
