package pbem.mail.writing.board;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.game.Seat;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.BoardPicture;
import pbem.mail.writing.body.CleanText;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.record.Offer;

/**
 * A board with its facts: its players, its deadlines, its moves and its words.
 *
 * @param now the time from which the time left is counted
 * @param thing the thing on the board that is explained instead of the whole
 * @param pictured whether a picture is shown beside the text
 */
public record BoardBlocks(
        BoardView view, PhraseFormatter phrases, Instant now, Optional<String> thing, boolean pictured) {

    private static final int LAST_ROUNDS = 4;

    /** The blocks of the whole board, with its picture. */
    public BoardBlocks(BoardView view, PhraseFormatter phrases, Instant now) {
        this(view, phrases, now, Optional.empty(), true);
    }

    /**
     * @param contentId the picture's content ID in this mail, unique in the world
     */
    public List<Block> blocks(String contentId) {
        List<Block> blocks = new ArrayList<>(withoutMoves(contentId));
        moves().ifPresent(moves -> {
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
        view.offer().map(this::offer).ifPresent(facts::add);
        if (view.isPresent()) {
            facts.addAll(clock.deadlines());
        }
        return facts;
    }

    private Block.Fact offer(Offer offer) {
        List<Seat> missing = offer.missing();
        Phrase offered = new EventPhrases(view).offered(offer, view.record());
        return new Block.Fact(
                phrases.say("mail.offer"),
                view.isReadersAnswer() && missing.size() == 1
                        ? phrases.say("mail.offer-open-yours", offered)
                        : phrases.say("mail.offer-open", offered, view.names(missing), view.number(missing)));
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

    /** The moves of the last rounds, or of all rounds once the game is over. Empty before the first move. */
    private Optional<Block.Moves> moves() {
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
