package pbem.handler.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import pbem.game.Refusal;
import pbem.notice.ReplyTarget;
import pbem.repository.Repositories;
import pbem.store.Tables;
import pbem.summary.Announcement;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;

/** An announcement reaches each player once, a few at a time, and none who opted out. */
class AnnouncementTest extends ClubTest {

    private AnnouncementDesk desk(Repositories repositories) {
        return new AnnouncementDesk(repositories, Club.GAMES, Officer.atTerminal("root"), club.now());
    }

    private Optional<Refusal> announce(Optional<String> game) {
        return club.changing(repositories ->
                desk(repositories).make(new Announcement.Draft(game, "We move", "On Sunday.", true, true)));
    }

    private List<String> told() {
        return club.ticks().notices().stream()
                .filter(notice -> notice.contains("announcement"))
                .toList();
    }

    /** Marks all mails in the outbox as tried. */
    private void tried() {
        club.store().change(tx -> Tables.of(tx).execute("UPDATE outbox SET attempts = 1"));
    }

    @Test
    void everybody_is_told_once() {
        assertThat(announce(Optional.empty())).isEmpty();
        assertThat(told())
                .containsExactlyInAnyOrder("alice: announcement 1", "bob: announcement 1", "carol: announcement 1");
        tried();
        assertThat(told()).isEmpty();
    }

    @Test
    void many_are_told_a_few_at_a_time_and_only_after_the_previous_mails_were_tried() {
        for (int i = 0; i < 40; i++) {
            club.join("player" + i);
        }
        announce(Optional.empty());
        club.join("late");
        List<String> all = new ArrayList<>(told());
        assertThat(all).hasSize(20);
        assertThat(told()).isEmpty();
        tried();
        all.addAll(told());
        assertThat(all).hasSize(40);
        tried();
        all.addAll(told());
        tried();
        assertThat(told()).isEmpty();
        assertThat(all).hasSize(43).doesNotHaveDuplicates().noneMatch(notice -> notice.startsWith("late"));
    }

    @Test
    void programs_and_players_who_opted_out_get_no_news() {
        club.says("alice", "set news off");
        club.changing(repositories -> {
            repositories.players().markBot(club.player("bob"), true, false);
            return true;
        });
        announce(Optional.empty());
        assertThat(told()).containsExactly("carol: announcement 1");
    }

    @Test
    void a_player_who_leaves_by_the_address_in_the_mail_gets_no_more_news() {
        assertThat(club.leaves("bob", ReplyTarget.UNSUBSCRIBE_NEWS, "").to("bob"))
                .singleElement()
                .asString()
                .startsWith("We no longer mail you what is announced to all players.");
        announce(Optional.empty());
        assertThat(told()).hasSize(2).noneMatch(notice -> notice.startsWith("bob"));
    }

    @Test
    void the_players_of_a_game_are_those_who_play_or_played_it() {
        club.board("cholone", "alice", "bob");
        club.says("bob", "resign 101");
        assertThat(announce(Optional.of("cholone"))).isEmpty();
        assertThat(told()).containsExactlyInAnyOrder("alice: announcement 1", "bob: announcement 1");
        assertThat(club.words()
                        .say(announce(Optional.of("cholon")).orElseThrow().phrase()))
                .isEqualTo("There is no game called \"cholon\" here. Did you mean \"cholone\"?");
    }

    @Test
    void a_withdrawn_announcement_is_mailed_to_nobody_else_and_is_in_the_audit_log() {
        announce(Optional.empty());
        assertThat(club.<Optional<Refusal>>changing(
                        repositories -> desk(repositories).withdraw(1)))
                .isEmpty();
        assertThat(told()).isEmpty();
        List<String> audit = club.store()
                .read(tx -> tx.auditLog().newest(2).stream()
                        .map(entry -> entry.author() + " " + entry.verb() + " " + entry.words())
                        .toList());
        assertThat(audit)
                .containsExactly("admin:root withdraw announcement 1: We move", "admin:root announce 1: We move");
        assertThat(club.<List<Announcement>>changing(
                        repositories -> repositories.announcements().shown(5)))
                .isEmpty();
    }

    @Test
    void paragraphs_flow_and_items_stay_items() {
        Announcement announcement = new Announcement(
                1,
                Club.START,
                Optional.empty(),
                "We move",
                "We move\non Sunday.\n\n- pack\n- drive\r\n\r\nBye.",
                true,
                false);
        assertThat(announcement.parts())
                .containsExactly(
                        new Announcement.Part(false, List.of("We move on Sunday.")),
                        new Announcement.Part(true, List.of("pack", "drive")),
                        new Announcement.Part(false, List.of("Bye.")));
    }
}
