package pbem.mail;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.mail.Part;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.record.GameRecord;
import pbem.repository.InboxItem;

/** A tap on a link in our mails opens a mail; sending it does what the link says. */
class TapLinksTest {

    private static final Pattern LINK =
            Pattern.compile("<a class=\"tap(?: button)?\"\\shref=\"mailto:([^\"]*)\"[^>]*>([^<]*)</a>");
    private static final Pattern HEADING = Pattern.compile("<h([1-6])[ >]");

    @TempDir
    private Path directory;

    private PostOffice office;
    private int sent;

    @BeforeEach
    void open() {
        office = new PostOffice(directory);
        office.join("alice");
        office.join("bob");
    }

    @AfterEach
    void close() {
        office.close();
    }

    /** @param to decoded, as are the other parts */
    private record Link(String label, String to, String subject, String body) {

        static Link of(MatchResult found) {
            String[] parts = found.group(1).replace("&amp;", "&").split("[?&]");
            assertThat(parts).hasSize(3);
            assertThat(parts[1]).startsWith("subject=");
            assertThat(parts[2]).startsWith("body=");
            return new Link(
                    found.group(2),
                    decoded(parts[0]),
                    decoded(parts[1].substring("subject=".length())),
                    decoded(parts[2].substring("body=".length())));
        }

        private static String decoded(String text) {
            assertThat(text).doesNotContain("+");
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        }
    }

    private static String part(Part part, String type) throws Exception {
        if (part.getContent() instanceof MimeMultipart parts) {
            for (int i = 0; i < parts.getCount(); i++) {
                String found = part(parts.getBodyPart(i), type);
                if (!found.isEmpty()) {
                    return found;
                }
            }
            return "";
        }
        return part.isMimeType(type) ? part.getContent().toString().replace("\r\n", "\n") : "";
    }

    private List<Link> links(String user) throws Exception {
        return LINK.matcher(part(office.newestTo(user), "text/html"))
                .results()
                .map(Link::of)
                .toList();
    }

    private InboxItem taps(String user, String label) throws Exception {
        MimeMessage shown = office.newestTo(user);
        Link link = links(user).stream()
                .filter(one -> one.label().equals(label))
                .findFirst()
                .orElseThrow();
        assertThat(shown.getReplyTo()[0].toString()).contains("<" + link.to() + ">");
        assertThat(link.subject()).isEqualTo("Re: " + shown.getSubject());
        assertThat(link.body()).endsWith("\r\n");
        return office.takes(
                "From: " + user + "@players.example",
                "To: " + link.to(),
                "Subject: " + link.subject(),
                "Message-ID: <tap" + ++sent + "@players.example>",
                "",
                link.body());
    }

    private void isDone(InboxItem mail) {
        assertThat(mail.outcome()).contains("done");
    }

    private GameRecord record() {
        return office.record(101);
    }

    @Test
    void aChallengeIsAcceptedAndAFewMovesCanBeTapped() throws Exception {
        office.arrives("c", "alice@players.example", "chroma challenge bob -size=3");
        office.intake().work();
        isDone(office.replies("alice", "yes"));
        isDone(taps("bob", "accept"));

        String mover = record().board().player(record().toMove().get(0)).user();
        List<String> moves = record().position().moves().stream()
                .map(move -> move.notation())
                .toList();
        assertThat(moves).hasSizeLessThanOrEqualTo(12);
        assertThat(links(mover)).extracting(Link::label).containsAll(moves);
        isDone(taps(mover, moves.get(1)));
        assertThat(record().plies().get(0).notation()).isEqualTo(moves.get(1));
    }

    @Test
    void aChallengeIsDeclined() throws Exception {
        office.arrives("c", "alice@players.example", "chroma challenge bob");
        office.intake().work();
        isDone(office.replies("alice", "yes"));
        isDone(taps("bob", "decline"));
    }

    @Test
    void amongManyMovesNoneIsALinkAndTappingAnExamplePlaysNone() throws Exception {
        office.board("alice", "bob");
        String mover = record().board().player(record().toMove().get(0)).user();
        assertThat(record().position().moves()).hasSizeGreaterThan(12);
        assertThat(links(mover))
                .extracting(Link::label)
                .doesNotContainAnyElementsOf(record().position().moves().stream()
                        .map(move -> move.notation())
                        .toList());
    }

