package pbem.games.chromino;

import pbem.testkit.SecretContract;

/** Hands, the bag and the seed stay hidden from viewers who may not see them. */
class ChrominoSecretTest implements ChrominoSecretTables, SecretContract {}
