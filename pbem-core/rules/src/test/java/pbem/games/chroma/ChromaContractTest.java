package pbem.games.chroma;

import pbem.testkit.ExampleContract;
import pbem.testkit.GameContract;
import pbem.testkit.LessonContract;

class ChromaContractTest implements ChromaTables, GameContract, ExampleContract, LessonContract {}
