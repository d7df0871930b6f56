package pbem.mail.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.mail.PostOffice;
import pbem.repository.InboxItem;
import pbem.store.Tables;

/** A reader of a reply token could play for its owner, so tokens are removed from words that are passed on. */
class TokensInWordsTest {

    private static final Pattern TAGGED = Pattern.compile("\\+([a-z2-7]{44})@");

    @TempDir
    private Path directory;

    private PostOffice office;
    private String token;

    @BeforeEach
    void open() {
        office = new PostOffice(directory);
        office.board();
        token = tokenTo("alice");
    }

    @AfterEach
    void close() {
        office.close();
    }

    private String tokenTo(String user) {
        try {
            Matcher address = TAGGED.matcher(office.newestTo(user).getHeader("Reply-To", ","));
            assertThat(address.find()).isTrue();
            return address.group(1);
        } catch (jakarta.mail.MessagingException e) {
            throw new AssertionError(e);
        }
    }

    /** All stored words that others may read. */
    private String told() {
        StringBuilder all = new StringBuilder();
        for (String table : new String[] {
            "(SELECT results FROM inbox) AS results",
            "outbox",
            "hold",
            "event",
            "challenge",
            "remark",
            "plan",
            "board_note",
            "submission"
        }) {
            office.store()
                    .read(tx -> Tables.of(tx)
                            .createQuery("SELECT * FROM " + table)
                            .mapToMap()
                            .list())
                    .forEach(row -> row.values()
                            .forEach(value -> all.append(
                                            value instanceof byte[] bytes
                                                    ? new String(bytes, StandardCharsets.UTF_8)
                                                    : String.valueOf(value))
                                    .append('\n')));
        }
        return all.toString().toLowerCase(Locale.ROOT).replaceAll("[^a-z2-7\\[\\]]", "");
    }

    private InboxItem alice(String subject, String body) {
        return office.writes("alice@players.example", "pbem+" + token + "@example.org", subject, body);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "message bob\nI wrote to %s",
                "chat 101\nI wrote to %s",
                "chat 101 I wrote to %s",
                "feedback\nI wrote to %s",
                "feedback %s",
                "call arbiter 101\nI wrote to %s",
                "cholone challenge bob\nI wrote to %s",
                "cholone seek\nI wrote to %s",
                "resign 101\nI wrote to %s",
                "queue 101 c5,d5\nI wrote to %s",
                "submit 101 take1\nI wrote to %s",
                "draw 101\nI wrote to %s",
                "help %s",
                "add pbem+%s@example.org",
                "%s",
                "multiple\nchat 101\n  I wrote to %s\nshow 101 %s"
            })
    void noWordsHoldIt(String words) {
        String[] halves = {token.substring(0, 22), token.substring(22)};
        for (String written : new String[] {
            token,
            "pbem+" + token.toUpperCase(Locale.ROOT) + "@example.org",
            "pbem%2B" + token + "%40example.org",
            String.join(" ", token.split("")),
            String.join("-", halves)
        }) {
            alice("", words.replace("%s", written));
            assertThat(told()).doesNotContain(halves[0]).doesNotContain(halves[1]);
        }
    }

    @Test
    void wordsThatBeginInTheSubjectDoNotRevealATokenEither() {
        office.writes(
                "alice@players.example", "pbem@example.org", "feedback " + token.substring(0, 22), token.substring(22));
        InboxItem item = office.writes("alice@players.example", "pbem@example.org", "see " + token, "feedback");
        assertThat(item.subject()).isEqualTo("see [address]");
        assertThat(told()).doesNotContain(token.substring(0, 22)).doesNotContain(token.substring(22));
    }

    @Test
    void aTokenInAStoredNoticeIsNotSentEither() {
        alice("", "message bob\nI wrote to you");
        office.store().change(tx -> {
            Tables.of(tx).execute("UPDATE outbox SET args = replace(args, 'I wrote', ?)", token);
            return true;
        });
        try {
            assertThat(new String(office.newestTo("bob").getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                    .contains("[address]")
                    .doesNotContain(token);
        } catch (java.io.IOException | jakarta.mail.MessagingException e) {
            throw new AssertionError(e);
        }
    }
}
