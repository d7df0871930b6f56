package pbem.cli.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.analysis.Judgement;
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

/** The Universal Chess Interface, including Chess960, and the protocols that derive from it. */
final class UciTalk implements EngineTalk {

    private static final String NAME = "id name ";
    private static final Pattern BEST = Pattern.compile("bestmove (\\S+).*|(nobestmove).*", Pattern.DOTALL);
    private static final Pattern OPTION = Pattern.compile("option (?:name )?(.+?) type .*", Pattern.DOTALL);
    private static final String SHUFFLED = "UCI_Chess960";
    private static final String VARIANT = "UCI_Variant";
    private static final String SKILL = "Skill Level";
    private static final Pattern SCORE = Pattern.compile(
            "info (?!.*\\bmultipv (?:[2-9]|[1-9][0-9]))(?:.*? )?score (?:(cp|mate) )?([-+]?[0-9]{1,9}|[-+])\\b?(.*?)(?: pv (.*))?",
            Pattern.DOTALL); // otherwise matching a line with an unusual line break takes cubic time
    private static final double EVENNESS = 0.00368208; // for each centipawn, as lichess has it
    private static final int LONGEST_LINE = 8;

    private final EngineProgram program;
    private final UciDialect dialect;
    private final EngineProcess process;
    private final EngineLimits limits;
    private final UciEffort effort;

    /** The lines that declare options, by the option's name. */
    private final Map<String, String> options = new TreeMap<>();

    UciTalk(EngineProgram program, UciDialect dialect, EngineProcess process, EngineLimits limits) {
        this.program = program;
        this.dialect = dialect;
        this.process = process;
        this.limits = limits;
        this.effort = UciEffort.of(program, limits);
    }

    @Override
    public String greet() throws OutsideFault, EngineStopped {
        String ready = dialect.hello() + "ok";
        process.say(dialect.hello());
        EngineProcess.Heard heard = process.await(ready, ready::equals, limits.start());
        if (effort.movetime() >= limits.move().toMillis()) {
            throw new OutsideFault(
                    "would think for movetime=" + effort.movetime() + ", but move_seconds ends it earlier");
        }
        for (String line : heard.lines()) {
            Matcher option = OPTION.matcher(line);
            if (option.matches()) {
                options.put(dialect == UciDialect.UCCI ? option.group(1).replace('_', ' ') : option.group(1), line);
            }
        }
        if (program.strength().containsKey("skill")) {
            if (!options.containsKey(SKILL)) {
                throw new OutsideFault("has no option " + SKILL + ", which skill needs");
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

    /** The protocol's name of the game; empty if it needs none. */
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

    /**
     * Sets up the game.
     *
     * @param moves the text after the placement
     */
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
        String best = best(thought(record, effort));
        if (dialect == UciDialect.USI && best.equals(OutsidePrograms.RESIGNS)) {
            return best;
        }
        return move(record.position(), best)
                .orElseThrow(() -> EngineProcess.noMove(best))
                .notation();
    }

    /** The program's output from the question to its best move. */
    private EngineProcess.Heard thought(GameRecord record, UciEffort effort) throws OutsideFault, EngineStopped {
        List<Position> positions = record.mainPositions();
        StringJoiner moves = new StringJoiner(" ", " moves ", "").setEmptyValue("");
        for (int i = 1; i < positions.size(); i++) {
            moves.add(coordinates(
                    positions.get(i - 1), positions.get(i).lastMove().orElseThrow()));
        }
        prepare(record.board().game().protocolFacts(record.board().setup()), moves.toString());
        process.say("go" + effort.spelled(dialect));
        return process.await("bestmove", line -> BEST.matcher(line).matches(), limits.move());
    }

    private static String best(EngineProcess.Heard heard) {
        Matcher answer = BEST.matcher(heard.line());
        return answer.matches() && answer.group(1) != null ? answer.group(1) : answer.group(2);
    }

    private Optional<? extends Move> move(Position position, String coordinates) {
        return position.moves().stream()
                .filter(move -> coordinates(position, move).equals(coordinates))
                .findFirst();
    }

    @Override
    public Judgement judgement(GameRecord record, int times) throws OutsideFault, EngineStopped {
        EngineProcess.Heard heard = thought(record, effort.times(times, limits));
        Matcher score = heard.lines().stream()
                .map(SCORE::matcher)
                .filter(Matcher::matches)
                .reduce((one, later) -> isBound(later) && !isBound(one) ? one : later)
                .orElseThrow(() -> new OutsideFault("does not say how the game stands"));
        List<String> line = new ArrayList<>();
        Position at = record.position();
        String best = best(heard);
        String told = Optional.ofNullable(score.group(4)).orElse("");
        for (String word : (told.startsWith(best) ? told : best).split(" ")) {
            Optional<? extends Move> move = at.outcome().isPresent() ? Optional.empty() : move(at, word);
            if (move.isEmpty() || line.size() == LONGEST_LINE) {
                break;
            }
            line.add(move.get().notation());
            at = at.play(move.get());
        }
        if (line.isEmpty()) {
            throw EngineProcess.noMove(best);
        }
        return new Judgement(chance(score), line.get(0), line);
    }

    /** Whether the score is only a lower or upper bound. */
    private static boolean isBound(Matcher score) {
        return score.group(3).contains("bound");
    }

    private static double chance(Matcher score) {
        String value = score.group(2);
        if ("mate".equals(score.group(1))) {
            return value.startsWith("-") || value.equals("0") ? 0 : 1;
        }
        return value.length() == 1 && !Character.isDigit(value.charAt(0))
                ? 0.5
                : 1 / (1 + StrictMath.exp(-EVENNESS * Integer.parseInt(value)));
    }

    private String coordinates(Position position, Move move) {
        return dialect.written(((BoardPosition) position).coordinates(move));
    }
}
