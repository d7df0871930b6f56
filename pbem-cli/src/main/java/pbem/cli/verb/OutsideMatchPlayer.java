package pbem.cli.verb;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import pbem.cli.engine.Containment;
import pbem.cli.engine.EngineLimits;
import pbem.cli.engine.EngineProgram;
import pbem.cli.engine.Engines;
import pbem.engine.MatchPlayer;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Board;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.robot.OutsideFault;
import pbem.robot.OutsidePrograms;
import pbem.terms.Terms;

/** A program by others in a match. It runs uncontained, as any program that its user starts. */
record OutsideMatchPlayer(String name, Game game, Engines engines) implements MatchPlayer.Choice {

    private static final EngineLimits LIMITS = new EngineLimits(Duration.ofMinutes(1), Duration.ofMinutes(1), 4_000, 0);

    static MatchPlayer of(EngineProgram program, Game game) {
        Engines engines = new Engines(List.of(program), LIMITS, Containment::none);
        return new MatchPlayer(program.name(), new OutsideMatchPlayer(program.name(), game, engines));
    }

    @Override
    public MatchPlayer.Turn of(List<Position> log, long seed) {
        try {
            String move = engines.move(name, record(log), seed, () -> false).orElseThrow();
            Optional<Move> played = move.equals(OutsidePrograms.RESIGNS)
                    ? Optional.empty()
                    : Optional.of(log.get(log.size() - 1).read(move).match(legal -> legal, refused -> {
                        throw new Refused(name + " plays " + move + ", which is no legal move");
                    }));
            return new MatchPlayer.Turn(played, 0);
        } catch (OutsideFault e) {
            throw new Refused(e.getMessage());
        }
    }

    /** The record of a board on which these positions arose. */
    private GameRecord record(List<Position> log) {
        Instant start = Instant.EPOCH;
        List<Player> players = Seat.all(log.get(0).setup().seats()).stream()
                .map(seat -> new Player(seat.number(), "player" + seat.number(), Player.State.ROBOT))
                .toList();
        List<Entry> entries = new ArrayList<>();
        for (int i = 1; i < log.size(); i++) {
            Event moved = new Event.Moved(
                    log.get(i - 1).toMove().get(0),
                    log.get(i).lastMove().orElseThrow().notation(),
                    "");
            entries.add(new Entry(i, start, Actor.SERVER, Proof.TOKEN, OptionalLong.empty(), moved));
        }
        return GameRecord.replay(Board.begun(101, game, log.get(0).setup(), Terms.STANDARD, players, start), entries);
    }
}
