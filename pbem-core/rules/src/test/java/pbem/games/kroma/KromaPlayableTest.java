package pbem.games.kroma;

import pbem.testkit.PlayableContract;

final class KromaPlayableTest implements KromaTables, PlayableContract {}
