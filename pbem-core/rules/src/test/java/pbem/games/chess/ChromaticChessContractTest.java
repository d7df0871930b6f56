package pbem.games.chess;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import pbem.game.Position;
import pbem.testkit.GameContract;
import pbem.testkit.LessonContract;

class ChromaticChessContractTest implements ChromaticChessTables, GameContract, LessonContract {

    @Override
    public Map<String, String> filled(Position position) {
        Situation situation = ((ChessPosition) position).situation();
        return situation.board().cells().stream()
                .filter(cell -> situation.man(cell) != Man.NONE)
                .collect(Collectors.toMap(
                        Cell::name, cell -> phrasebook().say(new Names(situation.board()).owned(situation.man(cell)))));
    }

    /** "White has 2 pieces: aim on d1; pawns on c3 and d3." */
    @Override
    public Map<String, String> heard(List<String> sentences) {
        Map<String, String> heard = new TreeMap<>();
        for (String sentence : sentences) {
            String team = sentence.startsWith("White") ? "white" : "black";
            for (String kind : sentence.substring(sentence.indexOf(": ") + 2, sentence.length() - 1)
                    .split("; ")) {
                String[] parts = kind.split(" on ");
                String name = parts[0].replace("pieces", "piece").replace("pawns", "pawn");
                for (String cell : parts[1].split(", | and ")) {
                    heard.put(cell, team + "'s " + name);
                }
            }
        }
        return heard;
    }

    @Override
    public Set<String> cells(Position position) {
        return ((ChessPosition) position)
                .situation().board().cells().stream().map(Cell::name).collect(Collectors.toSet());
    }
}
