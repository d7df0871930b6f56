package pbem.games.chess;

import pbem.testkit.PlayableContract;

final class ChromaticChessPlayableTest implements ChromaticChessTables, PlayableContract {}
