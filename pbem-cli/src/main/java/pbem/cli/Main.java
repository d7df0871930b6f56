package pbem.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/** The program {@code pbem}. */
@Command(
        name = "pbem",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        description = "A play-by-email server for abstract board games.")
public final class Main implements Runnable {

    @Override
    public void run() {
        CommandLine.usage(this, System.out);
    }

    public static void main(String[] args) {
        System.exit(new CommandLine(new Main()).execute(args));
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
