package pbem.games.chess;

import pbem.testkit.GameContract;
import pbem.testkit.LessonContract;

class ChromaticChessContractTest implements ChromaticChessTables, GameContract, LessonContract {}
