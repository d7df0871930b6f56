package pbem.games.chromino;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import pbem.game.Position;
import pbem.testkit.ExampleContract;
import pbem.testkit.GameContract;
import pbem.testkit.LessonContract;

class ChrominoContractTest implements ChrominoTables, GameContract, ExampleContract, LessonContract {

    @Override
    public Map<String, String> filled(Position position) {
        LaidTiles table = ((ChrominoPosition) position).situation().table();
        return table.tiles().stream()
                .flatMap(tile -> tile.cells().stream())
                .collect(Collectors.toMap(
                        Cell::name,
                        cell -> phrasebook().say(table.hue(cell).orElseThrow().phrase())));
    }

    /** "Row -2: red at 3, green from 4 to 6." */
    @Override
    public Map<String, String> heard(List<String> sentences) {
        Map<String, String> heard = new TreeMap<>();
        for (String sentence : sentences) {
            if (sentence.startsWith("Row ")) {
                int y = Integer.parseInt(sentence.substring(4, sentence.indexOf(':')));
                for (String run : sentence.substring(sentence.indexOf(": ") + 2, sentence.length() - 1)
                        .split(", ")) {
                    String[] words = run.split(" ");
                    int last = Integer.parseInt(words[words.length - 1]);
                    for (int x = Integer.parseInt(words[2]); x <= last; x++) {
                        heard.put(x + "," + y, words[0]);
                    }
                }
            }
        }
        return heard;
    }

    @Override
    public Set<String> cells(Position position) {
        Frame frame = Frame.round(((ChrominoPosition) position).situation().table());
        return frame.columns()
                .boxed()
                .flatMap(x -> frame.rows().mapToObj(y -> new Cell(x, y).name()))
                .collect(Collectors.toSet());
    }
}
