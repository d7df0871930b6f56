package pbem.handler.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import pbem.clock.WorkBudget;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.play.ServerTexts;
import pbem.record.GameRecord;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.testkit.EveryRefusal;
import pbem.testkit.MailResult;

/** Moves that are tried out, and moves that are confirmed. Board 101 is Pebbles between alice, who begins, and bob. */
class PreviewTest extends ClubTest {

    private static final Seed NO_CHANCE = Seed.of(new byte[Seed.BYTES]);
    private static final Game CHESS = Club.GAMES.named("chromatic-chess").orElseThrow();
    private static final Game PEBBLES = Club.GAMES.named("pebbles").orElseThrow();

    @BeforeEach
    void sitDown() {
        club.board("pebbles", "alice", "bob");
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(PreviewRefusal.class).hasItsTestIn(PreviewTest.class);
    }

    @Test
    void a_preview_shows_the_board_after_the_moves_to_its_sender_alone_and_plays_nothing() {
        MailResult handled = club.replies("alice", 101, 0, "preview take1 take3");
        assertThat(handled.result()).isEqualTo("answered: showed moves tried out on board 101");
        assertThat(handled.notices()).containsExactly("alice: previewed 101/0 take1 take3");
        assertThat(club.record(101).revision()).isZero();
    }

    @Test
    void anybody_may_ask_without_any_proof() {
        assertThat(club.mail("stranger@example.com", "pebbles preview 101 take1; take2")
                        .notices())
                .containsExactly("stranger@example.com: previewed 101/0 take1 take2");
    }

    @Test
    void it_goes_on_from_any_move() {
        club.plays(101, "take1");
        club.plays(101, "take2");
        assertThat(club.says("alice", "preview 101#1 take3").notices()).containsExactly("alice: previewed 101/1 take3");
        assertThat(club.says("alice", "replay 101 1 take3").notices()).containsExactly("alice: previewed 101/1 take3");
        assertThat(club.says("alice", "replay 101 0").notices()).containsExactly("alice: shown 101/0");
        assertThat(club.says("alice", "replay 101 3").result())
                .isEqualTo("refused: Board 101 has had 2 moves so far; there is no move 3.");
    }

    @Test
    void a_new_game_is_tried_without_a_board() {
        assertThat(club.says("alice", "pebbles preview new 2 -heap=9 take1 take2")
                        .notices())
                .containsExactly("alice: previewed pebbles take1 take2");
        assertThat(club.says("alice", "pebbles preview new 9 take1").result())
                .isEqualTo("refused: pebbles is for 1 to 4 players, but 9 are named.");
        assertThat(club.says("alice", "chromino preview new 2").notices())
                .containsExactly("alice: previewed chromino ");
    }

    @Test
    void illegal() {
        assertThat(club.says("alice", "preview 101 take3 take3 take2").result())
                .isEqualTo("refused: Move 3 of your list, \"take2\", cannot be played: Nobody can play \"take2\" with"
                        + " 1 pebbles left.");
        assertThat(club.says("alice", "preview 101 take9").result())
                .isEqualTo("refused: Nobody can play \"take9\" with 7 pebbles left.");
    }

    /** The limit holds for any separator. The longest line is the most expensive one that a stranger can have tried. */
    @Test
    void tooMany() {
        Position start = CHESS.start(2, Map.of(), NO_CHANCE).now();
        List<String> moves = new ArrayList<>();
        Random random = new Random(4);
        for (Position at = start; moves.size() <= Trial.MOST_MOVES; at = at.play(last(at, moves))) {
            moves.add(at.moves().get(random.nextInt(at.moves().size())).notation());
        }
        for (String between : List.of(" ", ";", "; ")) {
            List<String> asked = moves.subList(0, Trial.MOST_MOVES);
            assertThat(tried(start, String.join(between, asked))).isEqualTo(asked.toString());
            assertThat(tried(start, String.join(between, moves)))
                    .isEqualTo(PreviewRefusal.TOO_MANY.of(Trial.MOST_MOVES).toString());
        }
    }

