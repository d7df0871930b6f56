package pbem.cli.verb;

import pbem.cli.home.PbemServer;

/** A verb that works on the server of the home. */
abstract class ServerVerb extends HomeVerb {

    /** @return the exit code */
    abstract int run(PbemServer server) throws Exception;

    @Override
    public final Integer call() throws Exception {
        try (PbemServer server = openServer()) {
            int code = run(server);
            out().flush();
            return code;
        }
    }
}
