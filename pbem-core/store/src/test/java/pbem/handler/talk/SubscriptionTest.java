package pbem.handler.talk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.notice.ReplyTarget;
import pbem.player.Preferences;
import pbem.repository.Interest;
import pbem.testkit.ClubTest;

/** Unsubscribing by the address or the link in a mail. */
class SubscriptionTest extends ClubTest {

    private static final Subscription DIGESTS = Subscription.DIGESTS;
    private static final Subscription BOARD = new Subscription.Watching(101);

    @BeforeEach
    void begin() {
        club.board("pebbles", "alice", "bob");
    }

    private String end(String user, Subscription subscription) {
        return club.words().say(club.changing(repositories -> subscription.end(repositories, club.player(user))));
    }

    private Preferences.Digest digest(String user) {
        return club.changing(repositories -> repositories.preferences().of(club.player(user)))
                .digest();
    }

    private Map<Integer, Interest> watched(String user) {
        return club.changing(repositories -> repositories.watchers().boards(club.player(user)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "unsubscribe", "subscribe all", "Please let me go!"})
    void any_mail_to_the_address_for_leaving_ends_the_watching(String body) {
        club.says("carol", "subscribe 101");
        assertThat(club.leaves("carol", ReplyTarget.unwatch(101), body).to("carol"))
                .containsExactly("You no longer watch board 101.");
        assertThat(club.plays(101, "take1").to("carol")).isEmpty();
    }

    @Test
    void the_end_of_digests_leaves_boards_watched() {
        club.wants("carol", Preferences.Digest.DAILY);
        club.says("carol", "subscribe 101");
        assertThat(end("carol", DIGESTS)).startsWith("There will be no more digests");
        assertThat(digest("carol")).isEqualTo(Preferences.Digest.OFF);
        assertThat(watched("carol")).containsExactly(Map.entry(101, Interest.EVERYTHING));
    }

    @Test
    void the_end_of_one_board_leaves_digests_and_other_boards() {
        club.board("pebbles", "alice", "bob");
        club.wants("carol", Preferences.Digest.DAILY);
        club.says("carol", "subscribe 101 102");
        assertThat(end("carol", BOARD)).isEqualTo("You no longer watch board 101.");
        assertThat(digest("carol")).isEqualTo(Preferences.Digest.DAILY);
        assertThat(watched("carol")).containsExactly(Map.entry(102, Interest.EVERYTHING));
    }

    @Test
    void a_board_of_a_game_that_is_watched_is_left_out() {
        club.says("carol", "pebbles subscribe all");
        end("carol", BOARD);
        assertThat(watched("carol")).containsExactly(Map.entry(101, Interest.NOTHING));
        int next = club.board("pebbles", "alice", "bob");
        assertThat(club.plays(101, "take1").to("carol")).isEmpty();
        assertThat(club.plays(next, "take1").to("carol")).hasSize(1);
    }

    @Test
    void the_second_click_says_the_same_and_changes_nothing() {
        club.wants("carol", Preferences.Digest.DAILY);
        club.says("carol", "pebbles subscribe all");
        for (Subscription subscription : new Subscription[] {DIGESTS, BOARD}) {
            String first = end("carol", subscription);
            assertThat(end("carol", subscription)).isEqualTo(first);
        }
        assertThat(digest("carol")).isEqualTo(Preferences.Digest.OFF);
        assertThat(watched("carol")).containsExactly(Map.entry(101, Interest.NOTHING));
    }

    @Test
    void nobody_else_is_touched() {
        club.wants("bob", Preferences.Digest.DAILY);
        club.join("dave");
        club.says("dave", "subscribe 101");
        end("carol", DIGESTS);
        end("carol", BOARD);
        assertThat(digest("bob")).isEqualTo(Preferences.Digest.DAILY);
        assertThat(club.plays(101, "take1").to("dave")).hasSize(1);
    }

    @Test
    void a_board_that_there_is_not_was_never_watched() {
        assertThat(end("carol", new Subscription.Watching(999))).isEqualTo("You no longer watch board 999.");
        assertThat(watched("carol")).isEmpty();
    }

    @Test
    void a_question_changes_nothing() {
        club.wants("carol", Preferences.Digest.DAILY);
        assertThat(club.words().say(DIGESTS.question(club.player("carol"))))
                .isEqualTo("This ends the daily digests of carol: a mail for every event comes again instead.");
        assertThat(club.words().say(BOARD.question(club.player("carol"))))
                .isEqualTo("This ends the mails about board 101, which carol watches.");
        assertThat(digest("carol")).isEqualTo(Preferences.Digest.DAILY);
    }
}
