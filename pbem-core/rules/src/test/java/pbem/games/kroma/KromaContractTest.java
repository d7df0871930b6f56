package pbem.games.kroma;

import pbem.testkit.GameContract;
import pbem.testkit.LessonContract;

class KromaContractTest implements KromaTables, GameContract, LessonContract {}
