package pbem.query;

import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.clock.BoardClock;
import pbem.game.GameFormat;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.record.Board;
import pbem.record.GameRecord;
import pbem.record.RatedSeats;
import pbem.summary.BoardMark;
import pbem.terms.Terms;

/**
 * The public view of a board, with one of its positions.
 *
 * @param version the version of the board when it was read
 * @param open whether the game goes on
 * @param seats in order
 * @param result in words, once closed
 * @param deadline the deadline of the players on turn; empty if there is none
 * @param steps the moves and leavings that stand, in order
 * @param change what changed the board after its last move, if anything did
 * @param options the values by name, in the order in which the game lists them; a flag has the empty value
 * @param rated whether the result can count for ratings: agreed so, on options that the game rates, and with no program
 *     whose boards do not count
 * @param fingerprint of the seed, as it was published at the start; empty for games without chance
 * @param seed empty until the board is closed
 * @param shown the position that was asked for
 * @param talk what its players said, if all of them let everybody read it
 * @param handovers the seats that went from one player to another, in words
 * @param analysed whether a player has had the game analysed
 * @param file the file name extension of the game in a format of other programs; empty if there is none
 * @param placeable whether its positions have a notation of one line that other programs read
 */
public record BoardDetails(
        BoardMark version,
        int number,
        String game,
        boolean open,
        List<BoardSeat> seats,
        Optional<Phrase> result,
        Optional<Instant> deadline,
        List<BoardStep> steps,
        Optional<LastChange> change,
        Map<String, String> options,
        Terms terms,
        boolean rated,
        Instant started,
        Optional<String> fingerprint,
        Optional<String> seed,
        ShownPosition shown,
        List<Saying> talk,
        List<Phrase> handovers,
        boolean analysed,
        Optional<String> file,
        boolean placeable) {

    public BoardDetails {
        seats = List.copyOf(seats);
        steps = List.copyOf(steps);
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        talk = List.copyOf(talk);
        handovers = List.copyOf(handovers);
    }

    /**
     * The board after a move.
     *
     * @param move empty for the present position
     */
    static BoardDetails of(BoardClock clock, BoardMark version, List<Saying> talk, OptionalInt move) {
        GameRecord record = clock.record();
        Board board = record.board();
        boolean open = record.state() == GameRecord.State.ACTIVE;
        Optional<GameFormat> format = board.game().format();
        return new BoardDetails(
                version,
                board.number(),
                board.game().name(),
                open,
                Seat.all(board.players().size()).stream()
                        .map(seat -> BoardSeat.of(record, seat))
                        .toList(),
                record.result(),
                clock.limit(),
                BoardStep.of(record),
                LastChange.of(record),
                board.setup().options(board.game()),
                board.terms(),
                RatedSeats.mayBe(record) && !version.uncounted(),
                board.started(),
                board.commitment(),
                record.disclosedSeed().map(Seed::reveal),
                ShownPosition.of(record, move),
                talk,
                record.handovers().stream()
                        .map(handover -> handover.told(Player::user))
                        .toList(),
                version.analyses() > 0 && !open,
                format.map(its -> its.container().ending()),
                format.flatMap(its -> its.placement(record.start())).isPresent());
    }

    public BoardSeat seat(Seat seat) {
        return seats.get(seat.index());
    }

    /** The steps that are moves. */
    public List<BoardStep> moves() {
        return steps.stream()
                .filter(step -> step.kind() == BoardStep.Kind.MOVED)
                .toList();
    }
}
