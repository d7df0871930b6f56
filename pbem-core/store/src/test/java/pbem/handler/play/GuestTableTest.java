package pbem.handler.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.game.Choice;
import pbem.game.Draft;
import pbem.game.Game;
import pbem.game.Move;
import pbem.games.Catalogue;
import pbem.picture.Ascii;
import pbem.robot.RobotRules;
import pbem.testkit.ClubTest;
import pbem.token.TokenKeys;
import pbem.token.Tokens;

class GuestTableTest extends ClubTest {

    private GuestTable table;

    @BeforeEach
    void set() {
        table = table(1);
    }

    private GuestTable table(int secret) {
        byte[] key = new byte[16];
        key[0] = (byte) secret;
        return new GuestTable(
                Catalogue.games(),
                new Tokens(new TokenKeys(Map.of(1, key))),
                "robot1",
                club.store().transactions(),
                () -> 0);
    }

    private static Game game(String name) {
        return Catalogue.games().named(name).orElseThrow();
    }

    /** Chooses the first of what can be chosen until there is a move, as a page does. */
    private GuestBoard composed(GuestBoard board) {
        GuestBoard shown = board;
        while (shown.trial().draft().flatMap(Draft::move).isEmpty()) {
            Draft draft = shown.trial().draft().orElseThrow();
            List<String> chosen = new ArrayList<>(keys(draft.chosen()));
            chosen.add(draft.choices().get(0).key());
            shown = table.look(board.carried(), chosen).orElseThrow();
        }
        return shown;
    }

    private static List<String> keys(List<Choice> choices) {
        return choices.stream().map(Choice::key).toList();
    }

    private GuestBoard moved(GuestBoard board) {
        GuestBoard ready = board.onTurn() ? composed(board) : board;
        return table.play(
                        board.carried(),
                        ready.trial().draft().flatMap(Draft::move).map(Move::notation))
                .orElseThrow();
    }

    @Test
    void of_every_game_a_guest_moves_and_is_answered() {
        for (Game game : Catalogue.games().all()) {
            GuestBoard board = table.begin(game);
            for (int i = 0; i < 2 && board.result().isEmpty(); i++) {
                board = moved(board);
            }
            assertThat(board.carried().moves()).as(game.name()).hasSizeGreaterThan(1);
            assertThat(board.onTurn() || board.result().isPresent())
                    .as(game.name())
                    .isTrue();
        }
    }

    @Test
    void a_game_with_other_moves_or_another_nonce_is_none_of_ours() {
        GuestGame carried = moved(table.begin(game("chroma"))).carried();
        List<String> fewer = carried.moves().subList(0, 1);

        assertThat(table.look(carried, List.of())).isPresent();
        assertThat(table.look(new GuestGame("chroma", carried.nonce(), fewer, carried.signature()), List.of()))
                .isEmpty();
        assertThat(table.look(new GuestGame("chroma", "", carried.moves(), carried.signature()), List.of()))
                .isEmpty();
        assertThat(table.look(new GuestGame("kroma", carried.nonce(), carried.moves(), carried.signature()), List.of()))
                .isEmpty();
        assertThat(table(2).look(carried, List.of())).isEmpty();
    }

    @Test
    void what_is_no_move_there_is_not_played() {
        assertThat(table.play(table.begin(game("cholone")).carried(), Optional.of("a1,i9")))
                .isEmpty();
    }

    @Test
    void chance_follows_from_the_nonce_and_from_a_secret_of_the_server() {
        GuestBoard board = table.begin(game("chromino"));
        GuestBoard again = table.look(board.carried(), List.of()).orElseThrow();
        GuestBoard other = table.begin(game("chromino"));

        assertThat(drawn(again)).isEqualTo(drawn(board)).isNotEqualTo(drawn(other));
    }

    private String drawn(GuestBoard board) {
        return Ascii.draw(board.trial().picture(), Catalogue.games().phrasebook(Locale.ENGLISH));
    }

    @Test
    void members_go_first() {
        assertThat(table.membersWait(club.now())).isFalse();
        club.withRobots(RobotRules.STANDARD);
        int board = club.board("cholone", "alice", "robot1");
        club.plays(board, "c5,d5");
        assertThat(table.membersWait(club.now())).isTrue();
    }
}
