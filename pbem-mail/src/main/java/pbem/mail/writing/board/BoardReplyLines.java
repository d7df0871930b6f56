package pbem.mail.writing.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Reading;
import pbem.game.Seat;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.record.GameRecord;

/** What this reader can reply to a board mail now. */
public record BoardReplyLines(BoardView view, PhraseFormatter phrases) {

    private static final Pattern BETWEEN_NAMES = Pattern.compile("[^a-z0-9]+");

    /** Empty if there is nothing for them to do here. */
    public List<Block> blocks() {
        if (view.record().state() != GameRecord.State.ACTIVE || view.seat().isEmpty()) {
            return List.of();
        }
        if (!view.isPresent()) {
            return List.of(new Block.Paragraph(phrases.say("mail.gone-on", show())));
        }
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Heading(phrases.say("mail.how-to-reply")));
        blocks.add(new Block.CommandLines(lines(view.seat().get())));
        if (view.isReadersTurn()) {
            blocks.add(new Block.Paragraph(phrases.say("mail.comment-goes-along")));
        }
        return blocks;
    }

    /** What they can write, without what it does. */
    public List<Block> inShort() {
        if (view.seat().isEmpty() || !view.isPresent()) {
            return blocks();
        }
        Stream<String> own = lines(view.seat().get()).stream().map(Block.CommandLine::line);
        String all = Stream.concat(own, Stream.of("chat")).collect(Collectors.joining(", "));
        return List.of(new Block.Paragraph(phrases.say("mail.receipt", all)));
    }

    /** The same in lines that name the board, for a mail about several; no more than what moves it on. */
    public List<Block> naming() {
        if (!view.isPresent()) {
            return List.of(new Block.Paragraph(phrases.say("mail.gone-on", show())));
        }
        return view.isReadersTurn()
                ? List.of(new Block.CommandLines(List.of(new Block.CommandLine(
                        "move " + view.board().number() + " " + examples().get(0), phrases.say("mail.does-move")))))
                : List.of();
    }

    private List<Block.CommandLine> lines(Seat seat) {
        List<Block.CommandLine> lines = new ArrayList<>();
        if (view.isReadersTurn()) {
            lines.add(new Block.CommandLine(eitherExample(), phrases.say("mail.does-move")));
        }
        if (!view.record().position().hints(view.viewer()).isEmpty()) {
            lines.add(new Block.CommandLine("hint", phrases.say("mail.does-hint")));
        }
        lines.addAll(new OfferBlocks(view, phrases).lines(seat));
        if (view.record().position().active().contains(seat)) {
            if (!view.isReadersTurn()) {
                lines.add(new Block.CommandLine("queue MOVE", phrases.say("mail.does-queue")));
            }
            lines.add(new Block.CommandLine("resign", phrases.say("mail.does-resign")));
        }
        lines.add(new Block.CommandLine(show(), phrases.say("mail.does-show")));
        lines.add(new Block.CommandLine("help " + view.board().game().name(), phrases.say("mail.does-help")));
        return lines;
    }

    /**
     * Moves that are legal now: those of the game's own example if they are, since they were chosen to teach the form,
     * otherwise one of the shortest and one of the longest to write.
     */
    private List<String> examples() {
        Position position = view.record().position();
        List<String> taught = List.of(view.board().game().moveForm().split(" or "));
        if (!view.own() && view.board().game().hasChance()) {
            return taught; // what can be played tells the hand
        }
        boolean works = taught.stream().allMatch(m -> position.read(m) instanceof Reading.Legal);
        if (works) {
            return taught;
        }
        List<String> moves = position.moves().stream()
                .map(Move::notation)
                .sorted(Comparator.comparingInt(String::length))
                .toList();
        String brief = amongEqual(moves, moves.get(0).length());
        String full = amongEqual(moves, moves.get(moves.size() - 1).length());
        return brief.equals(full) ? List.of(brief) : List.of(brief, full);
    }

    private String eitherExample() {
        return examples().stream()
                .reduce((one, other) -> phrases.say("mail.either", one, other))
                .orElseThrow();
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
        Set<String> names = new HashSet<>();
        for (String name : BETWEEN_NAMES.split(move)) {
            if (!names.add(name)) {
                return false;
            }
        }
        return true;
    }

    private String show() {
        return "show " + view.board().number();
    }
}
