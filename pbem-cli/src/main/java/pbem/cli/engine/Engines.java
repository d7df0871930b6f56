package pbem.cli.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import pbem.game.Game;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.games.Catalogue;
import pbem.record.GameRecord;
import pbem.robot.OutsideFault;
import pbem.robot.OutsidePrograms;

/**
 * The programs of others that the configuration names: a process for each move, which is told the moves so far and nothing
 * else.
 */
public final class Engines implements OutsidePrograms {

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
        Setup setup = record.board().setup();
        try (EngineProcess process =
                EngineProcess.start(command(program, game, setup), limits, containment.get(), stop)) {
            EngineTalk talk = program.protocol().talk(program, process, limits);
            talk.greet();
            String move = talk.move(record, seed);
            process.end();
            return Optional.of(move);
        } catch (EngineStopped e) {
            return Optional.empty();
        } catch (OutsideFault e) {
            throw new OutsideFault(name + " " + e.getMessage());
        }
    }

    /**
     * Starts a program and has it look at a board.
     *
     * @return what it calls itself, with its version; empty if it does not say
     * @throws OutsideFault if it cannot play
     */
    public String tried(EngineProgram program) throws OutsideFault {
        Game game = Catalogue.games()
                .named(program.games().stream().sorted().findFirst().orElseThrow())
                .orElseThrow();
        Setup setup = new Setup(Math.max(2, game.leastSeats()), Map.of(), Seed.of(new byte[Seed.BYTES]));
        try (EngineProcess process =
                EngineProcess.start(command(program, game, setup), limits, containment.get(), () -> false)) {
            EngineTalk talk = program.protocol().talk(program, process, limits);
            String name = talk.greet();
            talk.prepare();
            process.end();
            return EngineProcess.shown(name);
        } catch (EngineStopped e) {
            throw new IllegalStateException("nobody stops it", e);
        }
    }

    /** Whether memory can be limited on this machine. */
    public static boolean limitMemory() {
        return EngineProcess.limitsMemory();
    }

    private static List<String> command(EngineProgram program, Game game, Setup setup) {
        List<String> command = new ArrayList<>(program.command());
        if (program.protocol() != EngineProtocol.PBEM) { // the others tell the game over their input
            return command;
        }
        command.add(game.name());
        new TreeMap<>(setup.options())
                .forEach((option, value) -> command.add("-" + option + (value.isEmpty() ? "" : "=" + value)));
        command.add("--seats");
        command.add(String.valueOf(setup.seats()));
        return command;
    }
}
