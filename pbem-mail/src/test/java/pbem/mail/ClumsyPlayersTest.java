package pbem.mail;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.mail.internet.MimeMessage;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.game.Example;
import pbem.game.Game;
import pbem.game.Seed;
import pbem.games.Catalogue;
import pbem.play.BoardAdministration;
import pbem.record.GameRecord;

/** Well-meant but clumsy mails. People have sent each kind of them to a server like this one. */
class ClumsyPlayersTest {

    @TempDir
    private Path directory;

    private PostOffice office;
    private Correspondent alice;
    private Correspondent bob;

    @BeforeEach
    void open() {
        office = new PostOffice(directory);
        alice = new Correspondent(office, "alice");
        bob = new Correspondent(office, "bob");
    }

    @AfterEach
    void close() {
        office.close();
    }

    private List<String> moves() {
        return office.record(101).plies().stream().map(ply -> ply.notation()).toList();
    }

    private String quoted(Correspondent reader) {
        return reader.reads().lines().map(line -> "> " + line).collect(Collectors.joining("\n"));
    }

    /** A way to send one move; each way is accepted. */
    private interface Manner {
        String of(String move, Correspondent by);
    }

    private List<Manner> manners() {
        return List.of(
                (move, by) -> move.toUpperCase(Locale.ROOT),
                (move, by) -> "Hi there,\n\n" + move + "\n\nCheers!",
                (move, by) -> move + "\n\nOn Monday, PBeM wrote:\n" + quoted(by),
                (move, by) -> "On Monday, PBeM wrote:\n" + quoted(by) + "\n\n" + move,
                (move, by) -> move + "\n\n" + by.reads(), // the whole mail below, without > marks
                (move, by) -> "   move   " + move + "   ",
                (move, by) -> "Board 101 " + move + " **",
                (move, by) -> "\n\n\n\t" + move + "\n-- \nalice\nalice@players.example",
                (move, by) -> "move\u00a0101\u00a0" + move,
                (move, by) -> "**\n" + move + "\n\nSent from my phone",
                (move, by) -> move + " #" + (office.record(101).plies().size() + 1));
    }

    @Test
    void aWholeGameIsPlayedThoughEveryMoveIsSentInAnotherWay() {
        Game game = Catalogue.games().all().get(0);
        Example example = Example.of(game).orElseThrow();
        List.of("alice", "bob").forEach(office::join);
        office.store()
                .change(tx -> new BoardAdministration(() -> Seed.of(new byte[Seed.BYTES]))
                        .start(
                                tx,
                                game,
                                List.of("alice", "bob"),
                                example.start().setup().options(),
                                Map.of(),
                                office.instant()));
        assertThat(office.record(101).start()).isEqualTo(example.start());
        List<Manner> manners = manners();
        for (int i = 0; i < example.moves().size(); i++) {
            GameRecord record = office.record(101);
            Correspondent mover =
                    record.board().player(record.toMove().get(0)).user().equals("alice") ? alice : bob;
            String move = example.moves().get(i).notation();
            String body = manners.get(i % manners.size()).of(move, mover);
            assertThat(mover.replies(body).outcome()).as(body).contains("done");
            assertThat(moves()).as(body).hasSize(i + 1).last().isEqualTo(move);
        }
        assertThat(office.record(101).outcome()).contains(example.outcome());
    }

    @Test
    void aTypoCostsNothingAndTheAnswerSaysWhatWasMeant() {
        office.board();
        alice.replies("resgin");
        assertThat(moves()).isEmpty();
        assertThat(alice.reads()).contains("Did you mean \"resign\"?");
        alice.replies("c5,d6 I think");
        assertThat(moves()).isEmpty();
        alice.replies("c5,d5");
        assertThat(moves()).containsExactly("c5,d5");
    }

