package pbem.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;

class TracesTest {

    private static final Traces WANDA = new Traces(
            List.of("wanda.w@wonder.example", "w+games@work.example"),
            List.of("wanda"),
            List.of("My telephone\nis 555-0199, call me.", "Thank you!"));

    private static boolean found(String mail) {
        return WANDA.areIn(mail.getBytes(StandardCharsets.UTF_8));
    }

    private static String base64(String text) {
        return Base64.getMimeEncoder(76, "\r\n".getBytes(StandardCharsets.US_ASCII))
                .encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void an_address_is_taken_out_of_a_text_however_it_is_written() {
        assertThat(WANDA.without("Write to Wanda.W@wonder.example, or <w+games@work.example>."))
                .isEqualTo("Write to [erased], or <[erased]>.");
    }

    @Test
    void another_address_with_the_same_end_or_beginning_stays() {
        for (String other : List.of(
                "big-wanda.w@wonder.example",
                "wanda.w@wonder.example.org",
                "wanda.w@wonder.examples",
                "wandaxw@wonder.example",
                "games@work.example")) {
            assertThat(WANDA.without("Write to " + other + "!")).isEqualTo("Write to " + other + "!");
        }
    }

    @Test
    void a_mail_that_quotes_them_is_found_however_it_is_encoded() {
        assertThat(found("On Monday, Wanda Wonder <wanda.w@wonder.example> wrote:"))
                .isTrue();
        assertThat(found("On Monday, Wonder <wanda.w@won=\r\nder.example> wrote:"))
                .isTrue();
        assertThat(found("mailto:wanda.w=40wonder.example")).isTrue();
        assertThat(found("https://x.example/?from=wanda.w%40wonder.example")).isTrue();
        String text = "Hello!\r\n".repeat(40) + "> wanda.w@wonder.example wrote";
        for (int shift = 0; shift < 4; shift++) {
            String encoded = base64("x".repeat(shift) + text);
            assertThat(encoded).doesNotContain("wonder");
            assertThat(found("Content-Transfer-Encoding: base64\r\n\r\n" + encoded + "\r\n--b--"))
                    .as("shifted by " + shift)
                    .isTrue();
        }
        assertThat(found("Subject: =?utf-8?B?" + base64("to wanda").strip() + "?=\r\n"))
                .isTrue();
    }

    @Test
    void a_mail_that_names_them_is_found_but_not_one_that_names_another() {
        assertThat(found("Subject: cholone 101: Wanda - bob")).isTrue();
        assertThat(found("wandas and wanda-b and bwanda, wanda@elsewhere.example"))
                .isFalse();
    }

    @Test
    void their_words_are_found_wrapped_and_quoted_unless_they_are_anybodys() {
        assertThat(found("> > my telephone is\r\n> > 555-0199,\r\n> >  call me.\r\n"))
                .isTrue();
        assertThat(found("My telephone is 555-0200, call me.")).isFalse();
        assertThat(found("Thank you!")).isFalse();
    }

    @Test
    void a_person_without_address_and_words_is_found_nowhere() {
        Traces nobody = new Traces(List.of(), List.of(), List.of());
        assertThat(nobody.areIn("anything".getBytes(StandardCharsets.UTF_8))).isFalse();
        assertThat(nobody.without("anything")).isEqualTo("anything");
    }
}