    @Test
    void everyLineThatALinkSaysIsUnderstood() throws Exception {
        office.board("alice", "bob");
        String mover = record().board().player(record().toMove().get(0)).user();
        List<Link> all = links(mover);
        assertThat(all).hasSizeGreaterThan(3);
        for (Link link : all) {
            InboxItem mail = office.takes(
                    "From: " + mover + "@players.example",
                    "To: " + link.to(),
                    "Subject: " + link.subject(),
                    "Message-ID: <each" + ++sent + "@players.example>",
                    "",
                    link.body());
            assertThat(mail.outcome()).as(link.label()).isPresent().get().isIn("done", "answered");
        }
    }

    @Test
    void anOfferIsMadeAndAnsweredAndWhatEndsAGameForGoodIsTyped() throws Exception {
        office.board("alice", "bob");
        String mover = record().board().player(record().toMove().get(0)).user();
        String other = mover.equals("alice") ? "bob" : "alice";
        assertThat(links(mover)).extracting(Link::label).contains("draw").doesNotContain("resign");
        isDone(taps(mover, "draw"));
        isDone(taps(other, "reject"));
        assertThat(record().offer()).isEmpty();
        assertThat(part(office.newestTo(mover), "text/plain")).contains("your draw was declined");

        isDone(office.replies(mover, record().position().moves().get(0).notation()));
        isDone(taps(other, "draw"));
        isDone(taps(mover, "accept"));
        assertThat(record().state()).isEqualTo(GameRecord.State.FINISHED);
        assertThat(links(mover)).extracting(Link::label).contains("record 101");
    }

    @Test
    void aReceiptCanBeTappedToo() throws Exception {
        office.board("alice", "bob");
        String mover = record().board().player(record().toMove().get(0)).user();
        isDone(office.replies(mover, record().position().moves().get(0).notation()));
        isDone(taps(mover, "undo"));
        assertThat(record().offer()).isPresent();
    }

    @Test
    void aLinkHoldsNoTokenButThatOfTheReplyAddress() throws Exception {
        office.board("alice", "bob");
        for (String user : List.of("alice", "bob")) {
            String address = office.newestTo(user).getReplyTo()[0].toString().replaceFirst(".*<(.*)>", "$1");
            assertThat(links(user)).extracting(Link::to).containsOnly(address);
            String token = address.replaceFirst(".*\\+(.*)@.*", "$1");
            assertThat(part(office.newestTo(user), "text/html").replace("pbem%2B" + token + "@", ""))
                    .doesNotContain(token);
            assertThat(part(office.newestTo(user), "text/plain"))
                    .doesNotContain(token)
                    .doesNotContain("mailto:");
        }
    }

    @Test
    void aScreenReaderCanJumpByHeadingsOfTwoLevels() throws Exception {
        office.board("alice", "bob");
        for (String user : List.of("alice", "bob")) {
            List<String> levels = HEADING.matcher(part(office.newestTo(user), "text/html"))
                    .results()
                    .map(found -> found.group(1))
                    .toList();
            assertThat(levels)
                    .startsWith("1")
                    .containsOnlyOnce("1")
                    .contains("2")
                    .containsOnly("1", "2");
        }
    }

    @Test
    void aLinkThatGetsIntoWordsForOthersLosesItsToken() throws Exception {
        office.board("alice", "bob");
        String html = part(office.newestTo("alice"), "text/html");
        String link = html.substring(html.indexOf("mailto:"), html.indexOf('"', html.indexOf("mailto:")))
                .replace("&amp;", "&");
        String token = link.replaceFirst("mailto:pbem%2B([a-z2-7]*)@.*", "$1");
        isDone(office.replies("alice", "chat\nLook at this: draw<" + link + "> is all it takes."));

        String heard = part(office.newestTo("bob"), "text/plain") + part(office.newestTo("bob"), "text/html");
        assertThat(token).hasSizeGreaterThan(30);
        assertThat(heard).contains("Look at this", "[address]").doesNotContain(token);
    }
}
