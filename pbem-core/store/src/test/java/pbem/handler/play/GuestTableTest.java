package pbem.handler.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.clock.WorkBudget;
import pbem.game.Choice;
import pbem.game.Draft;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Seat;
import pbem.games.Catalogue;
import pbem.handler.account.SignupForm;
import pbem.notice.Notice;
import pbem.picture.Ascii;
import pbem.record.GameRecord;
import pbem.record.KeptGame;
import pbem.request.AddressRules;
import pbem.request.RequestLimits;
import pbem.request.SignupRules;
import pbem.robot.RobotRules;
import pbem.testkit.Club;
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
                new Tokens(new TokenKeys(Map.of(1, key), Set.of(), Set.of())),
                "robot1",
                club.store(),
                () -> 0);
    }

    private static Game game(String name) {
        return Catalogue.games().named(name).orElseThrow();
    }

    /** Picks the first choice offered until the draft is a move, as a page does. */
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
    void a_guest_moves_in_every_game_and_is_answered() {
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
    void an_illegal_move_is_not_played() {
        assertThat(table.play(table.begin(game("cholone")).carried(), Optional.of("a1,i9")))
                .isEmpty();
    }

    @Test
    void chance_follows_from_the_nonce_and_from_a_secret_of_the_server() {
        GuestBoard board = table.begin(game("chromino"));
        GuestBoard again = table.look(board.carried(), List.of()).orElseThrow();
        GuestBoard other = table.begin(game("chromino"));

        assertThat(drawn(again.trial())).isEqualTo(drawn(board.trial())).isNotEqualTo(drawn(other.trial()));
    }

    private String drawn(TrialBoard board) {
        return Ascii.draw(board.picture(), Catalogue.games().phrasebook(Locale.ENGLISH));
    }

    /** Signs up with a kept game and confirms it; returns the number of the board. */
    private int board(String user, KeptGame game) {
        SignupForm form = new SignupForm(
                club.store(), Club.GAMES, AddressRules.STANDARD, SignupRules.STANDARD, RequestLimits.STANDARD);
        String address = user + "@example.net";
        assertThat(form.ask(user, address, Locale.ENGLISH, Optional.of(game), club.now()))
                .isEmpty();
        club.reply(club.last(address), "yes");
        return ((Notice.BoardNews) club.last(user).notice()).board();
    }

    @Test
    void a_guest_who_signs_up_goes_on_with_their_game() {
        club.withRobots(RobotRules.STANDARD);
        for (String name : List.of("chroma", "hex", "draughts")) {
            GuestBoard left = moved(moved(table.begin(game(name))));
            String user = name + "-fan";
            int number = board(user, table.kept(left.carried()).orElseThrow());

            GameRecord record = club.record(number);
            TrialBoard seen = TrialBoard.of(
                    record,
                    Optional.of(Seat.at(0)),
                    List.of(),
                    List.of(),
                    new WorkBudget(WorkBudget.OF_A_STRANGER, () -> 0));
            assertThat(club.moves(number)).as(name).isEqualTo(left.carried().moves());
            assertThat(drawn(seen).replace(user, "guest")).as(name).isEqualTo(drawn(left.trial()));
            assertThat(record.board().heading()).contains("(" + user + ", robot1)");
            assertThat(record.board().terms().rated()).isFalse();
            assertThat(club.said(user)).contains("goes on here, as you left it");
        }
    }

    @Test
    void under_other_rules_the_game_starts_again_and_its_player_is_told() {
        club.withRobots(RobotRules.STANDARD);
        KeptGame kept = table.kept(moved(table.begin(game("chroma"))).carried()).orElseThrow();
        int number = board("dave", new KeptGame(kept.game(), 0, kept.seed(), kept.moves()));

        assertThat(club.moves(number)).isEmpty();
        assertThat(club.record(number).board().setup().seed()).isEqualTo(Club.seed());
        assertThat(club.said("dave")).contains("This board starts from the beginning");
    }

    @Test
    void a_game_without_a_move_is_not_kept() {
        assertThat(table.kept(table.begin(game("chroma")).carried())).isEmpty();
    }

    /** A guest who played on would see the dice or tiles to come. */
    @Test
    void a_game_with_chance_is_not_kept() {
        for (String name : List.of("chromino", "backgammon", "narde")) {
            GuestBoard left = moved(table.begin(game(name)));
            assertThat(left.canBeKept()).as(name).isFalse();
            assertThat(table.kept(left.carried())).as(name).isEmpty();
        }
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
