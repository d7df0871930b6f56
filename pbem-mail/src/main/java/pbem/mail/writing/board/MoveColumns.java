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

/** The moves of a board in a column for each player. */
record MoveColumns(BoardView view, PhraseFormatter phrases) {

    private static final int LAST_ROUNDS = 4;

    /** The last rounds; all of them once the game is over. Empty before the first move. */
    Optional<Block.Moves> block() {
        List<List<Optional<Block.Cell>>> rounds = rounds();
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
                phrases.say(all ? "mail.all-moves" : "mail.last-moves"), columns, rounds.subList(from, rounds.size())));
    }

    /** A new round begins where the order of seats does. */
    private List<List<Optional<Block.Cell>>> rounds() {
        List<List<Optional<Block.Cell>>> rounds = new ArrayList<>();
        int last = Integer.MAX_VALUE;
        int number = 0;
        for (Entry entry : view.record().decisions()) {
            Event.Decision decision = entry.event().decision().orElseThrow();
            if (decision.isMove()) {
                number++;
            }
            int index = decision.seat().index();
            if (index <= last) {
                rounds.add(emptyRound());
            }
            rounds.get(rounds.size() - 1).set(index, Optional.of(cell(decision, number)));
            last = index;
        }
        return rounds;
    }

    private Block.Cell cell(Event.Decision decision, int number) {
        return decision.match(
                moved -> new Block.Cell(Integer.toString(number), CleanText.line(moved.notation())),
                resigned -> new Block.Cell("", phrases.say("mail.cell-resigned")),
                lapsed -> new Block.Cell("", phrases.say("mail.cell-lapsed")));
    }

    private List<Optional<Block.Cell>> emptyRound() {
        List<Optional<Block.Cell>> round = new ArrayList<>();
        seats().forEach(seat -> round.add(Optional.empty()));
        return round;
    }

    private List<Seat> seats() {
        return Seat.all(view.board().players().size());
    }
}
