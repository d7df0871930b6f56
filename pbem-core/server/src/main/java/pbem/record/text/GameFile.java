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
 * The game of a board as other programs read it: who played, when and for how long, the moves that stand, the result. Nothing
 * in it is secret.
 *
 * @param name as a file is called: {@code 101.pgn}
 */
public record GameFile(String name, GameFormat.Container container, String text) {

    /**
     * The game of that board; empty if it has no such form.
     *
     * @param said what was said with an event for everybody to read; may be empty
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

    /** What both kinds of files tell. */
    record Contents(GameRecord record, GameFormat format, Function<Entry, String> said) {

        /**
         * A move as the form writes it.
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

        /** The seat that is called so in such a file. */
        Seat seat(String colour) {
            return Seat.at(format.colours().indexOf(colour));
        }

        /** From where the game goes on; empty for one from its start. */
        Optional<String> source() {
            return board().terms().origin().map(origin -> "Board " + origin.board() + ", move " + origin.move());
        }

        String user(String colour) {
            return board().player(seat(colour)).user();
        }

        /** How it ended for who is called so; empty while it has no result. */
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