    private static Move last(Position at, List<String> moves) {
        return at.read(moves.get(moves.size() - 1)).now();
    }

    private static String tried(Position from, String moves) {
        return tried(from, moves, () -> 0);
    }

    private static String tried(Position from, String moves, LongSupplier meter) {
        return Trial.of(from, moves, Optional.empty(), new WorkBudget(WorkBudget.OF_A_STRANGER, meter))
                .match(
                        reached -> reached.moves().toString(),
                        refused -> refused.refusal().toString());
    }

    @Test
    void tooDear() {
        AtomicLong work = new AtomicLong();
        LongSupplier tenMillisecondsEachTime = () -> work.getAndAdd(10_000_000);
        assertThat(tried(pebbles("99"), "take1 ".repeat(90), tenMillisecondsEachTime))
                .isEqualTo(PreviewRefusal.TOO_DEAR.of(WorkBudget.SURE_STEPS + 4).toString());
        assertThat(ServerTexts.in(Locale.ENGLISH, Club.GAMES, Map.of())
                        .say(PreviewRefusal.TOO_DEAR.of(14).phrase()))
                .isEqualTo(
                        "Trying so many moves takes too much work; 14 of them could be tried. Please ask for fewer.");
    }

    @Test
    void no_board_is_drawn_to_try_moves_of_a_game_that_hides_nothing() {
        AtomicInteger drawn = new AtomicInteger();
        assertThat(tried(countingDrawings(pebbles("99"), drawn), "take1 ".repeat(90)))
                .startsWith("[take1, take1,");
        assertThat(drawn).hasValue(0);
    }

    private static Position countingDrawings(Position position, AtomicInteger drawn) {
        return (Position) Proxy.newProxyInstance(
                Position.class.getClassLoader(), new Class<?>[] {Position.class}, (proxy, method, arguments) -> {
                    drawn.addAndGet(method.getName().equals("diagram") ? 1 : 0);
                    Object given = method.invoke(position, arguments);
                    return given instanceof Position next ? countingDrawings(next, drawn) : given;
                });
    }

    private static Position pebbles(String heap) {
        return PEBBLES.start(2, Map.of("heap", heap), NO_CHANCE).now();
    }

    @Test
    void noMoves() {
        assertThat(club.says("alice", "preview 101 ;").result())
                .isEqualTo("refused: Name the moves that I should try, such as: preview BOARD MOVE");
    }

    /** A board of a game with hidden tiles where a player may draw at any time. */
    private int tiles() {
        club.says("alice", "chromino challenge bob -freedraw");
        club.says("bob", "accept");
        return 102;
    }

    private String onTurn(int board) {
        GameRecord record = club.record(board);
        return record.board().player(record.toMove().get(0)).user();
    }

    @Test
    void notYours() {
        int board = tiles();
        String other = onTurn(board).equals("alice") ? "bob" : "alice";
        String move = club.record(board).position().moves().get(0).notation();
        String reason = "refused: In this game only the player to move can try out moves, because they show what that"
                + " player holds.";
        assertThat(club.says(other, "preview " + board + " " + move).result()).isEqualTo(reason);
        assertThat(club.mail(onTurn(board), "preview " + board + " " + move).result())
                .isEqualTo(reason);
    }

    /** Even a player alone on a board must not see a tile of the bag. */
    @Test
    void wouldTell() {
        club.says("alice", "chromino challenge alice -freedraw");
        assertThat(club.says("alice", "preview 102 draw").result())
                .isEqualTo("refused: draw would reveal something hidden, so it cannot be tried out; it can only be"
                        + " played.");
        assertThat(club.says("alice", "submit 102 draw").result()).startsWith("refused: draw would reveal");
    }

