package pbem.mail.writing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Reading;
import pbem.game.Seat;
import pbem.record.GameRecord;

/** What this reader can reply to a board mail now. */
record BoardReplyLines(BoardView view, PhraseFormatter phrases) {

    /** Empty if he has nothing to do here. */
    List<Block> blocks() {
        if (view.record().state() != GameRecord.State.ACTIVE || view.seat().isEmpty()) {
            return List.of();
        }
        if (!view.isPresent()) {
            return List.of(new Block.Paragraph(phrases.say("mail.gone-on", show())));
        }
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Heading(phrases.say("mail.how-to-reply")));
        blocks.add(new Block.Ways(ways(view.seat().get())));
        if (view.isReadersTurn()) {
            blocks.add(new Block.Paragraph(phrases.say("mail.comment-goes-along")));
        }
        return blocks;
    }

    /** The same in lines that name the board, for a mail about several; no more than what moves it on. */
    List<Block> naming() {
        if (!view.isPresent()) {
            return List.of(new Block.Paragraph(phrases.say("mail.gone-on", show())));
        }
        return view.isReadersTurn()
                ? List.of(new Block.Ways(List.of(new Block.Way(
                        "move " + view.board().number() + " " + oneExample(), phrases.say("mail.way-move")))))
                : List.of();
    }

    private String oneExample() {
        return example().split(" or ")[0];
    }

    private List<Block.Way> ways(Seat seat) {
        List<Block.Way> ways = new ArrayList<>();
        if (view.isReadersTurn()) {
            ways.add(new Block.Way(example(), phrases.say("mail.way-move")));
        }
        if (!view.record().position().hints(view.viewer()).isEmpty()) {
            ways.add(new Block.Way("hint", phrases.say("mail.way-hint")));
        }
        ways.addAll(new OfferWords(view, phrases).ways(seat));
        if (view.record().position().active().contains(seat)) {
            if (!view.isReadersTurn()) {
                ways.add(new Block.Way("queue MOVE", phrases.say("mail.way-queue")));
            }
            ways.add(new Block.Way("resign", phrases.say("mail.way-resign")));
        }
        ways.add(new Block.Way(show(), phrases.say("mail.way-show")));
        ways.add(new Block.Way("help " + view.board().game().name(), phrases.say("mail.way-help")));
        return ways;
    }

    /**
     * Moves that are legal now: those of the game's own example if they are, since they were chosen to teach the form,
     * otherwise one of the shortest and one of the longest to write.
     */
    private String example() {
        Position position = view.record().position();
        String taught = view.board().game().moveForm();
        if (!view.own() && view.board().game().hasChance()) {
            return taught; // what can be played tells the hand
        }
        boolean works = Stream.of(taught.split(" or ")).allMatch(m -> position.read(m) instanceof Reading.Legal);
        if (works) {
            return taught;
        }
        List<String> moves = position.moves().stream()
                .map(Move::notation)
                .sorted(Comparator.comparingInt(String::length))
                .toList();
        String brief = amongEqual(moves, moves.get(0).length());
        String full = amongEqual(moves, moves.get(moves.size() - 1).length());
        return brief.equals(full) ? brief : phrases.say("mail.either", brief, full);
    }

    /**
     * One from the midst, since the first ones often are at the edge of the board and look alike; if possible one that
     * names nothing twice, which would look like a slip.
     */
    private static String amongEqual(List<String> moves, int length) {
        List<String> equal =
                moves.stream().filter(move -> move.length() == length).toList();
        List<String> plain =
                equal.stream().filter(BoardReplyLines::namesNothingTwice).toList();
        List<String> chosen = plain.isEmpty() ? equal : plain;
        return chosen.get(chosen.size() / 2);
    }

    private static boolean namesNothingTwice(String move) {
        String[] names = move.split("[^a-z0-9]+");
        return Stream.of(names).distinct().count() == names.length;
    }

    private String show() {
        return "show " + view.board().number();
    }
}
