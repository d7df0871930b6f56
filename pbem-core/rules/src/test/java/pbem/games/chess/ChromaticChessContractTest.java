package pbem.games.chess;

import pbem.testkit.GameContract;

class ChromaticChessContractTest implements ChromaticChessTables, GameContract {}
