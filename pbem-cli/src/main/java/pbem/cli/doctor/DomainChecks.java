package pbem.cli.doctor;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.IDN;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import pbem.cli.config.Configuration;
import pbem.cli.config.Settings;

/** Checks the DNS records of the domain of the server's address. Other mail servers judge its mail by them. */
record DomainChecks(String domain, Configuration configuration, DnsLook look, NameServer names) {

    private static final int LONGEST_SECONDS = 20;
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_-]{1,63}(\\.[A-Za-z0-9_-]{1,63})*");
    private static final Pattern NUMBERS =
            Pattern.compile("((25[0-5]|2[0-4]\\d|1?\\d?\\d)(\\.(?!$)|$)){4}|[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*");

    /** Domains that are in no public DNS: those of RFC 6761, 6762, 2606 and 8375, and others in common private use. */
    private static final Pattern NOBODYS = Pattern.compile(
            "[^.]+|(.*\\.)?(localhost|localdomain|local|lan|home|internal|test|invalid|example|example\\.(com|net|org)|home\\.arpa)");

    /**
     * Checks the domain. Never takes long.
     *
     * @throws IllegalArgumentException if the options are wrong
     */
    static List<Finding> of(Configuration configuration, DnsLook look) {
        String address = configuration.get(Settings.ADDRESS);
        String domain = inLetters(address.substring(address.indexOf('@') + 1)).toLowerCase(Locale.ROOT);
        look.selector().filter(selector -> !NAME.matcher(selector).matches()).ifPresent(selector -> {
            throw new IllegalArgumentException(selector + " is not a selector such as pbem or 2026-01");
        });
        look.outgoing().filter(from -> parsed(from).isEmpty()).ifPresent(from -> {
            throw new IllegalArgumentException(from + " is not an IP address such as 192.0.2.25 or 2001:db8::25");
        });
        DomainChecks checks = new DomainChecks(domain, configuration, look, new NameServer(look.server()));
        if (look.server().isEmpty() && NOBODYS.matcher(domain).matches()) {
            return List.of(Finding.ok("dns", domain + " is not in the public DNS, so nothing is looked up"));
        }
        FutureTask<List<Finding>> findings = new FutureTask<>(checks::findings);
        Thread thread = new Thread(findings, "pbem-dns");
        thread.setDaemon(true);
        thread.start();
        try {
            return findings.get(LONGEST_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            return List.of(unseen(domain, "no answer within " + LONGEST_SECONDS + " seconds"));
        } catch (ExecutionException e) {
            return List.of(unseen(domain, String.valueOf(e.getCause().getMessage())));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return List.of(unseen(domain, "interrupted"));
        }
    }

    private static String inLetters(String domain) {
        try {
            return IDN.toASCII(domain);
        } catch (IllegalArgumentException e) {
            return domain; // the DNS will say that it does not exist
        }
    }

    private static Finding unseen(String domain, String why) {
        return Finding.warning(
                "dns",
                "could not look up " + domain + " (" + why + "); docs/live-dns.md says what to look up on a machine "
                        + "with a network, or name a server to ask: pbem doctor --dns ADDRESS");
    }

    private List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        try {
            findings.add(mailServers());
            findings.add(senders());
            findings.add(signature());
            findings.add(policy());
            reverse().ifPresent(findings::add);
        } catch (NameServer.Unanswered e) { // the other checks would wait as long
            findings.add(unseen(domain, e.getMessage()));
        }
        return findings;
    }

    private Finding mailServers() throws NameServer.Unanswered {
        List<String> servers = names.mailServers(domain);
        if (servers.isEmpty()) {
            return names.addresses(domain).isEmpty()
                    ? Finding.wrong(
                            "mx",
                            "nobody can write to " + domain + ": it has neither MX nor address; set: " + domain
                                    + ". MX 10 HOST.")
                    : Finding.warning(
                            "mx",
                            domain + " has no MX, so its mail goes to the machine of that name; set: " + domain
                                    + ". MX 10 HOST.");
        }
        if (servers.get(0).isEmpty()) {
            return Finding.wrong(
                    "mx", domain + " says that it accepts no mail (a null MX); set: " + domain + ". MX 10 HOST.");
        }
        for (String server : servers) {
            if (names.addresses(server).isEmpty()) {
                return Finding.warning(
                        "mx",
                        "mail for " + domain + " goes to " + server + ", which has no address; set: " + server
                                + ". A ADDRESS");
            }
        }
        return Finding.ok("mx", "mail for " + domain + " goes to " + String.join(", ", servers));
    }

    private Finding senders() throws NameServer.Unanswered {
        List<String> records = begun(domain, "v=spf1");
        String wanted = isSentHere() ? "v=spf1 mx -all" : "v=spf1 include:WHAT-YOUR-RELAY-NAMES -all";
        if (records.isEmpty()) {
            return Finding.warning(
                    "spf",
                    domain + " does not say who sends its mail (SPF), so much of it is taken for spam; set: " + domain
                            + ". TXT \"" + wanted + "\"");
        }
        if (records.size() > 1) {
            return Finding.warning(
                    "spf", domain + " has " + records.size() + " SPF records, so none counts; merge them");
        }
        String record = records.get(0);
        if (record.matches("(?i).*\\s\\+?all(\\s.*)?")) {
            return Finding.warning("spf", domain + " lets anybody send its mail: " + record + "; end it with -all");
        }
        return Finding.ok("spf", record + (isSentHere() ? "" : "; see that it names " + relay()));
    }

    private Finding signature() throws NameServer.Unanswered {
        if (look.selector().isEmpty()) {
            return names.knows("_domainkey." + domain)
                    ? Finding.ok(
                            "dkim",
                            "there are keys below _domainkey." + domain
                                    + "; whether the one is there that your mail server signs by: pbem doctor --dkim SELECTOR")
                    : Finding.warning(
                            "dkim",
                            "no key is seen below _domainkey." + domain
                                    + "; let your mail server sign, and set what it tells you: SELECTOR._domainkey."
                                    + domain + ". TXT \"v=DKIM1; k=rsa; p=...\"");
        }
        String name = look.selector().get() + "._domainkey." + domain;
        List<String> keys = names.texts(name).stream()
                .filter(text -> text.matches("(?s).*\\bp\\s*=.*"))
                .toList();
        if (keys.isEmpty()) {
            return Finding.warning(
                    "dkim", "there is no key at " + name + "; set: " + name + ". TXT \"v=DKIM1; k=rsa; p=...\"");
        }
        return keys.get(0).matches("(?s).*\\bp\\s*=\\s*(;.*)?")
                ? Finding.warning("dkim", "the key at " + name + " is revoked (p= is empty); sign with another one")
                : Finding.ok("dkim", "there is a key at " + name);
    }

    /** Checks the DMARC record. A domain without one has that of the domain above it. */
    private Finding policy() throws NameServer.Unanswered {
        String of = domain;
        List<String> records = begun("_dmarc." + of, "v=DMARC1");
        while (records.isEmpty() && of.indexOf('.') != of.lastIndexOf('.')) {
            of = of.substring(of.indexOf('.') + 1);
            records = begun("_dmarc." + of, "v=DMARC1");
        }
        if (records.isEmpty()) {
            String admin = configuration.get(Settings.ADMIN);
            return Finding.warning(
                    "dmarc",
                    "no DMARC record says what to do with mail that only pretends to be from " + domain
                            + "; set: _dmarc."
                            + domain + ". TXT \"v=DMARC1; p=none; rua=mailto:"
                            + (admin.isBlank() ? "postmaster@" + domain : admin) + "\"");
        }
        return records.size() > 1
                ? Finding.warning("dmarc", "_dmarc." + of + " has several records, so none counts; merge them")
                : Finding.ok("dmarc", records.get(0));
    }

    /** Checks the name of the IP address that sends. Empty if a relay elsewhere sends, which has a name of its own. */
    private Optional<Finding> reverse() throws NameServer.Unanswered {
        if (!isSentHere() && look.outgoing().isEmpty()) {
            return Optional.empty();
        }
        Optional<InetAddress> outgoing = outgoing();
        if (outgoing.isEmpty()) {
            return Optional.of(Finding.ok(
                    "ptr",
                    "this machine's public address is not known here; to check whether it has a name: pbem doctor "
                            + "--outgoing ADDRESS"));
        }
        String address = outgoing.get().getHostAddress();
        List<String> called = names.names(outgoing.get());
        if (called.isEmpty()) {
            return Optional.of(Finding.warning(
                    "ptr",
                    address + " has no name, so many servers accept no mail from it, unless a relay passes it on; "
                            + "let the provider of the address set its PTR to the name in the greeting of your mail "
                            + "server"));
        }
        for (String name : called) {
            for (String back : names.addresses(name)) {
                if (isSame(back, outgoing.get())) {
                    return Optional.of(Finding.ok("ptr", address + " is " + name + ", and " + name + " is " + address));
                }
            }
        }
        return Optional.of(Finding.warning(
                "ptr",
                address + " is called " + called.get(0) + ", which does not lead back to it; set: " + called.get(0)
                        + ". " + (address.contains(":") ? "AAAA " : "A ") + address));
    }

    private static boolean isSame(String text, InetAddress address) {
        return parsed(text).filter(address::equals).isPresent();
    }

    /** The IP address in a text; empty if there is none. Never asks a name server. */
    private static Optional<InetAddress> parsed(String text) {
        try {
            return NUMBERS.matcher(text).matches() ? Optional.of(InetAddress.getByName(text)) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** The IP address that mail goes out from; empty behind a router that replaces it. Sends nothing. */
    private Optional<InetAddress> outgoing() {
        if (look.outgoing().isPresent()) {
            return look.outgoing().flatMap(DomainChecks::parsed);
        }
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.connect(new InetSocketAddress(InetAddress.getByAddress(new byte[] {(byte) 192, 0, 2, 1}), 25));
            InetAddress here = socket.getLocalAddress();
            boolean known = !here.isAnyLocalAddress()
                    && !here.isLoopbackAddress()
                    && !here.isSiteLocalAddress()
                    && !here.isLinkLocalAddress();
            return known ? Optional.of(here) : Optional.empty();
        } catch (IOException | RuntimeException e) { // there is no network
            return Optional.empty();
        }
    }

    private List<String> begun(String name, String with) throws NameServer.Unanswered {
        return names.texts(name).stream()
                .filter(text -> text.matches("(?is)" + Pattern.quote(with) + "([\\s;].*)?"))
                .toList();
    }

    private String relay() {
        return configuration.get(Settings.SMTP_HOST);
    }

    /** Whether the mail server that sends is on this machine, and so passes mail to other servers itself. */
    private boolean isSentHere() {
        return List.of("localhost", "127.0.0.1", "::1").contains(relay().toLowerCase(Locale.ROOT));
    }
}
