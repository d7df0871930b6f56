package pbem.games.cholone;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import pbem.game.Position;
import pbem.testkit.ExampleContract;
import pbem.testkit.GameContract;

class CholoneContractTest implements CholoneTables, GameContract, ExampleContract {

    @Override
    public Map<String, String> filled(Position position) {
        Marbles marbles = ((CholonePosition) position).marbles();
        return Cell.all(marbles.all()).stream()
                .collect(Collectors.toMap(
                        Cell::name,
                        cell -> phrasebook()
                                .say(marbles.name(marbles.owner(cell).orElseThrow()))));
    }

    @Override
    public Set<String> cells(Position position) {
        return Cell.ALL.stream().map(Cell::name).collect(Collectors.toSet());
    }
}
