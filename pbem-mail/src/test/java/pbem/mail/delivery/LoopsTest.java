package pbem.mail.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.mail.PostOffice;
import pbem.mail.reading.Envelope;
import pbem.mail.reading.RawMail;
import pbem.repository.InboxItem;
import pbem.repository.OutgoingMail;
import pbem.request.RequestLimits;

/** Two servers that write to each other. */
class LoopsTest {

    private static final String OURS = "pbem@example.org";
    private static final String THEIRS = "games@example.com";

    @TempDir
    private Path directory;

    private PostOffice ours;
    private PostOffice theirs;

    @BeforeEach
    void open() throws Exception {
        ours = new PostOffice(Files.createDirectory(directory.resolve("ours")), OURS);
        theirs = new PostOffice(Files.createDirectory(directory.resolve("theirs")), THEIRS);
    }

    @AfterEach
    void close() {
        ours.close();
        theirs.close();
    }

    /** Takes the mails of one server to the other; returns their number. */
    private static int carry(PostOffice from, PostOffice to, String address, UnaryOperator<String> onTheWay) {
        int carried = 0;
        for (long id : from.outbox().undelivered()) {
            Optional<OutgoingMail> mail = from.outbox().freeze(id);
            from.outbox().sent(id);
            if (mail.isPresent() && mail.get().recipients().contains(address)) {
                String raw = onTheWay.apply(new String(mail.get().bytes(), StandardCharsets.UTF_8));
                to.inbox()
                        .receive(new RawMail(
                                raw.getBytes(StandardCharsets.UTF_8),
                                new Envelope(Optional.of(mail.get().envelopeFrom()), List.of(address))));
                carried++;
            }
        }
        to.intake().work();
        return carried;
    }

    /** Carries mails both ways until none is left; returns their number. */
    private int untilAllIsQuiet(UnaryOperator<String> onTheWay) {
        int all = 0;
        int last = 1;
        while (last > 0) {
            last = carry(ours, theirs, THEIRS, onTheWay) + carry(theirs, ours, OURS, onTheWay);
            all += last;
            assertThat(all).as("they never stop").isLessThan(100);
        }
        return all;
    }

    /** At each server there is a player whose address is the other server. */
    private void introduce() {
        for (PostOffice office : List.of(ours, theirs)) {
            office.store().change(tx -> tx.players().enrol("robot", office == ours ? THEIRS : OURS, office.instant()));
            office.join("alice");
            office.board("alice", "robot");
        }
    }

    @Test
    void twoServersOfOursFallSilentAtOnce() {
        introduce();
        assertThat(untilAllIsQuiet(mail -> mail))
                .as("each tells the other of its board")
                .isEqualTo(2);
        assertThat(ours.inbox().list(10)).extracting(InboxItem::outcome).containsOnly(Optional.of("own"));
    }

    @Test
    void loopsFallSilentEvenIfTheMailsLoseEveryMarkOnTheWay() {
        introduce();
        int mails = untilAllIsQuiet(mail -> mail.replaceAll(
                "(?m)^(?:Auto-Submitted|X-[A-Za-z-]+|List-Id|Message-ID|References|In-Reply-To):.*\\r\\n(?:[ \\t].*\\r\\n)*",
                ""));
        assertThat(mails).isBetween(2, 12);
        assertThat(ours.record(101).revision()).isZero();
    }

    @Test
    void anAbsenceNoticeIsNeverAnsweredAndTheNextTurnIsToldAgain() {
        ours.board();
        for (String move : List.of("c5,d5", "nonsense")) {
            int before = ours.outgoing().size();
            InboxItem away = ours.replies("bob", "I am away until June.", "Auto-Submitted: auto-replied");
            assertThat(away.outcome()).contains("automatic");
            assertThat(ours.outgoing()).hasSize(before);
            ours.replies("alice", move);
        }
        assertThat(ours.outgoing().stream().filter(mail -> mail.to().startsWith("bob@")))
                .as("the start and one turn")
                .hasSize(2);
    }

    @Test
    void anUnmarkedAbsenceNoticeIsRefusedAsAMoveWithinTheHourlyLimit() {
        ours.board();
        int most = RequestLimits.STANDARD.answersPerHour();
        for (int i = 0; i < most + 5; i++) {
            ours.replies("bob", "I am at the sea.");
        }
        assertThat(ours.outgoing()).as("two of the start, and answers").hasSize(2 + most);
    }
}
