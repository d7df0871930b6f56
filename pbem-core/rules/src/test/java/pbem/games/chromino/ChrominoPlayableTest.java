package pbem.games.chromino;

import pbem.testkit.PlayableContract;

final class ChrominoPlayableTest implements ChrominoTables, PlayableContract {}
