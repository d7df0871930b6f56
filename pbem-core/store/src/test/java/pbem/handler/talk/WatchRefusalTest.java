package pbem.handler.talk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import pbem.testkit.ClubTest;
import pbem.testkit.EveryRefusal;
import pbem.testkit.MailResult;

/** One test for each reason to refuse to begin or to stop watching a board, named after it. */
class WatchRefusalTest extends ClubTest {

    @Test
    void youPlay() {
        club.board("pebbles", "alice", "bob");
        MailResult handled = club.says("alice", "subscribe 101");
        assertThat(handled.result()).isEqualTo("refused: You play on board 101, so you get its mails anyway.");
        assertThat(handled.to("alice").get(0)).endsWith("| shown 101/0");
        assertThat(club.says("alice", "unsubscribe 101").result()).startsWith("refused: You play on board 101");
    }

    @Test
    void over() {
        club.board("pebbles", "alice", "bob");
        club.says("alice", "resign 101");
        assertThat(club.says("carol", "subscribe 101").result()).startsWith("refused: The game on board 101 is over:");
    }

    @Test
    void tooMany() {
        for (int i = 0; i <= WatchHandler.MOST_BOARDS; i++) {
            club.board("pebbles", "alice", "bob");
        }
        for (int i = 0; i < WatchHandler.MOST_BOARDS; i++) {
            club.says("carol", "subscribe " + (101 + i));
        }
        assertThat(club.says("carol", "subscribe 101").result()).startsWith("done:");
        assertThat(club.says("carol", "subscribe " + (101 + WatchHandler.MOST_BOARDS))
                        .result())
                .startsWith("refused: You watch 50 boards already");
    }

    @Test
    void notWatching() {
        club.board("pebbles", "alice", "bob");
        assertThat(club.says("carol", "unsubscribe 101").result()).isEqualTo("refused: You do not watch board 101.");
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(WatchRefusal.class).hasItsTestIn(WatchRefusalTest.class);
    }
}
