package pbem.handler.play;

import org.junit.jupiter.api.Tag;
import pbem.games.chromino.ChrominoSecretTables;
import pbem.testkit.TrialSecretContract;

/** Moves of Chromino that are tried out reveal no hidden tile. */
@Tag("long")
class ChrominoTrialTest implements ChrominoSecretTables, TrialSecretContract {}
