package pbem.games.cholone;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import pbem.game.Position;
import pbem.kit.BoardPosition;
import pbem.testkit.ExampleContract;
import pbem.testkit.GameContract;

class CholoneContractTest implements CholoneTables, GameContract, ExampleContract {

    @Override
    public Map<String, String> filled(Position position) {
        BoardPosition at = (BoardPosition) position;
        return Cells.ALL.stream()
                .filter(cell -> !at.men().isEmpty(cell))
                .collect(
                        Collectors.toMap(Cells.BOARD::name, cell -> phrasebook().say(at.content(cell))));
    }

    @Override
    public Set<String> cells(Position position) {
        return Cells.ALL.stream().map(Cells.BOARD::name).collect(Collectors.toSet());
    }
}
