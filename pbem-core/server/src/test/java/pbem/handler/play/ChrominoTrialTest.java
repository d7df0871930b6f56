package pbem.handler.play;

import pbem.games.chromino.ChrominoSecretTables;
import pbem.testkit.TrialSecretContract;

/** Whoever tries out moves of Chromino learns nothing of hidden tiles. */
class ChrominoTrialTest implements ChrominoSecretTables, TrialSecretContract {}
