package pbem.games.cholone;

import pbem.testkit.PlayableContract;

final class CholonePlayableTest implements CholoneTables, PlayableContract {}
