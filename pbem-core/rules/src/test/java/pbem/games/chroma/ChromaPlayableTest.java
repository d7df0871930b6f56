package pbem.games.chroma;

import pbem.testkit.PlayableContract;

final class ChromaPlayableTest implements ChromaTables, PlayableContract {}
