package pbem.games.cholone;

import pbem.testkit.ExampleContract;
import pbem.testkit.GameContract;

class CholoneContractTest implements CholoneTables, GameContract, ExampleContract {}
