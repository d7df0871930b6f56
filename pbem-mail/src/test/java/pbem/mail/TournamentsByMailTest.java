package pbem.mail;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.mail.BodyPart;
import jakarta.mail.MessagingException;
import jakarta.mail.Multipart;
import jakarta.mail.Part;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.clock.ClockRules;
import pbem.game.Seed;
import pbem.games.Catalogue;
import pbem.handler.account.Closing;
import pbem.play.tournament.TournamentAdvance;
import pbem.player.Player;
import pbem.repository.BoardFilter;
import pbem.repository.InboxItem;
import pbem.schedule.Scheduler;
import pbem.store.Audit;
import pbem.summary.BoardSummary;

/**
 * Every kind of tournament by mail alone, from its announcement to the final table, as its director and its players see
 * it. The first in the alphabet wins.
 */
class TournamentsByMailTest {

    private static final TournamentAdvance TOURNAMENTS =
            new TournamentAdvance(Catalogue.games(), () -> Seed.of(new byte[Seed.BYTES]));

    @TempDir
    Path directory;

    private PostOffice office;
    private final Map<String, String> addresses = new HashMap<>();

    @BeforeEach
    void open() {
        office = new PostOffice(directory);
        signUp("dora");
        office.store().change(tx -> {
            Player dora = tx.players().called("dora").orElseThrow();
            tx.players().markDirector(dora, true);
            return true;
        });
    }

    @AfterEach
    void close() {
        assertThat(Audit.of(office.store()).faults()).isEmpty();
        office.close();
    }

    /** Signs up by mail; replies to the welcome prove the sender. */
    private void signUp(String... users) {
        for (String user : users) {
            office.writes(user + "@players.example", PostOffice.ADDRESS, "signup " + user, "");
            office.replies(user, "yes");
            try {
                addresses.put(user, office.newestTo(user).getHeader("Reply-To", ","));
            } catch (MessagingException e) {
                throw new AssertionError(e);
            }
        }
    }

    /** Sends a mail of one line; returns the answer. */
    private String says(String user, String line) {
        InboxItem item = office.writes(user + "@players.example", addresses.get(user), "Re: PBeM", line);
        assertThat(item.state()).isEqualTo(InboxItem.State.DONE);
        return item.reason().orElse("");
    }

    private void join(String... users) {
        for (String user : users) {
            assertThat(says(user, "join 1")).startsWith("You have entered tournament 1");
        }
    }

    private void after(Duration time) {
        office.later(time);
        assertThat(new Scheduler(office.store(), ClockRules.STANDARD, TOURNAMENTS, Closing::end)
                        .round(office.instant())
                        .failures())
                .isEmpty();
    }

    private List<BoardSummary> openBoards() {
        return office.store().read(tx -> tx.boards().list(BoardFilter.ALL.onlyOpen(true))).stream()
                .sorted(Comparator.comparing(BoardSummary::number))
                .toList();
    }

    /** On all open boards everybody but the first in the alphabet resigns, the last in the alphabet first. */
    private void playRound() {
        for (BoardSummary open : openBoards()) {
            office.record(open.number()).board().players().stream()
                    .map(Player::user)
                    .sorted(Comparator.reverseOrder())
                    .limit(office.record(open.number()).board().players().size() - 1L)
                    .forEach(user -> says(user, "resign " + open.number()));
        }
        after(Duration.ofMinutes(1));
    }

    /** The last mail to the player, which must be about the tournament. */
    private String lastOf(String user) {
        MimeMessage mail = office.newestTo(user);
        try {
            assertThat(mail.getSubject()).startsWith("PBeM: tournament 1, ");
            return text(mail);
        } catch (MessagingException | IOException e) {
            throw new AssertionError(e);
        }
    }

    private static String text(Part part) throws IOException, MessagingException {
        if (part.isMimeType("text/plain")) {
            return part.getContent().toString().replace("\r\n", "\n");
        }
        if (part.getContent() instanceof Multipart parts) {
            for (int i = 0; i < parts.getCount(); i++) {
                BodyPart inner = parts.getBodyPart(i);
                String text = text(inner);
                if (!text.isEmpty()) {
                    return text;
                }
            }
        }
        return "";
    }

