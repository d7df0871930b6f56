package pbem.cli;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.cli.home.Home;
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
import pbem.cli.verb.Rehearse;
import pbem.cli.verb.ReportVerbs;
import pbem.cli.verb.Restore;
import pbem.cli.verb.RobotVerbs;
import pbem.cli.verb.Serve;
import pbem.cli.verb.SetupVerb;
import pbem.cli.verb.SignupVerbs;
import pbem.cli.verb.StandingsVerb;
import pbem.cli.verb.StatsVerb;
import pbem.cli.verb.TerminalText;
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
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

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

    private static final String SERVE = "serve";
    private static final String DELIVER = "deliver";

    @Option(
            names = "--home",
            paramLabel = "DIR",
            scope = ScopeType.INHERIT,
            description = "The directory of the server (default: PBEM_HOME or data).")
    private Path home;

    /** With all verbs; what each of them takes is read from its class, which takes a while. */
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
                PerftVerb.class,
                MatchVerb.class,
                EngineVerb.class,
                Rehearse.class,
                CommandLine.HelpCommand.class,
                AutoComplete.GenerateCompletion.class
            })
    private static final class AllVerbs extends Main {}

    @Command(subcommands = Deliver.class)
    private static final class DeliverAlone extends Main {}

    @Command(subcommands = Serve.class)
    private static final class ServeAlone extends Main {}

    @Override
    public void run() {
        CommandLine.usage(this, System.out);
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
        } catch (RuntimeException
                | Error e) { // for want of memory or threads: on any other code the mail would go back
            System.err.println("pbem: not delivered: " + e);
            return TRY_AGAIN;
        }
    }

    /** The program for these words: a verb that must start fast is read without the others. */
    static CommandLine commandLineFor(String... args) {
        Optional<Main> alone =
                verb(args).filter(verb -> onlyTheHomeIsNamedBefore(verb, args)).flatMap(Main::alone);
        return alone.map(program -> plain(new CommandLine(program))).orElseGet(Main::commandLine);
    }

    private static Optional<Main> alone(String verb) {
        return switch (verb) {
            case SERVE -> Optional.of(new ServeAlone());
            case DELIVER -> Optional.of(new DeliverAlone());
            default -> Optional.empty();
        };
    }

    static CommandLine commandLine() {
        CommandLine program = new CommandLine(new AllVerbs());
        // Options of a game have one dash, as in a challenge; no letter of theirs is one of ours.
        CommandLine tool = program.getSubcommands().get("tool");
        Stream<CommandLine> ofGames = Stream.of(program, tool)
                .flatMap(group -> Stream.of("perft", "match", "engine").map(group.getSubcommands()::get));
        Stream<CommandLine> start =
                Stream.of(program.getSubcommands().get("board").getSubcommands().get("start"));
        for (CommandLine verb : Stream.concat(ofGames, start).toList()) {
            verb.setUnmatchedOptionsArePositionalParams(true).setPosixClusteredShortOptionsAllowed(false);
        }
        VerbGroups.show(program);
        return plain(program);
    }

    /** What goes wrong is said in a line. */
    private static CommandLine plain(CommandLine program) {
        program.registerConverter(Path.class, Caller.paths());
        program.setExecutionExceptionHandler((fault, command, parsed) -> {
            command.getErr().println("pbem: " + TerminalText.safe(ErrorLine.of(fault)));
            return 1;
        });
        return program;
    }

    /** Any other option is answered by the whole program: with its help, or what is wrong. */
    private static boolean onlyTheHomeIsNamedBefore(String verb, String... args) {
        int next = 0;
        while (next < args.length && !args[next].equals(verb)) {
            if (args[next].equals("--home")) {
                next += 2;
            } else if (args[next].startsWith("--home=")) {
                next += 1;
            } else {
                return false;
            }
        }
        return true;
    }

    private static Optional<String> verb(String... args) {
        int first = 0;
        while (first < args.length && args[first].startsWith("-")) {
            first += args[first].equals("--home") ? 2 : 1;
        }
        return Arrays.stream(args).skip(first).findFirst();
    }

    /** The version that the jar's manifest names; classes that run outside of a jar have none. */
    static final class Version implements IVersionProvider {

        @Override
        public String[] getVersion() {
            String version = Main.class.getPackage().getImplementationVersion();
            return new String[] {"pbem " + (version == null ? "(unpackaged)" : version)};
        }
    }
}
