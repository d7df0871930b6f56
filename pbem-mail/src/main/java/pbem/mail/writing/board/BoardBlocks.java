package pbem.mail.writing.board;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.game.Seat;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.BoardPicture;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.picture.Diagram;
import pbem.record.GameRecord;

/**
 * A board with its facts: its players, its deadlines, its moves and its words.
 *
 * @param now the time from which the time left is counted
 * @param thing the thing on the board that is explained instead of the whole
 * @param pictured whether a picture is shown beside the text
 */
public record BoardBlocks(
        BoardView view, PhraseFormatter phrases, Instant now, Optional<String> thing, boolean pictured) {

    /** The blocks of the whole board, with its picture. */
    public BoardBlocks(BoardView view, PhraseFormatter phrases, Instant now) {
        this(view, phrases, now, Optional.empty(), true);
    }

    /**
     * @param contentId the picture's content ID in this mail, unique in the world
     */
    public List<Block> blocks(String contentId) {
        List<Block> blocks = new ArrayList<>(withoutMoves(contentId));
        new MoveColumns(view, phrases).block().ifPresent(moves -> {
            blocks.add(moves);
            view.handovers().forEach(told -> blocks.add(phrases.paragraph(told)));
        });
        return blocks;
    }

    /** The board without the list of its moves. */
    public List<Block> withoutMoves(String contentId) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Board(picture(contentId), pictured, this::until));
        view.record().position().privately(view.viewer()).forEach(words -> blocks.add(phrases.paragraph(words)));
        view.queued()
                .filter(text -> view.isPresent())
                .ifPresent(text -> blocks.add(phrases.paragraph("mail.queued", text)));
        view.note()
                .flatMap(words -> Block.Quote.of(phrases.say("mail.note"), words))
                .ifPresent(blocks::add);
        blocks.add(new Block.Facts(players()));
        if (view.reader().isPresent()) { // strangers do not see what players say to each other
            blocks.addAll(new BoardNewsText(view, phrases).comments());
        }
        return blocks;
    }

    private BoardPicture picture(String contentId) {
        Diagram diagram = thing.flatMap(named -> view.record().position().detail(view.viewer(), named))
                .map(view::named)
                .orElseGet(() -> view.record().diagram(view.viewer()));
        return new BoardPicture(view.fileName(), contentId, diagram, phrases);
    }

    /** The deadlines of the next move, as sentences; empty if the board has gone on. */
    private List<String> until() {
        return view.isPresent() ? new ClockBlocks(view, phrases, now).deadlinesInWords() : List.of();
    }

    /** The players by seat, and when the next move is due. */
    private List<Block.Fact> players() {
        List<Block.Fact> facts = new ArrayList<>();
        ClockBlocks clock = new ClockBlocks(view, phrases, now);
        for (Seat seat : Seat.all(view.board().players().size())) {
            String name = phrases.say(view.board().game().seatName(view.board().setup(), seat));
            facts.add(new Block.Fact(name, clock.withVacation(seat, player(seat))));
        }
        view.board()
                .terms()
                .origin()
                .ifPresent(origin -> facts.add(new Block.Fact(
                        phrases.say("mail.origin"), phrases.say("mail.from-board", origin.board(), origin.move()))));
        new OfferBlocks(view, phrases).fact().ifPresent(facts::add);
        if (view.isPresent()) {
            facts.addAll(clock.deadlines());
        }
        return facts;
    }

    private String player(Seat seat) {
        String who =
                view.board().player(seat).isProgram() ? phrases.say("mail.program", view.user(seat)) : view.user(seat);
        if (view.record().toMove().contains(seat)) {
            return phrases.say("mail.on-turn", who);
        }
        boolean out = view.record().state() == GameRecord.State.ACTIVE
                && !view.record().position().active().contains(seat);
        return out ? phrases.say("mail.is-out", who) : who;
    }
}
