package pbem.mail.writing.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.game.Seat;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;

/** The moves of a board, with a column for each player. */
record MoveColumns(BoardView view, PhraseFormatter phrases) {

    private static final int LAST_ROUNDS = 4;

    /** The last rounds, or all rounds once the game is over. Empty before the first move. */
    Optional<Block.Moves> block() {
        List<List<Decided>> rounds = rounds();
        if (rounds.isEmpty()) {
            return Optional.empty();
        }
        boolean all = view.record().state() != GameRecord.State.ACTIVE || rounds.size() <= LAST_ROUNDS;
        int from = all ? 0 : rounds.size() - LAST_ROUNDS;
        List<Block.Column> columns = seats().stream()
                .map(seat -> new Block.Column(
                        phrases.say(view.board().game().seatName(view.board().setup(), seat)), view.user(seat)))
                .toList();
        return Optional.of(new Block.Moves(
                phrases.say(all ? "mail.all-moves" : "mail.last-moves"),
                columns,
                rounds.subList(from, rounds.size()).stream().map(this::cells).toList()));
    }

    /** @param number the number of the move, if the decision is one */
    private record Decided(Event.Decision decision, int number) {}

    /** The decisions by rounds. A new round begins where the order of seats starts again. */
    private List<List<Decided>> rounds() {
        List<List<Decided>> rounds = new ArrayList<>();
        int last = Integer.MAX_VALUE;
        int number = 0;
        for (Entry entry : view.record().decisions()) {
            Event.Decision decision = entry.event().decision().orElseThrow();
            if (decision.isMove()) {
                number++;
            }
            int index = decision.seat().index();
            if (index <= last) {
                rounds.add(new ArrayList<>());
            }
            rounds.get(rounds.size() - 1).add(new Decided(decision, number));
            last = index;
        }
        return rounds;
    }

    private List<Optional<Block.Cell>> cells(List<Decided> round) {
        List<Optional<Block.Cell>> cells = new ArrayList<>();
        seats().forEach(seat -> cells.add(Optional.empty()));
        round.forEach(decided ->
                cells.set(decided.decision().seat().index(), Optional.of(cell(decided.decision(), decided.number()))));
        return cells;
    }

    private Block.Cell cell(Event.Decision decision, int number) {
        return decision.match(
                moved -> new Block.Cell(Integer.toString(number), CleanText.line(moved.notation())),
                resigned -> new Block.Cell("", phrases.say("mail.cell-resigned")),
                lapsed -> new Block.Cell("", phrases.say("mail.cell-lapsed")),
                withdrawn -> new Block.Cell("", phrases.say("mail.cell-withdrawn")));
    }

    private List<Seat> seats() {
        return Seat.all(view.board().players().size());
    }
}
