package pbem.cli.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import pbem.analysis.Judgement;
import pbem.game.Game;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.games.Catalogue;
import pbem.record.Board;
import pbem.record.GameRecord;
import pbem.robot.OutsideFault;
import pbem.robot.OutsidePrograms;

/** The outside programs in the configuration. Each move gets its own process, which is told only the moves so far. */
public final class Engines implements OutsidePrograms {

    private final Map<String, EngineProgram> programs = new TreeMap<>();
    private final EngineLimits limits;
    private final Supplier<Containment> containment;

    /** @param containment asked for each process, since what the system allows may change */
    public Engines(List<EngineProgram> programs, EngineLimits limits, Supplier<Containment> containment) {
        programs.forEach(program -> this.programs.put(program.name(), program));
        this.limits = limits;
        this.containment = containment;
    }

    @Override
    public Optional<String> move(String name, GameRecord record, long seed, BooleanSupplier stop) throws OutsideFault {
        return asked(called(name, record), record, stop, talk -> talk.move(record, seed));
    }

    @Override
    public Optional<String> judge(Board board) {
        Setup setup = board.setup();
        boolean known = setup.seats() == 2 && !board.game().protocolFacts(setup).isEmpty();
        return programs.values().stream()
                .filter(program -> known
                        && program.protocol().judges()
                        && program.games().contains(board.game().name()))
                .max(Comparator.<EngineProgram, Long>comparing(
                                program -> UciEffort.of(program, limits).positions())
                        .thenComparing(program -> program.strength().getOrDefault("level", 0)))
                .map(EngineProgram::name);
    }

    @Override
    public Optional<Judgement> judged(String name, GameRecord record, int times, BooleanSupplier stop)
            throws OutsideFault {
        return asked(called(name, record).unrestrained(), record, stop, talk -> talk.judgement(record, times));
    }

    private EngineProgram called(String name, GameRecord record) throws OutsideFault {
        EngineProgram program = programs.get(name);
        if (program == null) {
            throw new OutsideFault("there is no program " + name + " in [engines]");
        }
        String game = record.board().game().name();
        if (!program.games().contains(game)) {
            throw new OutsideFault(name + " does not play " + game + ": see [engines]");
        }
        return program;
    }

    /** What to ask a running program. */
    private interface Errand<T> {
        T of(EngineTalk talk) throws OutsideFault, EngineStopped;
    }

    private <T> Optional<T> asked(EngineProgram program, GameRecord record, BooleanSupplier stop, Errand<T> errand)
            throws OutsideFault {
        List<String> command =
                command(program, record.board().game(), record.board().setup());
        try (EngineProcess process = EngineProcess.start(command, limits, containment.get(), stop)) {
            EngineTalk talk = program.protocol().talk(program, process, limits);
            talk.greet();
            T answer = errand.of(talk);
            process.end();
            return Optional.of(answer);
        } catch (EngineStopped e) {
            return Optional.empty();
        } catch (OutsideFault e) {
            throw new OutsideFault(program.name() + " " + e.getMessage());
        }
    }

    /**
     * Starts a program and has it look at a board.
     *
     * @return the program's name and version; empty if it does not report them
     * @throws OutsideFault if the program cannot play
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
        if (program.protocol() != EngineProtocol.PBEM) { // in other protocols the game is sent to its input
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
