package pbem.games.chromino;

import pbem.testkit.SecretContract;

/** Hands, the bag and the seed are seen by nobody who should not. */
class ChrominoSecretTest implements ChrominoSecretTables, SecretContract {}
