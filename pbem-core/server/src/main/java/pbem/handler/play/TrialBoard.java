package pbem.handler.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.clock.WorkBudget;
import pbem.game.Choice;
import pbem.game.Draft;
import pbem.game.Move;
import pbem.game.NamedCell;
import pbem.game.Position;
import pbem.game.Refusal;
import pbem.game.Seat;
import pbem.game.Viewer;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;
import pbem.picture.Item;
import pbem.record.GameRecord;
import pbem.record.HiddenInformation;
import pbem.record.SeatNames;

/**
 * A board on which a viewer tries moves without playing them, as the viewer may see it, with the move that they are
 * composing. Nothing of it is stored. When others have hidden hands, no moves are tried, as in {@link Trial}, since
 * their consequences would tell about the others' hands.
 *
 * @param line the moves tried so far, canonical
 * @param movers the seats that decided at each move
 * @param objection why the line was not tried, or not to its end
 * @param early whether the composed move is the viewer's own before their turn, made from what they alone know
 * @param draft the move that is being composed; empty if nothing can be composed here
 * @param picture the board after the line, and after the composed move if it is complete and may be shown
 * @param cells the contents of the cells in the picture
 * @param ahead whether the picture shows the composed move as if it were played
 * @param happenings the consequences of the last move shown
 * @param toMove the seats on turn after the line
 * @param result the result of the game, if the line ends it
 */
public record TrialBoard(
        List<String> line,
        List<List<Seat>> movers,
        Optional<Phrase> objection,
        boolean early,
        Optional<Draft> draft,
        Diagram picture,
        List<NamedCell> cells,
        boolean ahead,
        List<Phrase> happenings,
        List<Seat> toMove,
        Optional<Phrase> result) {

    public static final int LONGEST_LINE = Trial.MOST_MOVES;

    /** The most choices in a draft, more than any move has. */
    public static final int MOST_CHOSEN = 20;

    public TrialBoard {
        line = List.copyOf(line);
        movers = List.copyOf(movers);
        cells = List.copyOf(cells);
        happenings = List.copyOf(happenings);
        toMove = List.copyOf(toMove);
    }

    /** The position after a line, with those of its moves that could be tried. */
    private record Reached(Position position, List<String> moves, List<List<Seat>> movers, Optional<Phrase> objection) {

        private static Reached of(Position from, List<String> line, Optional<Seat> who, WorkBudget budget) {
            if (line.isEmpty()) {
                return new Reached(from, List.of(), List.of(), Optional.empty());
            }
            return Trial.of(from, String.join(";", line), who, budget)
                    .match(
                            reached -> new Reached(
                                    reached.position(), reached.moves(), reached.movers(), Optional.empty()),
                            refused -> new Reached(
                                    from,
                                    List.of(),
                                    List.of(),
                                    Optional.of(refused.refusal().phrase())));
        }
    }

    /**
     * @param record the board's record, at the position from which moves are tried
     * @param who the viewer's seat, if the viewer is proven and plays at the board
     * @param line the moves to try, as typed
     * @param chosen the keys of the choices for the next move; ignored altogether if they do not fit
     * @param budget limits the work for the line
     */
    static TrialBoard of(
            GameRecord record, Optional<Seat> who, List<String> line, List<String> chosen, WorkBudget budget) {
        Viewer viewer = who.map(Viewer::of).orElse(Viewer.PUBLIC);
        Reached reached = Reached.of(record.position(), line, who, budget);
        Position at = reached.position();
        Optional<Refusal> secret = secret(at, who);
        boolean over = reached.moves().isEmpty() && record.state() != GameRecord.State.ACTIVE;
        Optional<Position> early = secret.flatMap(hidden -> who)
                .filter(seat -> record.state() == GameRecord.State.ACTIVE)
                .flatMap(seat -> at.supposed(seat, seat));
        Optional<Draft> draft = at.outcome().isPresent()
                        || secret.isPresent() && early.isEmpty()
                        || over && at.toMove().isEmpty()
                ? Optional.empty()
                : Optional.of(early.orElse(at).compose())
                        .map(begun -> begun.along(chosen).orElse(begun));
        Optional<Position> ahead =
                draft.filter(own -> early.isEmpty()).flatMap(Draft::move).flatMap(move -> ahead(at, move));
        Position shown = ahead.orElse(at);
        SeatNames names = new SeatNames(record.board());
        Diagram plain =
                reached.moves().isEmpty() && ahead.isEmpty() ? record.diagram(viewer) : names.in(shown.diagram(viewer));
        Diagram picture = draft.filter(one -> ahead.isEmpty())
                .map(one -> reaching(plain, one))
                .orElse(plain);
        return new TrialBoard(
                reached.moves(),
                reached.movers(),
                reached.objection()
                        .or(() -> secret.filter(none -> who.isEmpty()).map(Refusal::phrase)),
                early.isPresent(),
                draft,
                picture,
                names.cells(shown.words(viewer)),
                ahead.isPresent(),
                names.happenings(shown),
                at.toMove(),
                at.outcome().map(outcome -> outcome.reason()));
    }

    /** Why no move can be composed; empty if one can. */
    private static Optional<Refusal> secret(Position at, Optional<Seat> who) {
        return PreviewRefusal.NOT_YOURS.when(
                HiddenInformation.in(at) && who.filter(at.toMove()::contains).isEmpty());
    }

    /** The position after a move, if it reveals nothing. */
    private static Optional<Position> ahead(Position at, Move move) {
        if (HiddenInformation.fromMovers(at)) {
            return Optional.empty();
        }
        Position next = at.play(move);
        return next.undoable() ? Optional.of(next) : Optional.empty();
    }

    /** The diagram with room for all choices on it, and with the chosen piece where it would lie. */
    private static Diagram reaching(Diagram diagram, Draft draft) {
        List<Item> items = new ArrayList<>(diagram.items());
        Stream.concat(draft.choices().stream(), draft.chosen().stream())
                .flatMap(choice -> choice.spot().stream())
                .map(spot -> Item.room(spot.centre(), spot.radius()))
                .forEach(items::add);
        if (draft.move().isPresent()) {
            laid(draft.chosen()).ifPresent(items::add);
        }
        return new Diagram(diagram.title(), diagram.description(), diagram.unit(), items, diagram.notes());
    }

    /** The piece chosen beside the board, drawn at the place chosen for it. */
    private static Optional<Item> laid(List<Choice> chosen) {
        return chosen.stream()
                .flatMap(choice -> choice.spot().stream())
                .reduce((first, second) -> second)
                .flatMap(spot -> chosen.stream()
                        .filter(choice -> !choice.figure().isEmpty())
                        .reduce((first, second) -> second)
                        .map(piece -> new Item(
                                piece.key(),
                                piece.figure().stream()
                                        .map(shape -> shape.moved(
                                                spot.centre().x(), spot.centre().y()))
                                        .toList(),
                                List.of())));
    }
}
