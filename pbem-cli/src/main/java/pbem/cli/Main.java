package pbem.cli;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import pbem.cli.home.FileFault;
import pbem.cli.home.Home;
import pbem.cli.listing.ShownText;
import pbem.cli.verb.AdminVerbs;
import pbem.cli.verb.AnnounceVerb;
import pbem.cli.verb.Backup;
import pbem.cli.verb.BoardVerbs;
import pbem.cli.verb.Caller;
import pbem.cli.verb.ChallengeVerbs;
import pbem.cli.verb.Deliver;
import pbem.cli.verb.DemoVerb;
import pbem.cli.verb.DoctorVerb;
import pbem.cli.verb.EngineVerb;
import pbem.cli.verb.ExportVerb;
import pbem.cli.verb.GameVerbs;
import pbem.cli.verb.InboxVerbs;
import pbem.cli.verb.InviteVerb;
import pbem.cli.verb.KeyVerbs;
import pbem.cli.verb.LogVerbs;
import pbem.cli.verb.MatchVerb;
import pbem.cli.verb.NamedHome;
import pbem.cli.verb.OAuthVerbs;
import pbem.cli.verb.OutboxVerbs;
import pbem.cli.verb.PerftVerb;
import pbem.cli.verb.PlayerVerbs;
import pbem.cli.verb.Refused;
import pbem.cli.verb.Rehearse;
import pbem.cli.verb.ReportVerbs;
import pbem.cli.verb.Restore;
import pbem.cli.verb.RobotVerbs;
import pbem.cli.verb.Serve;
import pbem.cli.verb.SetupVerb;
import pbem.cli.verb.SignupVerbs;
import pbem.cli.verb.StandingsVerb;
import pbem.cli.verb.StatsVerb;
import pbem.cli.verb.Tick;
import pbem.cli.verb.ToolVerbs;
import pbem.cli.verb.TournamentVerbs;
import pbem.cli.verb.TransferVerb;
import pbem.cli.verb.Upgrade;
import pbem.cli.verb.Verify;
import pbem.cli.verb.WhyVerb;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The program {@code pbem}. */
@Command(
        name = "pbem",
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        versionProvider = Main.Version.class,
        sortOptions = false,
        description = "A play-by-email server for abstract board games. Begin with: pbem demo",
        footer = {"", "Exit codes: 0 done, 1 refused or failed, 2 wrong usage."})
public class Main implements Runnable, NamedHome {

    /** EX_TEMPFAIL of sysexits.h: the mail server keeps the mail and tries again. */
    static final int TRY_AGAIN = 75;

    private static final String DELIVER = "deliver";

    /** Arguments that need all verbs. */
    private static final List<String> NEED_ALL_VERBS =
            List.of("help", "--help", "-h", "--version", "-V", "generate-completion", "rehearse");

    @Option(
            names = "--home",
            paramLabel = "DIR",
            scope = ScopeType.INHERIT,
            description = "The directory of the server (default: PBEM_HOME or data).")
    private Path home;

    /** The program with all verbs. Picocli reads the class of each verb, which takes a while. */
    @Command(
            subcommands = {
                DemoVerb.class,
                SetupVerb.class,
                Serve.class,
                Deliver.class,
                Tick.class,
                PlayerVerbs.class,
                BoardVerbs.class,
                TournamentVerbs.class,
                ChallengeVerbs.class,
                RobotVerbs.class,
                InboxVerbs.class,
                OutboxVerbs.class,
                KeyVerbs.class,
                OAuthVerbs.class,
                ReportVerbs.class,
                AnnounceVerb.class,
                InviteVerb.class,
                SignupVerbs.class,
                AdminVerbs.class,
                StandingsVerb.class,
                DoctorVerb.class,
                Verify.class,
                WhyVerb.class,
                LogVerbs.class,
                StatsVerb.class,
                Backup.class,
                Restore.class,
                Upgrade.class,
                ExportVerb.class,
                TransferVerb.class,
                ToolVerbs.class,
                GameVerbs.class,
                PerftVerb.class,
                MatchVerb.class,
                EngineVerb.class,
                Rehearse.class,
                CommandLine.HelpCommand.class,
                AutoComplete.GenerateCompletion.class
            })
    private static final class AllVerbs extends Main {}

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    /** The home that was named on the command line. */
    @Override
    public Optional<Home> namedHome() {
        return Optional.ofNullable(home).map(Home::new);
    }

