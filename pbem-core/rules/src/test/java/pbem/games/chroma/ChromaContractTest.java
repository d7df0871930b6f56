package pbem.games.chroma;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import pbem.game.Position;
import pbem.testkit.ExampleContract;
import pbem.testkit.GameContract;
import pbem.testkit.LessonContract;

class ChromaContractTest implements ChromaTables, GameContract, ExampleContract, LessonContract {

    @Override
    public Map<String, String> filled(Position position) {
        Cubes cubes = ((ChromaPosition) position).cubes();
        return cubes.lattice().cells().stream()
                .filter(cell -> cubes.at(cell).isPresent())
                .collect(Collectors.toMap(
                        Cell::name, cell -> cubes.at(cell).orElseThrow().name().toLowerCase(Locale.ROOT)));
    }

    @Override
    public Set<String> cells(Position position) {
        return ((ChromaPosition) position)
                .cubes().lattice().cells().stream().map(Cell::name).collect(Collectors.toSet());
    }
}
