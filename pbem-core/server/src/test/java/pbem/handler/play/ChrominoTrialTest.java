package pbem.handler.play;

import org.junit.jupiter.api.Tag;
import pbem.games.chromino.ChrominoSecretTables;
import pbem.testkit.TrialSecretContract;

/** Whoever tries out moves of Chromino learns nothing of hidden tiles. */
@Tag("long")
class ChrominoTrialTest implements ChrominoSecretTables, TrialSecretContract {}
