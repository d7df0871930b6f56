package pbem.record.text;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import pbem.game.GameFormat;
import pbem.game.Position;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.phrase.HarmlessText;
import pbem.record.Board;
import pbem.record.Entry;
import pbem.record.GameRecord;

/**
 * The game of a board in a form that other programs read: the players, the date, the time control, the moves that were
 * not taken back, and the result. It contains no secrets.
 *
 * @param name of the file, such as {@code 101.pgn}
 */
public record GameFile(String name, GameFormat.Container container, String text) {

    /**
     * The file of a board's game; empty if the game has no such form.
     *
     * @param said the words with an event that everybody may read; may be empty
     */
    public static Optional<GameFile> of(GameRecord record, Function<Entry, String> said) {
        return record.board().game().format().map(format -> {
            Contents contents = new Contents(record, format, entry -> HarmlessText.of(said.apply(entry)));
            String text = switch (format.container()) {
                case PGN, PDN -> new PgnText(contents).text();
                case SGF -> new SgfText(contents).text();
            };
            String name = record.board().number() + "." + format.container().ending();
            return new GameFile(name, format.container(), text);
        });
    }

    /** The contents that all forms share. */
    record Contents(GameRecord record, GameFormat format, Function<Entry, String> said) {

        /**
         * A move in the notation of the form.
         *
         * @param before when the turn began
         */
        record Written(Seat seat, String text, Entry entry, Instant before) {}

        Board board() {
            return record.board();
        }

        Position start() {
            return record.start();
        }

        /** The seat that has a colour in the file. */
        Seat seat(String colour) {
            return Seat.at(format.colours().indexOf(colour));
        }

        /** The position of another board from which the game goes on; empty if it begins at its start. */
        Optional<String> source() {
            return board().terms().origin().map(origin -> "Board " + origin.board() + ", move " + origin.move());
        }

        String user(String colour) {
            return board().player(seat(colour)).user();
        }

        /** The result of the player of a colour; empty if there is none yet. */
        Optional<Result> result(String colour) {
            return record.outcome().map(outcome -> outcome.of(seat(colour)));
        }

        List<Written> moves() {
            List<Written> moves = new ArrayList<>();
            Position before = start();
            Instant began = board().started();
            for (Entry entry : record.decisions()) {
                Position after = record.positions().get(entry.revision());
                if (entry.event().isMove()) {
                    Seat seat = entry.event().by().orElseThrow();
                    Instant since = began;
                    format.written(before, after.lastMove().orElseThrow())
                            .ifPresent(text -> moves.add(new Written(seat, text, entry, since)));
                }
                before = after;
                began = entry.at();
            }
            return moves;
        }
    }
}
