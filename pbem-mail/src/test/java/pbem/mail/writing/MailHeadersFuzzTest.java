package pbem.mail.writing;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.apache.james.mime4j.dom.Entity;
import org.apache.james.mime4j.dom.Message;
import org.apache.james.mime4j.dom.Multipart;
import org.apache.james.mime4j.message.DefaultMessageBuilder;
import org.apache.james.mime4j.stream.Field;
import org.apache.james.mime4j.stream.MimeConfig;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.command.CommandParser;
import pbem.games.Catalogue;
import pbem.help.HelpPages;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.notice.Recipient;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.player.Preferences;
import pbem.repository.PendingConfirmation;
import pbem.repository.PostedNotice;

/** Fuzzes the words of others in our mails: they never become a header or a part. */
class MailHeadersFuzzTest {

    private static final MailWriter WRITER =
            new MailWriter(Club.TOKENS, new ReturnAddresses(Club.IDENTITY, Club.TOKENS, false));
    private static final PhraseFormatter PHRASES =
            new PhraseFormatter(MailPhrases.in(Locale.ENGLISH, Catalogue.games()));
    private static final int LONGEST_LINE = 998;

    @TempDir
    static Path directory;

    private static Club club;

    @BeforeAll
    static void open() {
        club = new Club(directory);
    }

    @AfterAll
    static void close() {
        club.close();
    }

    private static final Set<String> OURS = Set.of(
            "Date",
            "From",
            "Reply-To",
            "To",
            "Message-ID",
            "In-Reply-To",
            "References",
            "Subject",
            "MIME-Version",
            "Content-Type",
            "Auto-Submitted",
            "X-Auto-Response-Suppress",
            "X-PBeM-Id");

    @MethodSource("texts")
    @FuzzTest
    void noTextOfOthersBecomesAHeader(byte[] bytes) throws IOException {
        String text = new String(bytes, StandardCharsets.UTF_8);
        Player player = new Player(1, "alice", Player.State.ACTIVE);
        PendingConfirmation pending = new PendingConfirmation(
                1,
                Optional.of(player),
                "alice@example.net",
                text,
                text,
                ReplyTarget.NONE,
                PendingConfirmation.State.WAITING,
                Optional.empty(),
                Locale.ENGLISH);
        check(
                Optional.of(player),
                draft -> new ConfirmMail(draft, new CommandParser(Catalogue.games()), List.of(pending), true, List.of())
                        .write());
        List<Answer> answers = List.of(
                new Answer.Refused(text, Phrase.of("command.unknown", text)),
                new Answer.Said(Phrase.of("command.unknown", text)),
                new Answer.Forms(List.of(text)));
        check(
                Optional.empty(),
                draft -> new ReplyMail(
                                draft,
                                Catalogue.games(),
                                new HelpPages(Catalogue.games()),
                                new CommandParser(Catalogue.games()),
                                new Notice.Reply(text, answers))
                        .write());
    }

    private static void check(Optional<Player> reader, UnaryOperator<MailDraft> mailOf) throws IOException {
        PostedNotice posted = new PostedNotice(
                1, "token1", Recipient.player(1), new Notice.Reply("", List.of()), OptionalLong.empty(), Club.START);
        MailDraft draft = club.store()
                .read(tx -> mailOf.apply(new MailDraft(
                        Club.IDENTITY,
                        tx,
                        posted,
                        reader,
                        Preferences.STANDARD,
                        PHRASES,
                        List.of("alice@example.net"),
                        new MailReferences(
                                Club.IDENTITY,
                                tx.mailThreads(),
                                posted,
                                Optional.empty(),
                                List.of("<mail-1@example.net>")))));
        byte[] mail = WRITER.write(draft).bytes();
        String raw = new String(mail, StandardCharsets.ISO_8859_1);
        assertThat(raw).doesNotContainPattern("(?<!\r)\n|\r(?!\n)|\0");
        assertThat(raw.lines()).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(LONGEST_LINE));

        DefaultMessageBuilder builder = new DefaultMessageBuilder();
        builder.setMimeEntityConfig(MimeConfig.STRICT);
        Message message = builder.parseMessage(new ByteArrayInputStream(mail));
        assertThat(names(message)).doesNotHaveDuplicates().isSubsetOf(OURS);
        assertThat(message.getTo().flatten()).hasSize(1);
        List<Entity> parts = ((Multipart) message.getBody()).getBodyParts();
        assertThat(parts.stream().map(Entity::getMimeType)).containsExactly("text/plain", "text/html");
        assertThat(parts.stream().flatMap(part -> names(part).stream())).allMatch(name -> name.startsWith("Content-"));
    }

    private static List<String> names(Entity entity) {
        return entity.getHeader().getFields().stream().map(Field::getName).toList();
    }

    static Stream<byte[]> texts() {
        return Stream.of(
                        "cholone challenge bob",
                        "x\r\nBcc: everybody@example.net\r\n\r\nbody",
                        "x\nBcc: everybody@example.net",
                        "x\rBcc: everybody@example.net",
                        "\u2028Bcc: a@example.net",
                        "\u0085Bcc: a@example.net",
                        "=?utf-8?Q?=0D=0ABcc:_a@example.net?=",
                        "--=_alternative_token1\r\nContent-Type: text/plain\r\n\r\n",
                        "x".repeat(2_000),
                        "\u00e4".repeat(500),
                        "\ud83d\ude00".repeat(300),
                        "\r\n.\r\nMAIL FROM:<>\r\n",
                        "<script>alert(1)</script>",
                        "~~~ Write your reply above this line ~~~",
                        "\0\u202e\ud800",
                        "",
                        "signup \u0130\"<>,;:@[]\\")
                .map(text -> text.getBytes(StandardCharsets.UTF_8));
    }
}
