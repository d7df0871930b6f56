package pbem.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.DatagramSocket;
import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.cli.config.Configuration;
import pbem.cli.config.Settings;

/** The doctor's report on a domain in a DNS on loopback: for a sound domain, and for each missing record. */
class DomainChecksTest {

    private static final String ADDRESS = "192.0.2.25";
    private static final String REVERSED = "25.2.0.192.in-addr.arpa";

    private LoopbackDns dns;
    private Configuration configuration;

    @BeforeEach
    void allIsWell() throws Exception {
        dns = new LoopbackDns()
                .add("club.example", "MX", "20 second.club.example")
                .add("club.example", "MX", "10 mail.club.example")
                .add("club.example", "TXT", "some-verification=7")
                .add("club.example", "TXT", "v=spf1 mx ip4:192.0.2.25 -all", 9)
                .add("mail.club.example", "A", ADDRESS)
                .add("second.club.example", "AAAA", "2001:db8::25")
                .add("pbem._domainkey.club.example", "TXT", "v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCB", 20)
                .add("_dmarc.club.example", "TXT", "v=DMARC1; p=none; rua=mailto:root@club.example")
                .add(REVERSED, "PTR", "mail.club.example");
        configuration = Configuration.defaults().with(Settings.ADDRESS, "pbem@club.example");
    }

    @AfterEach
    void close() {
        dns.close();
    }

    private List<Finding> findings() {
        return findings(dns.place());
    }

    private List<Finding> findings(String server) {
        return DomainChecks.of(
                configuration, new DnsLook(Optional.of(server), Optional.of("pbem"), Optional.of(ADDRESS)));
    }

    private Finding finding(String subject) {
        return findings().stream()
                .filter(finding -> finding.subject().equals(subject))
                .findFirst()
                .orElseThrow();
    }

    private void isWarnedOf(String subject, String... words) {
        assertThat(finding(subject).grade()).isEqualTo(Finding.Grade.WARNING);
        assertThat(finding(subject).says()).contains(words);
    }

    @Test
    void a_sound_domain_is_shown_with_its_records() {
        assertThat(findings())
                .extracting(Finding::grade, Finding::subject, Finding::says)
                .containsExactly(
                        ok("mx", "mail for club.example goes to mail.club.example, second.club.example"),
                        ok("spf", "v=spf1 mx ip4:192.0.2.25 -all"),
                        ok("dkim", "there is a key at pbem._domainkey.club.example"),
                        ok("dmarc", "v=DMARC1; p=none; rua=mailto:root@club.example"),
                        ok("ptr", "192.0.2.25 is mail.club.example, and mail.club.example is 192.0.2.25"));
    }

    private static org.assertj.core.groups.Tuple ok(String subject, String says) {
        return org.assertj.core.api.Assertions.tuple(Finding.Grade.OK, subject, says);
    }

    @Test
    void a_domain_to_which_nobody_can_write_is_wrong() throws Exception {
        dns.forget("club.example").add("club.example", "A", ADDRESS);
        isWarnedOf("mx", "has no MX", "club.example. MX 10 HOST.");
        dns.forget("club.example");
        assertThat(finding("mx")).matches(Finding::isWrong).asString().contains("neither MX nor address");
        dns.add("club.example", "MX", "0 .");
        assertThat(finding("mx")).matches(Finding::isWrong).asString().contains("null MX");
        dns.forget("club.example").add("club.example", "MX", "10 gone.club.example");
        isWarnedOf("mx", "gone.club.example, which has no address");
    }

    @Test
    void spf_must_be_there_once_and_must_not_allow_everybody() throws Exception {
        dns.add("club.example", "TXT", "v=spf1 -all");
        isWarnedOf("spf", "2 SPF records");
        dns.forget("club.example").add("club.example", "TXT", "v=spf1 +all");
        isWarnedOf("spf", "lets anybody send");
        dns.forget("club.example").add("club.example", "TXT", "v=spf10 x");
        isWarnedOf("spf", "set: club.example. TXT \"v=spf1 mx -all\"");
        configuration = configuration.with(Settings.SMTP_HOST, "smtp.relay.example");
        isWarnedOf("spf", "include:WHAT-YOUR-RELAY-NAMES");
    }