    @Test
    void a_player_tries_out_the_own_hand_if_nobody_else_has_one() {
        club.says("alice", "chromino challenge alice -freedraw");
        assertThat(club.says("alice", "preview 102 " + laying(102)).result()).startsWith("answered");
    }

    private String laying(int board) {
        return club.record(board).position().moves().stream()
                .map(Move::notation)
                .filter(notation -> !notation.equals("draw"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void othersHold() {
        int board = tiles();
        String reason =
                "refused: In this game the board after a move would show what the others hold, so no move is shown"
                        + " before it is played. \"submit\" checks your move and plays it once you confirm.";
        for (String move : List.of(laying(board), "draw", "no move at all")) {
            assertThat(club.says(onTurn(board), "preview " + board + " " + move).result())
                    .isEqualTo(reason);
            club.later(Duration.ofDays(2));
        }
    }

    @Test
    void a_move_submitted_beside_hidden_hands_is_checked_and_not_shown() {
        int board = tiles();
        String move = laying(board);
        String user = onTurn(board);
        assertThat(club.says(user, "submit " + board + " " + move).notices())
                .containsExactly(user + ": shown " + board + "/0 | " + move
                        + " can be played, and is not played yet; this"
                        + " is the board as it is now. Reply \"confirm\" to play it, or write \"confirm " + board
                        + "\". If the board changes first, it is void.");
        assertThat(club.says(user, "confirm " + board).result())
                .isEqualTo("done: played " + move + " on board " + board);
    }

    @Test
    void a_submitted_move_is_shown_and_played_when_confirmed() {
        MailResult shown = club.replies("alice", 101, 0, "submit take2\nYour turn.");
        assertThat(shown.notices())
                .containsExactly("alice: previewed 101/0 take2 | take2 is not played yet. Reply \"confirm\" to play it,"
                        + " or write \"confirm 101\". If the board changes first, it is void.");
        assertThat(club.moves(101)).isEmpty();
        assertThat(club.says("alice", "confirm 101").result()).isEqualTo("done: played take2 on board 101");
        assertThat(club.record(101).plies().get(0).comment()).isEqualTo("Your turn.");
    }

    @Test
    void nothingSubmitted() {
        assertThat(club.says("alice", "confirm 101").result())
                .isEqualTo("refused: No move of yours on board 101 waits to be confirmed. Write: submit 101 MOVE");
        club.says("alice", "submit 101 take2");
        club.says("alice", "confirm 101");
        assertThat(club.says("alice", "confirm 101").result()).startsWith("refused: No move of yours");
    }

    @Test
    void submittedBefore() {
        club.says("alice", "submit 101 take2");
        club.says("alice", "move 101 take1");
        club.says("bob", "move 101 take1");
        assertThat(club.says("alice", "confirm 101").result())
                .isEqualTo("refused: Board 101 has changed since you submitted take2, so it was not played."
                        + " Here is the board as it is now.");
        assertThat(club.moves(101)).hasSize(2);
    }

    @Test
    void the_last_submission_counts() {
        club.says("alice", "submit 101 take2");
        club.says("alice", "submit 101 take3");
        club.says("alice", "confirm 101");
        assertThat(club.moves(101)).containsExactly("take3");
    }

    @Test
    void only_a_legal_move_of_a_player_on_turn_is_submitted() {
        assertThat(club.says("bob", "submit 101 take2").result()).startsWith("refused: It is not your turn");
        assertThat(club.says("alice", "submit 101 take8").result()).startsWith("refused: Nobody can play");
    }

    @Test
    void a_slip_in_a_reply_is_told_what_was_probably_meant_on_turn_or_off() {
        String reason = "refused: I do not know the command \"resing\". Did you mean \"resign\"?";
        assertThat(club.replies("bob", 101, 0, "resing").result()).isEqualTo(reason);
        assertThat(club.replies("alice", 101, 0, "resing").result()).isEqualTo(reason);
        assertThat(club.replies("alice", 101, 0, "hepl me").result()).contains("Did you mean \"help\"?");
    }
}
