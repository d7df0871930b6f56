package pbem.games.chromino;

import pbem.testkit.ExampleContract;
import pbem.testkit.GameContract;
import pbem.testkit.LessonContract;

class ChrominoContractTest implements ChrominoTables, GameContract, ExampleContract, LessonContract {}
