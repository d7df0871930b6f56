package pbem.testkit;

/**
 * The contract of every game. The test of a game implements it, names the game and its tables, and inherits all tests.
 */
public interface GameContract
        extends MoveContract,
                ComposeContract,
                EndingContract,
                SetupContract,
                HelpContract,
                PictureContract,
                WordsContract {}
