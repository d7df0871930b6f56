package pbem.testkit;

/**
 * What every game promises. The test of a game implements this, names the game and the tables to try, and inherits all
 * tests.
 */
public interface GameContract
        extends MoveContract,
                ComposeContract,
                EndingContract,
                SetupContract,
                HelpContract,
                PictureContract,
                WordsContract {}
