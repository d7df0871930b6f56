package pbem.games.chromino;

import org.junit.jupiter.api.Tag;
import pbem.testkit.SecretContract;

/** Hands, the bag and the seed stay hidden from viewers who may not see them. */
@Tag("long")
class ChrominoSecretTest implements ChrominoSecretTables, SecretContract {}