    @Test
    void a_key_is_to_be_where_the_selector_says_also_by_an_alias() throws Exception {
        String name = "pbem._domainkey.club.example";
        dns.forget(name).add(name, "TXT", "v=DKIM1; p=");
        isWarnedOf("dkim", "is revoked");
        dns.forget(name);
        isWarnedOf("dkim", "set: pbem._domainkey.club.example. TXT");
        dns.add(name, "CNAME", "keys.relay.example").add(name, "TXT", "v=DKIM1; k=rsa; p=MIGf");
        assertThat(finding("dkim").grade()).isEqualTo(Finding.Grade.OK);
    }

    @Test
    void without_a_selector_it_says_whether_there_is_any_key() {
        DnsLook look = new DnsLook(Optional.of(dns.place()), Optional.empty(), Optional.empty());
        assertThat(DomainChecks.of(configuration, look).get(2).says()).contains("there are keys", "--dkim SELECTOR");
        dns.forget("pbem._domainkey.club.example");
        assertThat(DomainChecks.of(configuration, look).get(2))
                .matches(finding -> finding.grade() == Finding.Grade.WARNING)
                .asString()
                .contains("let your mail server sign");
    }

    @Test
    void dmarc_of_the_domain_or_of_one_above_it_counts() throws Exception {
        configuration = configuration.with(Settings.ADDRESS, "pbem@games.club.example");
        assertThat(finding("dmarc").grade()).isEqualTo(Finding.Grade.OK);
        dns.forget("_dmarc.club.example");
        configuration = configuration.with(Settings.ADMIN, "root@club.example");
        isWarnedOf("dmarc", "set: _dmarc.games.club.example. TXT \"v=DMARC1; p=none; rua=mailto:root@club.example\"");
    }

    @Test
    void an_address_is_to_have_a_name_that_leads_back_to_it() throws Exception {
        dns.forget("mail.club.example");
        isWarnedOf("ptr", "does not lead back to it; set: mail.club.example. A 192.0.2.25");
        dns.forget(REVERSED);
        isWarnedOf("ptr", "192.0.2.25 has no name");
    }

    @Test
    void a_server_that_says_nothing_is_not_waited_for_and_the_rest_is_left_out() {
        dns.fallSilent();
        assertThat(findings())
                .singleElement()
                .matches(finding -> finding.grade() == Finding.Grade.WARNING)
                .asString()
                .contains("could not look up club.example (no name server answers)", "pbem doctor --dns ADDRESS");
    }

    /** The socket keeps the port from others and, connected to itself, refuses what they send. */
    @Test
    void where_no_server_is_nothing_is_waited_for() throws Exception {
        try (DatagramSocket nobody = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
            nobody.connect(nobody.getLocalSocketAddress());
            assertThat(findings("127.0.0.1:" + nobody.getLocalPort()))
                    .singleElement()
                    .asString()
                    .contains("(there is no name server)");
        }
    }

    @Test
    void local_names_are_not_looked_up_in_public_dns() {
        for (String domain : List.of("localhost.localdomain", "club.example", "example.org", "games.lan", "host")) {
            assertThat(DomainChecks.of(configuration.with(Settings.ADDRESS, "pbem@" + domain), DnsLook.PLAIN))
                    .singleElement()
                    .asString()
                    .contains("nothing is looked up");
        }
    }

    @Test
    void a_name_that_cannot_be_looked_up_is_refused() {
        assertThatThrownBy(() -> look("a b", "x", ADDRESS)).hasMessageContaining("is not a name server such as");
        assertThatThrownBy(() -> look(dns.place(), "a b", ADDRESS)).hasMessageContaining("is not a selector such as");
        assertThatThrownBy(() -> look(dns.place(), "x", "192.0.2.256"))
                .hasMessageContaining("is not an IP address such as");
        assertThatThrownBy(() -> look(dns.place(), "x", "mail")).hasMessageContaining("is not an IP address such as");
    }

    private void look(String server, String selector, String outgoing) {
        DomainChecks.of(configuration, new DnsLook(Optional.of(server), Optional.of(selector), Optional.of(outgoing)));
    }
}
