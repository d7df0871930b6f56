package pbem.handler.talk;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.handler.talk.SubscriptionLinks.Answer;
import pbem.notice.ReplyTarget;
import pbem.testkit.ClubTest;
import pbem.token.Token;
import pbem.token.TokenKeys;
import pbem.token.Tokens;

/** The answers to the links for subscriptions in mails, and the effect of each. */
class SubscriptionLinksTest extends ClubTest {

    private static final Tokens TOKENS = new Tokens(new TokenKeys(Map.of(1, new byte[16]), Set.of(), Set.of()));

    private SubscriptionLinks links;

    @BeforeEach
    void watch() {
        links = new SubscriptionLinks(club.store(), TOKENS);
        club.board("pebbles", "alice", "bob");
        club.says("carol", "subscribe 101");
    }

    private String token(ReplyTarget target) {
        return TOKENS.write(
                new Token(club.player("carol").id(), target, club.now().plus(Duration.ofDays(30))));
    }

    private String watching() {
        return token(ReplyTarget.unwatch(101));
    }

    private String told(Answer answer) {
        return answer.state().name().toLowerCase(Locale.ROOT)
                + answer.words().map(words -> ": " + club.words().say(words)).orElse("");
    }

    @Test
    void to_look_changes_nothing() {
        for (int i = 0; i < 2; i++) {
            assertThat(told(links.look(watching(), club.now())))
                    .isEqualTo("running: This ends the mails about board 101, which carol watches.");
        }
    }

    @Test
    void the_end_comes_once_and_is_told_as_often_as_it_is_asked_for() {
        for (int i = 0; i < 2; i++) {
            assertThat(told(links.end(watching(), club.now()))).isEqualTo("ended: You no longer watch board 101.");
        }
        assertThat(told(links.look(watching(), club.now())))
                .isEqualTo("ended: The mails about board 101 have ended already: carol does not watch it.");
    }

    @Test
    void an_old_link_proves_nothing_any_more() {
        String token = watching();
        assertThat(told(links.look(token, club.now().plus(Duration.ofDays(40)))))
                .isEqualTo("expired");
        assertThat(told(links.end(token, club.now().plus(Duration.ofDays(40))))).isEqualTo("expired");
        assertThat(told(links.look(token, club.now()))).startsWith("running");
    }

    @Test
    void a_forged_link_ends_nothing() {
        for (String text : new String[] {"", "alice", watching() + "a", token(new ReplyTarget.OfBoard(101, 0))}) {
            assertThat(told(links.look(text, club.now()))).as(text).isEqualTo("invalid");
            assertThat(told(links.end(text, club.now()))).as(text).isEqualTo("invalid");
        }
        assertThat(told(links.look(watching(), club.now()))).startsWith("running");
    }

    @Test
    void the_link_of_a_deleted_player_is_not_valid() {
        String token = watching();
        club.leave("carol");
        assertThat(told(links.look(token, club.now()))).isEqualTo("invalid");
        assertThat(told(links.end(token, club.now()))).isEqualTo("invalid");
    }
}