    @Test
    void a_round_robin_in_groups_with_a_final() {
        String[] all = {"alice", "bob", "carol", "dave", "erin", "frank", "gina", "hugo", "ida", "jack"};
        signUp(all);
        assertThat(says("alice", "tournament create cholone round-robin Cup --size=10"))
                .startsWith("Only directors announce tournaments for everybody.");
        assertThat(says("dora", "tournament create cholone round-robin Autumn cup --size=10 --start-when-full"))
                .startsWith("Tournament 1, Autumn cup, is announced");
        join(all);
        assertThat(says("dora", "join 1")).isEqualTo("Tournament 1 has begun.");
        assertThat(openBoards()).hasSize(20);
        assertThat(lastOf("alice")).contains("has begun: 10 players play Cholone.");
        assertThat(says("jack", "leave 1")).startsWith("You have left tournament 1");
        assertThat(openBoards()).hasSize(16);
        assertThat(says("jack", "resign 101")).isNotEmpty();
        playRound();
        assertThat(lastOf("alice"))
                .contains("Round 2 of tournament 1")
                .contains("against bob")
                .contains("Group 1:");
        assertThat(lastOf("dave")).contains("has begun, and you are not in it.").contains("2 dave  0 *");
        playRound();
        assertThat(lastOf("alice")).contains("is over").contains("alice won.").contains("1 alice * 1     1");
        assertThat(lastOf("dave")).isEqualTo(lastOf("alice"));
        assertThat(says("bob", "join 1")).isEqualTo("Tournament 1 is over.");
    }

    @Test
    void a_swiss_with_a_bye_and_a_leaver() {
        String[] all = {"alice", "bob", "carol", "dave", "erin", "frank", "gina"};
        signUp(all);
        says("dora", "tournament create cholone swiss Autumn cup --size=8 --rounds=3 --entry-until=2025-05-06");
        join(all);
        assertThat(says("alice", "join 1")).isEqualTo("You are in tournament 1 already.");
        after(Duration.ofDays(2));
        assertThat(openBoards()).hasSize(3);
        says("gina", "leave 1");
        playRound();
        playRound();
        playRound();
        assertThat(lastOf("alice"))
                .contains("is over")
                .contains("alice won.")
                .contains("Buchholz")
                .contains("gina  bye");
    }

    @Test
    void a_knock_out() {
        signUp("alice", "bob", "carol", "dave");
        says("dora", "tournament create cholone knock-out Autumn cup --size=4 --start-when-full");
        join("alice", "bob", "carol");
        assertThat(says("bob", "leave 1")).isEqualTo("You are no longer in tournament 1.");
        join("bob", "dave");
        says("dave", "leave 1");
        playRound();
        assertThat(lastOf("carol")).contains("Round 2").contains("you are not in it");
        playRound();
        assertThat(lastOf("alice")).contains("is over").contains("alice won.");
    }

    @Test
    void a_ladder() {
        signUp("alice", "bob", "carol", "dave");
        says("dora", "tournament create cholone ladder Rungs --size=8");
        join("dave", "carol", "bob");
        assertThat(says("alice", "tournament 1 challenge dave")).isEqualTo("You are not in tournament 1.");
        assertThat(says("dora", "tournament 1 start")).startsWith("Done in tournament 1");
        join("alice");
        assertThat(says("alice", "tournament 1 challenge dave")).startsWith("You have challenged dave on ladder 1;");
        assertThat(says("bob", "tournament 1 challenge dave")).startsWith("You cannot challenge dave");
        playRound();
        says("carol", "leave 1");
        office.later(Duration.ofDays(31));
        after(Duration.ofMinutes(1)); // nobody has acted, so nobody moves down
        says("dora", "tournament 1 end enough");
        assertThat(lastOf("alice")).contains("was ended by dora: enough").contains("1 alice", "2 dave", "3 bob");
    }

    @Test
    void a_league_with_a_second_season() {
        signUp("alice", "bob", "carol", "dave");
        says("dora", "tournament create cholone league Sunday league --size=8 --round-days=20");
        join("alice", "bob", "carol");
        says("dora", "tournament 1 start");
        join("dave");
        playRound();
        says("bob", "leave 1");
        after(Duration.ofDays(21));
        assertThat(lastOf("dave")).contains("Season 2 of tournament 1").doesNotContain("Season 1");
        assertThat(lastOf("alice")).contains("Season 1, division 1:").contains("2 bob   0 *");
        assertThat(says("dora", "tournament 1 end")).contains("tournament 1 end WORDS");
        says("dora", "tournament 1 end the summer is over");
        assertThat(lastOf("alice"))
                .contains("was ended by dora: the summer is over", "Boards under way go on")
                .doesNotContain("won.");
        playRound();
        assertThat(lastOf("alice")).contains("The last board of tournament 1", "alice won.", "2 carol 0 * 1");
    }

    @Test
    void heats_with_three_seats() {
        String[] all = {"alice", "bob", "carol", "dave", "erin", "frank"};
        signUp(all);
        says("dora", "tournament create cholone heats Heats --size=6 --seats=3 --start-when-full");
        join(all);
        assertThat(openBoards()).hasSize(6);
        says("frank", "leave 1");
        playRound();
        playRound();
        assertThat(lastOf("alice")).contains("is over").contains("alice won.");
    }
}
