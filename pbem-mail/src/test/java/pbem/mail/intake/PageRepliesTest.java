package pbem.mail.intake;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.mail.MessagingException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.games.Catalogue;
import pbem.handler.play.ReplyEntrance;
import pbem.handler.play.ReplyEntrance.PageReply;
import pbem.handler.play.ReplyEntrance.Verdict;
import pbem.mail.PostOffice;
import pbem.mail.reading.OwnMarks;
import pbem.play.ServerTexts;
import pbem.record.Event;
import pbem.request.RequestLimits;
import pbem.request.TalkLimits;
import pbem.request.UnprovenLimits;

/** A reply written on the site has the same effect as a reply by mail. */
class PageRepliesTest {

    @TempDir
    private Path directory;

    private PostOffice office;
    private ReplyEntrance page;
    private String token;

    @BeforeEach
    void open() throws MessagingException {
        office = new PostOffice(directory);
        page = office.page();
        office.board();
        token = tokenOf("alice");
    }

    @AfterEach
    void close() {
        office.close();
    }

    private String tokenOf(String user) throws MessagingException {
        return office.newestTo(user).getHeader("Reply-To", ",").replaceAll("(?s).*\\+|@.*", "");
    }

    private Verdict says(String id, String line, String words) {
        return page.hear(new PageReply(token, id, line, words));
    }

    private static String said(Verdict verdict) {
        return verdict.says().stream()
                .map(ServerTexts.in(Locale.ENGLISH, Catalogue.games(), Map.of())::say)
                .collect(Collectors.joining("; "));
    }

    @Test
    void aMoveIsPlayedAndItsWordsGoAlong() {
        Verdict verdict = says("1", "c5,d5", "Good luck!\nAnd have fun.");

        assertThat(verdict.outcome()).isEqualTo("done");
        assertThat(said(verdict)).contains("c5,d5");
        assertThat(office.record(101).moves()).isEqualTo(1);
        assertThat(office.record(101).last().orElseThrow().event().toString()).contains("Good luck!\nAnd have fun.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "> e4 was better\nwas it not?",
                "See you,\n-- \nAlice\nof the Thursday Club",
                "On 2 Jan 2030, bob wrote:\n> your move\nas he says",
                "end\nof the story",
                "-----Original Message-----\nFrom: bob\nSubject: nothing",
                "-----BEGIN PGP MESSAGE-----\n\nabc\n-----END PGP MESSAGE-----",
                "begin 644 a.txt\n#86)C\n`\nend",
                "Sent from my iPhone"
            })
    void allWordsArriveUnchanged(String words) {
        assertThat(says("1", "c5,d5", words).outcome()).isEqualTo("done");

        String said = words.lines().map(String::strip).collect(Collectors.joining("\n"));
        assertThat(office.record(101).last().orElseThrow().event())
                .isInstanceOfSatisfying(
                        Event.Moved.class, move -> assertThat(move.comment()).isEqualTo(said));
    }

    @Test
    void theMailToTheOpponentNeedNotWaitForTheNextLookAtTheOutbox() {
        List<Integer> toSend = new ArrayList<>();
        office.page().onActed(() -> toSend.add(office.outbox().undelivered().size()));
        int before = office.outbox().undelivered().size();

        says("1", "c5,d5", "");
        says("1", "c5,d5", "");

        assertThat(toSend).hasSize(1).allMatch(mails -> mails > before);
    }

    @Test
    void aRepeatUnderTheSameIdIsSilentAndAnsweredAsTheFirst() {
        Verdict first = says("1", "c5,d5", "");
        int told = office.outbox().undelivered().size();

        assertThat(says("1", "c5,d5", "")).isEqualTo(first);
        assertThat(says("1", "resign", "")).isEqualTo(first);
        assertThat(office.record(101).revision()).isEqualTo(1);
        assertThat(office.outbox().undelivered()).hasSize(told);
    }

    @Test
    void anIllegalMoveIsRefusedInTheSameWords() {
        Verdict verdict = says("1", "c5,c9", "");

        assertThat(verdict.outcome()).isEqualTo("refused");
        assertThat(said(verdict)).isNotBlank();
        assertThat(office.record(101).moves()).isZero();
    }

    @Test
    void aMoveForAPositionThatIsGoneIsNotPlayed() {
        says("1", "c5,d5", "");
        Verdict late = says("2", "b4,c4", "");

        assertThat(late.outcome()).isNotEqualTo("done");
        assertThat(office.record(101).moves()).isEqualTo(1);
    }

    @Test
    void aLineThatIsTooLongIsNotASecondCommand() {
        says("1", "chat hello", "resign");

        assertThat(office.record(101).result()).isEmpty();
    }

    @Test
    void repliesBeyondTheDailyLimitAreRefusedBeforeTheyAreStored() {
        int most = 30;
        office.close();
        office = new PostOffice(
                directory,
                PostOffice.ADDRESS,
                new RequestLimits(60, UnprovenLimits.STANDARD, 20, most, 50, 200, false, 10, TalkLimits.STANDARD));
        page = office.page();
        Verdict first = says("first", "c5,d5", "");
        for (int i = 1; i < most; i++) {
            says("line-" + i, "no move " + i, "");
        }
        int stored = office.inbox().list(2 * most).size();

        Verdict late = says("late", "resign", "");

        assertThat(late.outcome()).isEqualTo("refused");
        assertThat(said(late)).contains(String.valueOf(most));
        assertThat(office.inbox().list(2 * most)).hasSize(stored);
        assertThat(says("first", "c5,d5", ""))
                .as("what came before is answered")
                .isEqualTo(first);
        assertThat(first.outcome()).isEqualTo("done");
    }

    @Test
    void aReplyFromAPageIsAMailInTheInbox() {
        says("1", "c5,d5", "");

        assertThat(office.inbox().list(1).get(0).from()).isEqualTo(OwnMarks.PAGE);
    }

    @Test
    void withoutATokenOfOursNothingIsDone() {
        token = token.replace(token.charAt(30), token.charAt(30) == 'a' ? 'b' : 'a');
        says("1", "c5,d5", "");

        assertThat(office.record(101).moves()).isZero();
    }
}
