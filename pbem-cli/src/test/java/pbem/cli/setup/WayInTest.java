package pbem.cli.setup;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import pbem.cli.config.Configuration;
import pbem.cli.config.Settings;

/** A server changes from one way in to another; only the admin's own settings stay of the former one. */
class WayInTest {

    private final Configuration outlook = WayIn.OUTLOOK.after(Configuration.defaults());

    @Test
    void a_change_from_outlook_removes_its_tokens_and_return_address() {
        assertThat(outlook.get(Settings.IMAP_AUTH)).isEqualTo("xoauth2");
        Configuration gmail = WayIn.GMAIL.after(outlook);
        assertThat(gmail.get(Settings.IMAP_AUTH)).isEqualTo("password");
        assertThat(gmail.get(Settings.SMTP_AUTH)).isEqualTo("password");
        assertThat(gmail.get(Settings.TOKEN_URL)).isEmpty();
        assertThat(gmail.get(Settings.RETURN_ADDRESS_PER_MAIL)).isTrue();
        assertThat(gmail.get(Settings.AUTHSERV_ID)).isEqualTo("mx.google.com");
    }

    @Test
    void a_change_from_gmail_removes_the_name_of_its_servers() {
        Configuration dovecot = WayIn.DOVECOT.after(WayIn.GMAIL.after(outlook));
        assertThat(dovecot.get(Settings.AUTHSERV_ID)).isEmpty();
        assertThat(dovecot.get(Settings.IMAP_PORT)).isEqualTo(143);
        assertThat(WayIn.FASTMAIL.after(WayIn.GMAIL.after(outlook)).get(Settings.AUTHSERV_ID))
                .isEmpty();
    }

    @Test
    void a_change_from_a_local_dovecot_removes_the_open_connection() {
        Configuration imap = WayIn.IMAP.after(WayIn.DOVECOT.after(outlook));
        assertThat(imap.get(Settings.IMAP_PORT)).isEqualTo(993);
        assertThat(imap.get(Settings.IMAP_TLS)).isTrue();
        assertThat(imap.get(Settings.IMAP_PROCESSED)).isEmpty();
        assertThat(imap.get(Settings.IMAP_AUTH)).isEqualTo("password");
    }

    @Test
    void a_login_by_tokens_becomes_a_password_again_at_a_provider_that_asks_for_one() {
        Configuration loggedIn = WayIn.IMAP
                .after(Configuration.defaults())
                .with(Settings.IMAP_AUTH, "xoauth2")
                .with(Settings.SMTP_AUTH, "xoauth2");
        Configuration again = WayIn.IMAP.after(loggedIn);
        assertThat(again.get(Settings.IMAP_AUTH)).isEqualTo("password");
        assertThat(again.get(Settings.SMTP_AUTH)).isEqualTo("password");
    }

    @Test
    void words_of_the_admin_stay() {
        Configuration own = WayIn.IMAP
                .after(Configuration.defaults())
                .with(Settings.IMAP_PORT, 1993)
                .with(Settings.AUTHSERV_ID, "mx.mine.example");
        assertThat(WayIn.IMAP.after(own).get(Settings.IMAP_PORT)).isEqualTo(1993);
        assertThat(WayIn.POSTFIX_LMTP.after(own).get(Settings.AUTHSERV_ID)).isEqualTo("mx.mine.example");
        assertThat(WayIn.GMAIL
                        .after(WayIn.OUTLOOK.after(Configuration.defaults()).with(Settings.SMTP_CONNECTIONS, 1))
                        .get(Settings.SMTP_CONNECTIONS))
                .isEqualTo(1);
    }
}
