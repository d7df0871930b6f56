package pbem.cli.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import pbem.game.Game;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.games.Catalogue;
import pbem.record.Entry;
import pbem.record.GameRecord;
import pbem.robot.OutsideFault;
import pbem.robot.OutsidePrograms;

/**
 * The programs of others that the configuration names, spoken to as {@code docs/engine-protocol.md} has it: a process for
 * each move, which is told the moves so far and nothing else.
 */
public final class Engines implements OutsidePrograms {

    private static final String BEST = "bestmove ";

    private final Map<String, EngineProgram> programs = new TreeMap<>();
    private final EngineLimits limits;
    private final Supplier<Containment> containment;

    /** @param containment asked anew for each process, since what the system allows may change */
    public Engines(List<EngineProgram> programs, EngineLimits limits, Supplier<Containment> containment) {
        programs.forEach(program -> this.programs.put(program.name(), program));
        this.limits = limits;
        this.containment = containment;
    }

    @Override
    public Optional<String> move(String name, GameRecord record, long seed, BooleanSupplier stop) throws OutsideFault {
        EngineProgram program = programs.get(name);
        if (program == null) {
            throw new OutsideFault("there is no program " + name + " in [engines]");
        }
        Game game = record.board().game();
        if (!program.games().contains(game.name())) {
            throw new OutsideFault(name + " plays no " + game.name() + ": see [engines]");
        }
        try (EngineProcess process =
                EngineProcess.start(command(program, game, record.board().setup()), limits, containment.get())) {
            if (!isReady(process, position(record), stop)) {
                return Optional.empty();
            }
            process.say("go" + (limits.nodes() > 0 ? " nodes " + limits.nodes() : "") + " seed " + seed);
            Optional<String> best = process.await("bestmove", line -> line.startsWith(BEST), limits.move(), stop);
            if (best.isPresent()) {
                process.end();
            }
            return best.map(line -> line.substring(BEST.length()).strip());
        } catch (OutsideFault e) {
            throw new OutsideFault(name + " " + e.getMessage());
        }
    }

    /** Why a program cannot play; empty if it says that it can. */
    public Optional<String> fault(EngineProgram program) {
        Game game = Catalogue.games()
                .named(program.games().stream().sorted().findFirst().orElseThrow())
                .orElseThrow();
        Setup setup = new Setup(Math.max(2, game.leastSeats()), Map.of(), Seed.of(new byte[Seed.BYTES]));
        try (EngineProcess process = EngineProcess.start(command(program, game, setup), limits, containment.get())) {
            isReady(process, "position start", () -> false);
            process.end();
            return Optional.empty();
        } catch (OutsideFault e) {
            return Optional.of(e.getMessage());
        }
    }

    /** Whether memory can be limited on this machine. */
    public static boolean limitMemory() {
        return EngineProcess.limitsMemory();
    }

    private static List<String> command(EngineProgram program, Game game, Setup setup) {
        List<String> command = new ArrayList<>(program.command());
        command.add(game.name());
        new TreeMap<>(setup.options())
                .forEach((option, value) -> command.add("-" + option + (value.isEmpty() ? "" : "=" + value)));
        command.add("--seats");
        command.add(String.valueOf(setup.seats()));
        return command;
    }

    /** False if it was stopped. */
    private boolean isReady(EngineProcess process, String position, BooleanSupplier stop) throws OutsideFault {
        process.say("pbem");
        if (process.await("pbemok", "pbemok"::equals, limits.start(), stop).isEmpty()) {
            return false;
        }
        process.say(position);
        process.say("isready");
        return process.await("readyok", "readyok"::equals, limits.start(), stop).isPresent();
    }

    private static String position(GameRecord record) {
        StringJoiner moves = new StringJoiner("; ", "position start moves ", "").setEmptyValue("position start");
        for (Entry entry : record.decisions()) {
            moves.add(entry.event()
                    .decision()
                    .orElseThrow()
                    .match(
                            moved -> moved.notation(),
                            resigned -> "leaves " + resigned.seat().number(),
                            lapsed -> "leaves " + lapsed.seat().number(),
                            withdrawn -> "leaves " + withdrawn.seat().number()));
        }
        return moves.toString();
    }
}
