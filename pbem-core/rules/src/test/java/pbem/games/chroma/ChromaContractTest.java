package pbem.games.chroma;

import pbem.testkit.ExampleContract;
import pbem.testkit.GameContract;

class ChromaContractTest implements ChromaTables, GameContract, ExampleContract {}
