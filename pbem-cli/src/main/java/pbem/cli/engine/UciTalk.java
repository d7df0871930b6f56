package pbem.cli.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.games.Catalogue;
import pbem.kit.BoardPosition;
import pbem.record.GameRecord;
import pbem.robot.OutsideFault;
import pbem.robot.OutsidePrograms;

/** The Universal Chess Interface, with Chess960, and its kin. */
final class UciTalk implements EngineTalk {

    private static final String NAME = "id name ";
    private static final Pattern BEST = Pattern.compile("bestmove (\\S+).*|(nobestmove).*");
    private static final Pattern OPTION = Pattern.compile("option (?:name )?(.+?) type .*");
    private static final String SHUFFLED = "UCI_Chess960";
    private static final String VARIANT = "UCI_Variant";
    private static final String SKILL = "Skill Level";
    private static final int THINK = 1_000; // milliseconds, if nothing is said of it

    private final EngineProgram program;
    private final UciDialect dialect;
    private final EngineProcess process;
    private final EngineLimits limits;

    /** Lines that tell an option, by its name with blanks. */
    private final Map<String, String> options = new TreeMap<>();

    UciTalk(EngineProgram program, UciDialect dialect, EngineProcess process, EngineLimits limits) {
        this.program = program;
        this.dialect = dialect;
        this.process = process;
        this.limits = limits;
    }

    @Override
    public String greet() throws OutsideFault, EngineStopped {
        String ready = dialect.hello() + "ok";
        process.say(dialect.hello());
        EngineProcess.Heard heard = process.await(ready, ready::equals, limits.start());
        if (movetime() >= limits.move().toMillis()) {
            throw new OutsideFault("would think for movetime=" + movetime() + ", but move_seconds ends that before");
        }
        for (String line : heard.lines()) {
            Matcher option = OPTION.matcher(line);
            if (option.matches()) {
                options.put(dialect == UciDialect.UCCI ? option.group(1).replace('_', ' ') : option.group(1), line);
            }
        }
        if (program.strength().containsKey("skill")) {
            if (!options.containsKey(SKILL)) {
                throw new OutsideFault("has no option " + SKILL + ", which skill sets");
            }
            set(
                    dialect == UciDialect.UCCI ? SKILL.replace(' ', '_') : SKILL,
                    program.strength().get("skill"));
        }
        return heard.before(NAME);
    }

    private void set(String option, Object value) {
        process.say(dialect.option(option, value));
    }

    @Override
    public void prepare() throws OutsideFault, EngineStopped {
        for (String name : program.games()) {
            Game game = Catalogue.games().named(name).orElseThrow();
            variant(game.protocolFacts(new Setup(2, Map.of(), Seed.of(new byte[Seed.BYTES]))));
        }
        ready();
    }

    /** What the game is called there; empty if the protocol needs no name. */
    private Optional<String> variant(Map<String, String> start) throws OutsideFault {
        Optional<String> variant = Optional.ofNullable(start.get(VARIANT));
        if (variant.isPresent() && !(options.getOrDefault(VARIANT, "") + " ").contains(" var " + variant.get() + " ")) {
            throw new OutsideFault("has no " + VARIANT + " " + variant.get());
        }
        return variant;
    }

    private void ready() throws OutsideFault, EngineStopped {
        process.say("isready");
        process.await("readyok", "readyok"::equals, limits.start());
    }

    /** @param moves what follows the placement */
    private void prepare(Map<String, String> start, String moves) throws OutsideFault, EngineStopped {
        if (Boolean.parseBoolean(start.get(SHUFFLED))) {
            set(SHUFFLED, true);
        }
        variant(start).ifPresent(name -> set(VARIANT, name));
        if (dialect == UciDialect.UCI) {
            process.say("ucinewgame");
        }
        ready();
        if (dialect == UciDialect.USI) {
            process.say("usinewgame");
        }
        process.say(Optional.ofNullable(start.get("fen")).map(dialect::position).orElse("position startpos") + moves);
    }

    @Override
    public String move(GameRecord record, long seed) throws OutsideFault, EngineStopped {
        List<Position> positions = record.mainPositions();
        StringJoiner moves = new StringJoiner(" ", " moves ", "").setEmptyValue("");
        positions.stream()
                .skip(1)
                .map(position -> coordinates(position, position.lastMove().orElseThrow()))
                .forEach(moves::add);
        prepare(record.board().game().protocolFacts(record.board().setup()), moves.toString());
        process.say("go" + effort());
        Matcher answer = BEST.matcher(
                process.await("bestmove", line -> BEST.matcher(line).matches(), limits.move())
                        .line());
        String best = answer.matches() && answer.group(1) != null ? answer.group(1) : answer.group(2);
        if (dialect == UciDialect.USI && best.equals(OutsidePrograms.RESIGNS)) {
            return best;
        }
        Position last = record.position();
        return last.moves().stream()
                .filter(move -> coordinates(last, move).equals(best))
                .map(Move::notation)
                .findFirst()
                .orElseThrow(() -> EngineProcess.noMove(best));
    }

    private String coordinates(Position position, Move move) {
        return dialect.written(((BoardPosition) position).coordinates(move));
    }

    private int nodes() {
        return program.strength().getOrDefault("nodes", limits.nodes());
    }

    /** In milliseconds; 0 if it stops after so many positions alone. */
    private int movetime() {
        return program.strength().getOrDefault("movetime", nodes() > 0 ? 0 : THINK);
    }

    private String effort() {
        return (nodes() > 0 ? " nodes " + nodes() : "") + (movetime() > 0 ? dialect.time(movetime()) : "");
    }
}