    @Test
    void twoRepliesToOneMailPlayOneMove() {
        office.board();
        MimeMessage first = alice.newest();
        alice.repliesTo(first, "c5,d5");
        alice.repliesTo(first, "c4,c5");
        assertThat(moves()).containsExactly("c5,d5");
        assertThat(alice.reads()).contains("answers an earlier mail");
    }

    @Test
    void aMailThatComesWeeksLatePlaysNothingAndBringsTheBoardAsItIs() {
        office.board();
        MimeMessage old = alice.newest();
        alice.replies("c5,d5");
        office.later(Duration.ofDays(9));
        bob.replies("g5,f4");
        office.later(Duration.ofDays(9));
        alice.repliesTo(old, "c4,c5");
        assertThat(moves()).containsExactly("c5,d5", "g5,f4");
        assertThat(alice.reads()).contains("Nothing was played. Here is the board as it is now");
        assertThat(alice.replies("c4,c5").outcome()).contains("done");
    }

    @Test
    void mailsThatCrossAreEachTakenForWhatTheyAnswer() {
        office.board();
        MimeMessage bobsOldMail = bob.newest();
        alice.replies("c5,d5");
        bob.repliesTo(bobsOldMail, "g5,f4"); // written before alice's move reached him
        assertThat(moves()).containsExactly("c5,d5");
        bob.replies("g5,f4");
        assertThat(moves()).containsExactly("c5,d5", "g5,f4");
    }

    @Test
    void twoCommandsInOneMailAreBothDoneAndAnsweredTogether() {
        office.board();
        MimeMessage help = helped(alice);
        alice.sends(Correspondent.replyAddress(help), "two things", "multiple\nmove 101 c5,d5\n  Have fun!\nlist");
        assertThat(moves()).containsExactly("c5,d5");
        assertThat(office.record(101).plies().get(0).comment()).isEqualTo("Have fun!");
        assertThat(alice.reads()).contains("Connection and line");
    }

    @Test
    void wordsRightBelowTheCommandAreNotLostInAReplyToAnyMail() {
        office.board();
        String to = Correspondent.replyAddress(helped(alice));
        alice.sends(to, "Re: PBeM: help", "message bob\nHi, my list is long.\nresign 101\n\n> list\n> resign 101");
        assertThat(bob.reads()).contains("Hi, my list is long.");
        assertThat(office.record(101).outcome()).isEmpty();
        alice.sends(to, "", "cholone challenge bob\nHello Bob! Another game?");
        assertThat(bob.reads()).contains("alice invites you").contains("Hello Bob! Another game?");
        alice.sends(to, "Re: PBeM: help", "list\nmove 101 c5,d5\nHave fun!");
        assertThat(office.record(101).plies().get(0).comment()).isEqualTo("Have fun!");
        assertThat(alice.reads()).doesNotContain("I do not know");
    }

    @Test
    void theIndentationBelowMultipleSurvivesWhatMailProgramsDo() {
        office.board();
        String to = Correspondent.replyAddress(helped(alice));
        // In format=flowed a line that begins with a blank gets one more.
        alice.sends(
                to,
                "multiple",
                "Content-Type: text/plain; charset=UTF-8; format=flowed",
                "multiple\nmove 101 c5,d5\n  Have fun!\nhelp resign\n");
        assertThat(office.record(101).plies().get(0).comment()).isEqualTo("Have fun!");
        bob.sends(
                Correspondent.replyAddress(helped(bob)),
                "mult",
                "Content-Type: text/html; charset=UTF-8",
                "<div>multiple</div><div>move 101 g5,f4</div><div>&nbsp; Thank you!</div><div>help resign</div>");
        assertThat(moves()).containsExactly("c5,d5", "g5,f4");
        assertThat(office.record(101).plies().get(1).comment()).isEqualTo("Thank you!");
    }

