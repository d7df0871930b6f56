package pbem.cli.engine;

/** Thrown if the answer of a program is no longer wanted. */
final class EngineStopped extends Exception {

    private static final long serialVersionUID = 1;
}
