package pbem.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.game.Position;
import pbem.kit.BoardPosition;
import pbem.kit.GameBoard;

/** What every game promises that is made with {@link pbem.kit}: all there is, and that whoever listens knows its board. */
public interface BoardContract
        extends GameContract, PlayableContract, ExampleContract, LessonContract, ForeignContract {

    /** A board of the kit is the same code for all of its sizes, so that beginnings of games are enough on large ones. */
    @Override
    default int longest() {
        return 60;
    }

    /** One game for every table. */
    @Override
    default int gamesPerTable() {
        return 1;
    }

    @Override
    default Map<String, String> filled(Position position) {
        BoardPosition at = (BoardPosition) position;
        Map<String, String> filled = new TreeMap<>();
        for (int cell = 0; cell < at.men().cells(); cell++) {
            if (!at.men().isEmpty(cell)) {
                filled.put(at.table().board().name(cell), phrasebook().say(at.content(cell)));
            }
        }
        return filled;
    }

    @Override
    default Set<String> cells(Position position) {
        GameBoard board = ((BoardPosition) position).table().board();
        Set<String> cells = new TreeSet<>();
        for (int cell = 0; cell < board.size(); cell++) {
            cells.add(board.name(cell));
        }
        return cells;
    }

    /** Rows go by letters or by numbers: what changes from the first to the last is counted on. */
    @Override
    default Map<String, String> heard(List<String> sentences) {
        Map<String, String> heard = new TreeMap<>();
        for (String sentence : sentences) {
            if (sentence.startsWith("Row ")) {
                for (String run : sentence.substring(sentence.indexOf(": ") + 2, sentence.length() - 1)
                        .split(", ")) {
                    Matcher words = Pattern.compile("([a-z])([0-9]+)(?: (?:and|to) ([a-z])([0-9]+))? (.+)")
                            .matcher(run);
                    if (words.matches() && !words.group(5).equals("empty")) {
                        between(words).forEach(cell -> heard.put(cell, words.group(5)));
                    }
                }
            }
        }
        return heard;
    }

    private static List<String> between(Matcher words) {
        List<String> cells = new ArrayList<>();
        char last = words.group(3) == null
                ? words.group(1).charAt(0)
                : words.group(3).charAt(0);
        int end = Integer.parseInt(words.group(4) == null ? words.group(2) : words.group(4));
        for (char column = words.group(1).charAt(0); column <= last; column++) {
            for (int row = Integer.parseInt(words.group(2)); row <= end; row++) {
                cells.add("" + column + row);
            }
        }
        return cells;
    }
}
