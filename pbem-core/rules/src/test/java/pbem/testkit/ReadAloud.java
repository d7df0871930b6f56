package pbem.testkit;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.game.BoardWords;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;
import pbem.picture.Description;

/** The words of a board for a player who does not see it, a line for each sentence. */
public record ReadAloud(BoardWords words, Phrasebook phrases) {

    /** The board, and then some of its cells. */
    public String withCells(String... cells) {
        Stream<String> looks =
                Stream.of(cells).flatMap(cell -> Stream.concat(Stream.of("", "look " + cell), look(cell)));
        return Stream.concat(board(), looks).collect(Collectors.joining("\n", "", "\n"));
    }

    private Stream<String> board() {
        Description board = words.description();
        return Stream.of(board.turn(), board.last(), board.board(), board.open())
                .filter(part -> !part.isEmpty())
                .map(this::said)
                .reduce((one, other) -> Stream.concat(Stream.concat(one, Stream.of("")), other))
                .orElseThrow();
    }

    private Stream<String> said(List<Phrase> part) {
        return part.stream().map(phrases::say);
    }

    private Stream<String> look(String cell) {
        return words.look(cell).match(seen -> said(seen), missing -> said(List.of(missing.phrase())));
    }
}
