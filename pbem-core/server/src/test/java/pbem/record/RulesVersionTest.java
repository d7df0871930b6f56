package pbem.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.games.Catalogue;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.terms.Terms;

/**
 * Boards are played to their end under the rules with which they began. The example is Chromino: since version 2 who has
 * laid the last tile keeps the win that it brought, leaving or not.
 */
class RulesVersionTest {

    private static final Seat ONE = new Seat(1);
    private static final Seat TWO = new Seat(2);
    private static final Seat THREE = new Seat(3);
    private static final Instant START = Instant.parse("2025-05-05T14:02:00Z");
    private static final Game CHROMINO = Catalogue.games().named("chromino").orElseThrow();
    private static final Setup SETUP =
            new Setup(3, Map.of("order", ""), Seed.ofHex("e59bf7ba9862f4b62fa0666d872ec936"));

    private static Board board(int rulesVersion) {
        List<Player> players = Seat.all(3).stream()
                .map(seat -> new Player(seat.number(), "player" + seat.number(), Player.State.ACTIVE))
                .toList();
        return new Board(101, CHROMINO, rulesVersion, SETUP, Terms.STANDARD, players, START, Optional.empty());
    }

    /** A game until seat 1 has laid the last tile and the two others still have their turn. */
    private static GameRecord out(int rulesVersion) {
        for (int play = 0; ; play++) {
            Random random = new Random(play);
            Position at = CHROMINO.start(SETUP, rulesVersion).position();
            List<Event> moves = new ArrayList<>();
            while (at.outcome().isEmpty()) {
                List<? extends Move> legal = at.moves();
                Move move = legal.get(random.nextInt(legal.size()));
                moves.add(new Event.Moved(at.toMove().get(0), move.notation(), "", false));
                at = at.play(move);
                boolean last = moves.get(moves.size() - 1).by().equals(Optional.of(ONE));
                if (last && at.toMove().equals(List.of(TWO)) && hasLaidTheLast(at)) {
                    return after(GameRecord.replay(board(rulesVersion), List.of()), moves.toArray(Event[]::new));
                }
            }
        }
    }

    private static boolean hasLaidTheLast(Position position) {
        return position.happenings().stream().anyMatch(phrase -> phrase.key().equals("chromino.finished-first"));
    }

    private static GameRecord after(GameRecord record, Event... events) {
        GameRecord at = record;
        for (Event event : events) {
            int revision = at.revision() + 1;
            at = at.with(new Entry(
                    revision,
                    START.plus(Duration.ofHours(revision)),
                    Actor.SERVER,
                    Proof.TOKEN,
                    OptionalLong.empty(),
                    event));
        }
        return at;
    }

    private static Event resigns(Seat seat) {
        return new Event.Resigned(seat, "");
    }

    @Test
    void aNewBoardIsPlayedUnderTheRulesOfToday() {
        GameRecord end = after(out(2), resigns(ONE), resigns(TWO));
        assertThat(end.outcome().orElseThrow().with(Result.WON)).containsExactly(ONE);
    }

    @Test
    void anOldOneIsReplayedAsItWasPlayed() {
        GameRecord end = after(out(1), resigns(ONE), resigns(TWO));
        assertThat(end.outcome().orElseThrow().with(Result.WON)).containsExactly(THREE);
        assertThat(GameRecord.replay(end.board(), end.entries()).outcome()).isEqualTo(end.outcome());
    }

    @Test
    void rulesThatTheGameNeverHadAreAFaultOfTheRecord() {
        for (int version : new int[] {0, CHROMINO.rulesVersion() + 1}) {
            assertThatThrownBy(() -> GameRecord.replay(board(version), List.of()))
                    .isInstanceOf(BrokenRecord.class)
                    .hasMessageContaining("chromino has no rules of version " + version);
        }
    }

    @Test
    void aDrawIsNotAgreedOnOverTheHeadOfWhoeverLeftWithTheWin() {
        GameRecord offered =
                after(out(2), new Event.DrawOffered(TWO, ""), new Event.Answered(THREE, true, ""), resigns(ONE));
        assertThat(offered.state()).isEqualTo(GameRecord.State.ACTIVE);
        assertThat(offered.offer()).isEmpty();
        assertThat(offered.mayOffer(Offer.Kind.DRAW, TWO)).isFalse();
        assertThatThrownBy(() -> after(offered, new Event.DrawOffered(THREE, "")))
                .isInstanceOf(BrokenRecord.class);
        assertThat(offered.canTakeBack(1)).isFalse();
    }
}