    @Test
    void aSecondCommandInAReplyIsAskedAbout() {
        office.board();
        alice.replies("c5,d5\nresign 101");
        assertThat(moves()).containsExactly("c5,d5");
        assertThat(alice.reads())
                .contains("Did you mean to resign board 101?", "That has not been done.", "It was sent to nobody.");
    }

    @Test
    void aQuestionAboutAnInvitationShowsItsTerms() {
        office.board();
        alice.writes("Hello", "challenge bob to hex, 3 days for me and 14 for you");
        assertThat(alice.reads())
                .contains("Did you mean to invite bob to a game of Hex?", "    hex challenge bob --forfeittime=3,14");
    }

    @Test
    void aQuestionAboutAnInvitationSaysWhoBegins() {
        office.board();
        alice.writes("Hello", "challenge bob to chess, he begins");
        assertThat(alice.reads()).contains("Did you mean to invite bob and alice to a game of Chess?", "bob begins.");
        alice.writes("Hello", "challenge bob to go, handicap 4, he takes black");
        assertThat(alice.reads()).contains("-handicap=4", "alice begins.");
    }

    @Test
    void aQuestionAboutAnInvitationDoesNotSayWhoBeginsWhereDiceDecide() {
        office.board();
        alice.writes("Hello", "challenge bob to backgammon, he begins");
        assertThat(alice.reads())
                .contains("Did you mean to invite bob and alice to a game of Backgammon?")
                .doesNotContain("begins.");
    }

    @Test
    void theMoveMayStandBehindTheSubjectOfOurMail() throws Exception {
        office.board();
        MimeMessage mail = alice.newest();
        alice.sends(Correspondent.replyAddress(mail), "Re: " + mail.getSubject() + " c5,d5", quoted(alice));
        assertThat(moves()).containsExactly("c5,d5");
    }

    @Test
    void aPlayerWithTheHabitsOfAnOlderServerIsAskedAndThenPlays() {
        office.board();
        alice.writes("Cholone Board 101 alice **", "c5,d5\n\nLike in the old days.");
        assertThat(moves()).isEmpty();
        assertThat(alice.reads()).contains("Did you mean to play");
        alice.replies("Yes!");
        assertThat(moves()).containsExactly("c5,d5");
        assertThat(office.record(101).plies().get(0).comment()).isEqualTo("Like in the old days.");
    }

    @Test
    void peopleWriteSentences() {
        office.board();
        alice.replies("I resign if you play d4. Well played!");
        assertThat(office.record(101).result()).isEmpty(); // a condition may be a question, but never a resignation
        alice.replies("I resign. Well played!");
        assertThat(office.record(101).result()).isPresent();
    }

    @Test
    void aSentenceWithoutABoardIsQuotedAsItWasWrittenBesideWhatItWasReadAs() {
        office.board();
        alice.writes("Hello", "Can I take back my last move?");
        assertThat(alice.reads())
                .contains("On which board?", "I read that as undo", "| Can I take back my last move?", "undo 101");
    }

    @Test
    void theButtonOfAMailProgramEndsWatching() throws Exception {
        office.board();
        office.join("carol");
        Correspondent carol = new Correspondent(office, "carol");
        carol.writes("subscribe 101", "");
        carol.replies("yes");
        alice.replies("c5,d5");
        String link = carol.newest().getHeader("List-Unsubscribe")[0].replaceAll("\\s", "");
        assertThat(link).startsWith("<mailto:pbem%2B").endsWith("?subject=unsubscribe%20101>");
        String to = link.substring("<mailto:".length(), link.indexOf('?')).replace("%2B", "+");
        carol.sends(to, "unsubscribe 101", "");
        assertThat(carol.reads()).startsWith("You no longer watch board 101.");
        bob.replies("g5,f4");
        assertThat(carol.reads()).startsWith("You no longer watch board 101.");
    }

    /** A mail that belongs to no board, but whose token proves the player. */
    private static MimeMessage helped(Correspondent who) {
        who.replies("help");
        return who.newest();
    }
}
