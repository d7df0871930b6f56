package pbem.robot;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import pbem.analysis.Estimate;
import pbem.analysis.Findings;
import pbem.analysis.GameAnalysis;
import pbem.engine.Level;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.game.Viewer;
import pbem.games.chromino.Chromino;
import pbem.games.chromino.OtherWorld;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Board;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.terms.Terms;

/** A robot's answer to an offer of a draw, and the analysis of its moves, depend on nothing that it could not see. */
class HiddenFromRobotsTest {

    private static final Level LEVEL = new Level(1);
    private static final Seat PERSON = new Seat(1);
    private static final Seat ROBOT = new Seat(2);
    private static final Instant START = Instant.parse("2025-05-05T14:02:00Z");
    private static final int GAMES = 12;
    private static final int LONG = 22;

    /** The records of the same moves in the real game and in one where all that the viewer may not see differs. */
    private record Worlds(GameRecord real, GameRecord other) {

        /** @param believed whether programs of all seats see only the viewer's position in the other game */
        static Worlds played(int number, Seat viewer, boolean believed, int longest) {
            byte[] bytes = new byte[Seed.BYTES];
            new Random(number).nextBytes(bytes);
            Seed seed = Seed.of(bytes);
            OtherWorld other = new OtherWorld(seed, seed, Viewer.of(viewer));
            Setup setup = new Setup(2, Map.of(), seed);
            Random random = new Random(number);
            Position at = new Chromino().start(setup).now();
            List<Event> events = new ArrayList<>();
            while (at.outcome().isEmpty() && events.size() < longest) {
                Move move = at.moves().get(random.nextInt(at.moves().size()));
                events.add(new Event.Moved(at.toMove().get(0), move.notation(), "", false, false));
                at = at.play(move);
            }
            return new Worlds(
                    record(new Chromino(), setup, events), record(believed ? other.believed() : other, setup, events));
        }

        private static GameRecord record(Game game, Setup setup, List<Event> events) {
            List<Player> players = Seat.all(2).stream()
                    .map(seat -> new Player(seat.number(), "player" + seat.number(), Player.State.ACTIVE))
                    .toList();
            List<Entry> entries = IntStream.range(0, events.size())
                    .mapToObj(i -> new Entry(
                            i + 1,
                            START.plus(Duration.ofHours(i)),
                            Actor.SERVER,
                            Proof.TOKEN,
                            OptionalLong.empty(),
                            events.get(i)))
                    .toList();
            return GameRecord.replay(Board.begun(101, game, setup, Terms.STANDARD, players, START), entries);
        }
    }

    @Test
    void the_answer_to_a_draw_offer_does_not_depend_on_hidden_hands() {
        int onTurnOfTheOther = 0;
        for (int number = 0; number < GAMES; number++) {
            Worlds worlds = Worlds.played(number, ROBOT, true, LONG);
            if (worlds.real().outcome().isEmpty()) {
                assertThat(likesDraw(worlds.other()))
                        .as("game %s", number)
                        .isEqualTo(likesDraw(worlds.real()))
                        .isPresent();
                onTurnOfTheOther += worlds.real().toMove().contains(PERSON) ? 1 : 0;
            }
        }
        assertThat(onTurnOfTheOther).isGreaterThan(2);
    }

    private static Optional<Boolean> likesDraw(GameRecord record) {
        return RobotManners.likesDraw(record, ROBOT, LEVEL, () -> false);
    }

    @Test
    void a_move_is_looked_at_again_by_what_its_player_saw() {
        Worlds worlds = Worlds.played(3, ROBOT, false, 400);
        assertThat(worlds.real().outcome()).isPresent();
        GameAnalysis analysis = new GameAnalysis(worlds.real(), LEVEL);
        assertThat(found(worlds.other())).hasSameSizeAs(found(worlds.real())).isNotEmpty();
        assertThat(found(worlds.other())).isEqualTo(found(worlds.real()));
        assertThat(analysis.moves()).isPositive();
    }

    /** The first estimates of the robot's moves. */
    private static List<Estimate> found(GameRecord record) {
        GameAnalysis analysis = new GameAnalysis(record, LEVEL);
        Findings found = Findings.NONE;
        while (found.first().size() < analysis.moves()) {
            found = analysis.next(found, () -> false).orElseThrow();
        }
        List<Estimate> first = found.first();
        return IntStream.range(0, analysis.moves())
                .filter(move -> analysis.seat(move).equals(ROBOT))
                .mapToObj(first::get)
                .toList();
    }
}
