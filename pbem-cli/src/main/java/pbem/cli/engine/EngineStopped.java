package pbem.cli.engine;

/** Nobody waits for the program any more. */
final class EngineStopped extends Exception {

    private static final long serialVersionUID = 1;
}
