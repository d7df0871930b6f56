package pbem.games.kroma;

import pbem.testkit.GameContract;

class KromaContractTest implements KromaTables, GameContract {}
