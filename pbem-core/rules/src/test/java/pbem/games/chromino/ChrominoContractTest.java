package pbem.games.chromino;

import pbem.testkit.ExampleContract;
import pbem.testkit.GameContract;

class ChrominoContractTest implements ChrominoTables, GameContract, ExampleContract {}