    /** The home to work in. */
    @Override
    public Home home() {
        Map<String, String> environment = System.getenv();
        return namedHome().orElseGet(() -> new Home(Path.of(environment.getOrDefault("PBEM_HOME", "data"))));
    }

    public static void main(String[] args) {
        System.setProperty("java.awt.headless", "true");
        System.exit(run(args));
    }

    static int run(String... args) {
        if (!verb(args).equals(Optional.of(DELIVER))) {
            return commandLineFor(args).execute(args);
        }
        try {
            return commandLineFor(args).execute(args) == 0 ? 0 : TRY_AGAIN;
        } catch (RuntimeException | Error e) { // out of memory or threads; any other exit code would bounce the mail
            System.err.println("pbem: not delivered: " + e);
            return TRY_AGAIN;
        }
    }

    /**
     * The command line for these arguments. It has only the verb that they name, but all verbs if they name none, ask for
     * help or are wrong.
     */
    static CommandLine commandLineFor(String... args) {
        Set<String> words = Set.copyOf(List.of(args));
        if (NEED_ALL_VERBS.stream().anyMatch(words::contains)) {
            return commandLine();
        }
        CommandLine program = new CommandLine(new Main());
        verb(args)
                .ifPresent(verb ->
                        new NamedVerbs(words).add(program, AllVerbs.class.getAnnotation(Command.class), Set.of(verb)));
        return program.getSubcommands().isEmpty()
                ? commandLine()
                : ready(program)
                        .setParameterExceptionHandler((fault, given) -> commandLine()
                                .setOut(fault.getCommandLine().getOut())
                                .setErr(fault.getCommandLine().getErr())
                                .execute(given));
    }

    /** The command line with all verbs. */
    static CommandLine commandLine() {
        CommandLine program = ready(new CommandLine(new AllVerbs()));
        VerbGroups.show(program);
        return program;
    }

    private static CommandLine ready(CommandLine program) {
        withOptionsOfGames(program, "perft", "match", "engine");
        Map<String, CommandLine> verbs = program.getSubcommands();
        Optional.ofNullable(verbs.get("tool")).ifPresent(tool -> withOptionsOfGames(tool, "perft", "match", "engine"));
        Optional.ofNullable(verbs.get("board")).ifPresent(board -> withOptionsOfGames(board, "start"));
        Optional.ofNullable(verbs.get("game")).ifPresent(game -> withOptionsOfGames(game, "example"));
        Optional.ofNullable(verbs.get("demo")).map(CommandLine::getCommandSpec).ifPresent(Main::hideHome);
        program.setExpandAtFiles(false); // an argument that begins with @ is not a file
        program.registerConverter(Path.class, Caller.paths());
        program.setExecutionStrategy(parsed -> {
            try {
                Caller.requireReach(parsed);
                Refused.unlessLimit(parsed);
            } catch (Refused refused) {
                throw new ExecutionException(program, refused.getMessage(), refused);
            }
            return new RunLast().execute(parsed);
        });
        // A failure is reported in one line.
        program.setExecutionExceptionHandler((fault, command, parsed) -> {
            command.getErr().println("pbem: " + ShownText.of(FileFault.words(fault)));
            return 1;
        });
        return program;
    }

    /**
     * Lets verbs of a group take options of games, which have one dash, as in a challenge. Their letters are not read
     * as short options of the program.
     */
    private static void withOptionsOfGames(CommandLine group, String... verbs) {
        Stream.of(verbs)
                .map(group.getSubcommands()::get)
                .filter(Objects::nonNull)
                .forEach(verb ->
                        verb.setUnmatchedOptionsArePositionalParams(true).setPosixClusteredShortOptionsAllowed(false));
    }

    /** Leaves {@code --home} out of the help of a verb that refuses it. */
    private static void hideHome(CommandSpec verb) {
        OptionSpec shown = verb.findOption("--home");
        verb.remove(shown).addOption(OptionSpec.builder(shown).hidden(true).build());
    }

    private static Optional<String> verb(String... args) {
        int first = 0;
        while (first < args.length && args[first].startsWith("-")) {
            first += args[first].equals("--home") ? 2 : 1;
        }
        return Arrays.stream(args).skip(first).findFirst();
    }

    /** The version in the jar's manifest. Classes that run outside a jar have none. */
    static final class Version implements IVersionProvider {

        @Override
        public String[] getVersion() {
            String version = Main.class.getPackage().getImplementationVersion();
            return new String[] {"pbem " + (version == null ? "(unpackaged)" : version)};
        }
    }
}
