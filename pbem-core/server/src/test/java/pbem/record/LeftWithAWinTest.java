package pbem.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
import pbem.phrase.Phrasebook;
import pbem.play.ServerTexts;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.terms.Terms;

/** The ends of boards on which a player left with a win, or ran out of time against a bare aim. */
class LeftWithAWinTest {

    private static final Seat ONE = new Seat(1);
    private static final Seat TWO = new Seat(2);
    private static final Seat THREE = new Seat(3);
    private static final Instant START = Instant.parse("2025-05-05T14:02:00Z");
    private static final Phrasebook WORDS = ServerTexts.in(Locale.ENGLISH, Catalogue.games(), Map.of());
    private static final Game CHROMINO = Catalogue.games().named("chromino").orElseThrow();
    private static final Setup SETUP =
            new Setup(3, Map.of("order", ""), Seed.ofHex("e59bf7ba9862f4b62fa0666d872ec936"));

    private static Board board() {
        return new Board(101, CHROMINO, 1, SETUP, Terms.STANDARD, players(3), START, Optional.empty());
    }

    private static List<Player> players(int seats) {
        return Seat.all(seats).stream()
                .map(seat -> new Player(seat.number(), "player" + seat.number(), Player.State.ACTIVE))
                .toList();
    }

    /** A game up to the last tile of seat 1, while the two others still have their turn. */
    private static GameRecord out() {
        for (int play = 0; ; play++) {
            Random random = new Random(play);
            Position at = CHROMINO.start(SETUP).now();
            List<Event> moves = new ArrayList<>();
            while (at.outcome().isEmpty()) {
                List<? extends Move> legal = at.moves();
                Move move = legal.get(random.nextInt(legal.size()));
                moves.add(new Event.Moved(at.toMove().get(0), move.notation(), "", false, false));
                at = at.play(move);
                boolean last = moves.get(moves.size() - 1).by().equals(Optional.of(ONE));
                if (last && at.toMove().equals(List.of(TWO)) && hasLaidTheLast(at)) {
                    return after(GameRecord.replay(board(), List.of()), moves.toArray(Event[]::new));
                }
            }
        }
    }

    /** A game in which black has nothing left but the aim, and white is to move. */
    private static GameRecord bare() {
        Setup setup = new Setup(2, Map.of("setup", "D1=K,A7=R"), SETUP.seed());
        Board board = new Board(
                101,
                Catalogue.games().named("chromatic-chess").orElseThrow(),
                1,
                setup,
                Terms.STANDARD,
                players(2),
                START,
                Optional.empty());
        return after(
                GameRecord.replay(board, List.of()),
                new Event.Moved(ONE, "a7-m7", "", false, false),
                new Event.Moved(TWO, "j13-i13", "", false, false));
    }

    private static String result(GameRecord record) {
        return WORDS.say(record.result().orElseThrow());
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
    void aPlayerWhoHasLaidTheLastTileLeavesWithTheWin() {
        GameRecord end = after(out(), resigns(ONE), resigns(TWO));
        assertThat(end.outcome().orElseThrow().with(Result.WON)).containsExactly(ONE);
    }

    @Test
    void aBareAimDoesNotWinByTime() {
        GameRecord end = after(bare(), new Event.Lapsed(ONE));
        assertThat(result(end))
                .isEqualTo(
                        "draw between player1 and player2: white ran out of time, and black has nothing left but the aim");
        assertThat(end.places().orElseThrow().bySeat()).containsExactly(1, 1);
        assertThat(result(after(bare(), new Event.Resigned(ONE, "")))).isEqualTo("player2 won: player1 resigned");
        assertThat(result(after(bare(), new Event.Moved(ONE, "d1-e1", "", false, false), new Event.Lapsed(TWO))))
                .isEqualTo("player1 won: player2 ran out of time");
    }

    @Test
    void aDrawIsNotAgreedOnOverTheHeadOfThePlayerWhoLeftWithTheWin() {
        GameRecord offered =
                after(out(), new Event.DrawOffered(TWO, ""), new Event.Answered(THREE, true, ""), resigns(ONE));
        assertThat(offered.state()).isEqualTo(GameRecord.State.ACTIVE);
        assertThat(offered.offer()).isEmpty();
        assertThat(offered.mayOffer(Offer.Kind.DRAW, TWO)).isFalse();
        assertThatThrownBy(() -> after(offered, new Event.DrawOffered(THREE, "")))
                .isInstanceOf(BrokenRecord.class);
        assertThat(offered.canTakeBack(1)).isFalse();
    }
}
