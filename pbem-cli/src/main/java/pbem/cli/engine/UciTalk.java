package pbem.cli.engine;

import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import pbem.game.Move;
import pbem.game.Position;
import pbem.kit.BoardPosition;
import pbem.record.GameRecord;
import pbem.robot.OutsideFault;

/** The Universal Chess Interface, with Chess960. */
record UciTalk(EngineProgram program, EngineProcess process, EngineLimits limits) implements EngineTalk {

    private static final String NAME = "id name ";
    private static final String BEST = "bestmove ";
    private static final String SHUFFLED = "UCI_Chess960";
    private static final String SKILL = "Skill Level";
    private static final int THINK = 1_000; // milliseconds, if nothing is said of it

    @Override
    public String greet() throws OutsideFault, EngineStopped {
        process.say("uci");
        EngineProcess.Heard heard = process.await("uciok", "uciok"::equals, limits.start());
        if (movetime() >= limits.move().toMillis()) {
            throw new OutsideFault("would think for movetime=" + movetime() + ", but move_seconds ends that before");
        }
        if (program.strength().containsKey("skill")) {
            if (heard.lines().stream().noneMatch(line -> line.startsWith("option name " + SKILL + " "))) {
                throw new OutsideFault("has no option " + SKILL + ", which skill sets");
            }
            set(SKILL, program.strength().get("skill"));
        }
        return heard.before(NAME);
    }

    private void set(String option, Object value) {
        process.say("setoption name " + option + " value " + value);
    }

    @Override
    public void prepare() throws OutsideFault, EngineStopped {
        prepare(false, "position startpos");
    }

    private void prepare(boolean shuffled, String position) throws OutsideFault, EngineStopped {
        if (shuffled) {
            set(SHUFFLED, true);
        }
        process.say("ucinewgame");
        process.say(position);
        process.say("isready");
        process.await("readyok", "readyok"::equals, limits.start());
    }

    @Override
    public String move(GameRecord record, long seed) throws OutsideFault, EngineStopped {
        Map<String, String> start =
                record.board().game().protocolFacts(record.board().setup());
        List<Position> positions = record.mainPositions();
        StringJoiner moves = new StringJoiner(" ", " moves ", "").setEmptyValue("");
        positions.stream()
                .skip(1)
                .map(position -> coordinates(position, position.lastMove().orElseThrow()))
                .forEach(moves::add);
        prepare(Boolean.parseBoolean(start.get(SHUFFLED)), "position fen " + start.get("fen") + moves);
        process.say("go" + effort());
        String best = process.await("bestmove", line -> line.startsWith(BEST), limits.move())
                .line()
                .substring(BEST.length())
                .strip()
                .split(" ", 2)[0];
        Position last = record.position();
        return last.moves().stream()
                .filter(move -> coordinates(last, move).equals(best))
                .map(Move::notation)
                .findFirst()
                .orElseThrow(() -> EngineProcess.noMove(best));
    }

    private static String coordinates(Position position, Move move) {
        return ((BoardPosition) position).coordinates(move);
    }

    private int nodes() {
        return program.strength().getOrDefault("nodes", limits.nodes());
    }

    /** In milliseconds; 0 if it stops after so many positions alone. */
    private int movetime() {
        return program.strength().getOrDefault("movetime", nodes() > 0 ? 0 : THINK);
    }

    private String effort() {
        return (nodes() > 0 ? " nodes " + nodes() : "") + (movetime() > 0 ? " movetime " + movetime() : "");
    }
}
