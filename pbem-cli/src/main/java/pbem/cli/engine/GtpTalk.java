package pbem.cli.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import pbem.analysis.Judgement;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Setup;
import pbem.kit.AgreedEnd;
import pbem.kit.BoardPosition;
import pbem.kit.GameBoard;
import pbem.kit.Liberties;
import pbem.kit.Men;
import pbem.record.GameRecord;
import pbem.robot.OutsideFault;

/** The Go Text Protocol, version 2. */
final class GtpTalk implements EngineTalk {

    private static final List<String> COLOURS = List.of("black", "white");

    private static final String RESUME = "resume";
    private static final String NONE_DEAD = "none";

    private static final Pattern SCORE = Pattern.compile("(?:([BW])\\+)?([0-9]{1,4}(?:\\.[0-9]{1,9})?)(?: .*)?");

    /** For each point of the score, in natural logarithms of the odds: fits games of GNU Go against itself on 9x9. */
    private static final double SURENESS = 0.1;

    /** A command from the KGS server: takes dead men off the board before passing. */
    private static final String CLEANUP = "kgs-genmove_cleanup";

    private final EngineProgram program;
    private final EngineProcess process;
    private final EngineLimits limits;
    private int said;

    GtpTalk(EngineProgram program, EngineProcess process, EngineLimits limits) {
        this.program = program;
        this.process = process;
        this.limits = limits;
    }

    /** Sends a command with a number, which tells its answer from others. */
    private void say(String command) {
        said++;
        process.say(said + " " + command);
    }

    /**
     * The answer to the last command, after all earlier ones were answered. If the program refuses any of them, that is
     * a fault.
     */
    private String answer(boolean thinks) throws OutsideFault, EngineStopped {
        String sign = "=" + said;
        List<String> lines = new ArrayList<>();
        process.await(
                sign,
                line -> {
                    if (!lines.isEmpty() || line.equals(sign) || line.startsWith(sign + " ")) {
                        lines.add(line);
                    }
                    return !lines.isEmpty() && line.isEmpty();
                },
                thinks ? limits.move() : limits.start());
        return String.join(" ", lines).substring(sign.length()).strip();
    }

    @Override
    public String greet() throws OutsideFault, EngineStopped {
        say("name");
        String name = answer(false);
        say("version");
        return name + " " + answer(false);
    }

    @Override
    public void prepare() throws OutsideFault, EngineStopped {
        begin("9", "7.5");
        answer(false);
    }

    private void begin(String size, String komi) {
        say("boardsize " + size);
        say("clear_board");
        say("komi " + komi);
        if (program.strength().containsKey("level")) {
            say("level " + program.strength().get("level"));
        }
    }

    @Override
    public String move(GameRecord record, long seed) throws OutsideFault, EngineStopped {
        boolean resumed = prepare(record);
        String how = resumed && !isOpen(record.position()) && knows(CLEANUP) ? CLEANUP : "genmove";
        return answer(record, how);
    }

    /**
     * Sets up the game with its moves. Returns whether the players failed to agree before, so that dead men must be
     * captured.
     */
    private boolean prepare(GameRecord record) throws OutsideFault, EngineStopped {
        Setup setup = record.board().setup();
        Map<String, String> start = record.board().game().protocolFacts(setup);
        begin(start.get("boardsize"), start.get("komi"));
        if (setup.has("handicap")) {
            handicap(record.mainPositions().get(0));
        }
        boolean resumed = replay(record.mainPositions());
        answer(false);
        return resumed;
    }

    /** @param how the command for a move */
    private String answer(GameRecord record, String how) throws OutsideFault, EngineStopped {
        return isOpen(record.position())
                ? proposal(record.position())
                : ask(how + " " + colour(record.position())).toLowerCase(Locale.ROOT);
    }

    @Override
    public Judgement judgement(GameRecord record, int times) throws OutsideFault, EngineStopped {
        prepare(record);
        String best = answer(record, "reg_genmove");
        Matcher score = SCORE.matcher(ask("estimate_score"));
        if (!score.matches()) {
            throw new OutsideFault("does not say how the game stands");
        }
        Position position = record.position();
        String canonical =
                position.read(best).result().map(Move::notation).orElseThrow(() -> EngineProcess.noMove(best));
        double points = score.group(2) == null ? 0 : Double.parseDouble(score.group(2));
        boolean ahead = colour(position).substring(0, 1).equalsIgnoreCase(score.group(1));
        double chance = 1 / (1 + StrictMath.exp(-SURENESS * (ahead ? points : -points)));
        return new Judgement(chance, canonical, List.of(canonical));
    }

    private String ask(String command) throws OutsideFault, EngineStopped {
        say(command);
        return answer(true);
    }

    private boolean knows(String command) throws OutsideFault, EngineStopped {
        return ask("known_command " + command).equals("true");
    }

    private void handicap(Position start) {
        BoardPosition position = (BoardPosition) start;
        GameBoard board = position.table().board();
        Men men = position.men();
        say("set_free_handicap"
                + IntStream.range(0, board.size())
                        .filter(cell -> !men.isEmpty(cell))
                        .mapToObj(cell -> " " + board.name(cell))
                        .collect(Collectors.joining()));
    }

    /** Whether both players have passed and now agree on dead men, a phase that the protocol does not know. */
    private static boolean isOpen(Position position) {
        return AgreedEnd.isOpen(((BoardPosition) position).men());
    }

    private boolean replay(List<Position> positions) {
        boolean resumed = false;
        for (int i = 1; i < positions.size(); i++) {
            String notation = positions.get(i).lastMove().orElseThrow().notation();
            if (!isOpen(positions.get(i - 1))) {
                say("play " + colour(positions.get(i - 1)) + " " + notation);
            }
            resumed |= notation.equals(RESUME);
        }
        return resumed;
    }

    private static String colour(Position position) {
        return COLOURS.get(position.toMove().get(0).index());
    }

    /**
     * The chains that the program considers dead. If no more proposals are allowed, the opponent disagrees, and the game
     * goes on; it also goes on if there are more dead chains than a move may name.
     */
    private String proposal(Position position) throws OutsideFault, EngineStopped {
        if (position.moves().stream().map(Move::notation).noneMatch(NONE_DEAD::equals)) {
            return RESUME;
        }
        String dead = ask("final_status_list dead").toLowerCase(Locale.ROOT);
        if (dead.isEmpty()) {
            return NONE_DEAD;
        }
        String chains = chains((BoardPosition) position, dead.split("\\s+"));
        return position.resembles(chains) ? chains : RESUME;
    }

    /** One man of each chain: a chain is dead as a whole, and a move may be too short for the names of all men. */
    private static String chains(BoardPosition position, String... dead) throws OutsideFault {
        GameBoard board = position.table().board();
        Liberties liberties = new Liberties(board);
        Set<Integer> told = new HashSet<>();
        List<String> names = new ArrayList<>();
        for (String name : dead) {
            int cell = board.named(name);
            if (cell < 0) {
                throw EngineProcess.noMove(name);
            }
            if (!told.contains(cell)) {
                names.add(name);
                IntStream.of(liberties.chain(position.men(), cell)).forEach(told::add);
            }
        }
        return String.join(",", names);
    }
}
