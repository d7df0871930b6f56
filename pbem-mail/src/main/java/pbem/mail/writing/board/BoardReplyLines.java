package pbem.mail.writing.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.game.Act;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.phrase.Phrase;
import pbem.record.GameRecord;
import pbem.record.HiddenInformation;
import pbem.record.Offer;

/** The lines that the reader can reply to a board mail now. */
public record BoardReplyLines(BoardView view, PhraseFormatter phrases) {

    /** The most moves offered for tapping: among more, a reader would have to search. */
    private static final int MOST_TAPPED = 12;

    private static final int MOST_EXAMPLES = 2;
    private static final int MOST_WORDS = 4;
    private static final Pattern WORD = Pattern.compile("[a-z]{4,}");

    /** The lines in full; empty if the reader can do nothing here. */
    public List<Block> blocks() {
        if (view.seat().isEmpty()) {
            return List.of();
        }
        if (view.record().state() != GameRecord.State.ACTIVE) {
            return new EndLines(view, phrases).blocks();
        }
        if (!view.isPresent()) {
            return List.of(phrases.paragraph("mail.gone-on", show()));
        }
        List<Block> blocks = new ArrayList<>(page());
        blocks.addAll(moves(""));
        blocks.add(phrases.heading("mail.how-to-reply"));
        blocks.add(new Block.CommandLines(lines(view.seat().get())));
        if (view.isReadersTurn()) {
            blocks.add(phrases.paragraph("mail.comment-goes-along"));
        }
        return blocks;
    }

    private List<Block> page() {
        return view.isReadersTurn()
                ? List.of(new Block.PlayPage(
                        phrases.say("mail.play-here"), phrases.say("mail.my-boards"), Optional.empty()))
                : List.of();
    }

    /** The lines in short form, without their meanings. */
    public List<Block> inShort() {
        if (view.seat().isEmpty() || !view.isPresent()) {
            return blocks();
        }
        List<Block.CommandLine> lines = lines(view.seat().get());
        Stream<String> own = lines.stream().map(Block.CommandLine::line);
        String all = Stream.concat(own, Stream.of(phrases.command("chat"))).collect(Collectors.joining(", "));
        // Without show and help: the board has just been shown, and a receipt should be short.
        List<Block.Tap> taps = lines.stream()
                .filter(line -> line.complete()
                        && !line.line().equals(show())
                        && !line.line().equals(help()))
                .map(line -> new Block.Tap(line.line(), line.line()))
                .toList();
        return List.of(phrases.paragraph("mail.receipt", all), new Block.Taps(phrases.say("mail.tap"), taps));
    }

    /** The lines for a move, with the number of the board, for a mail about several boards. */
    public List<Block> naming() {
        if (!view.isPresent()) {
            return List.of(phrases.paragraph("mail.gone-on", show()));
        }
        if (!view.isReadersTurn()) {
            return List.of();
        }
        String move = "move " + view.board().number() + " ";
        List<Block> blocks = new ArrayList<>(moves(move));
        blocks.add(new Block.CommandLines(List.of(
                phrases.typed(move + examples().get(0), "mail.does-move"),
                Block.CommandLine.complete(show(), phrases.say("mail.does-show")))));
        return blocks;
    }

    /**
     * The moves to tap; none if there are many, or if the reader may not see which moves are legal.
     *
     * @param before the words before a move in a line
     */
    private List<Block> moves(String before) {
        Position position = view.record().position();
        if (!view.isReadersTurn() || isHidden() || position.moveCount() > MOST_TAPPED) {
            return List.of();
        }
        List<Block.Tap> taps = position.moves().stream()
                .map(move -> new Block.Tap(move.notation(), before + move.notation()))
                .toList();
        return taps.isEmpty() ? List.of() : List.of(new Block.Taps(phrases.say("mail.tap-a-move"), taps));
    }

    /** Whether the legal moves would reveal what the reader may not see here. */
    private boolean isHidden() {
        return !view.own() && HiddenInformation.in(view.record().position());
    }

    private List<Block.CommandLine> lines(Seat seat) {
        List<Block.CommandLine> lines = new ArrayList<>();
        if (view.isReadersTurn()) {
            List<String> examples = examples();
            lines.add(new Block.CommandLine(
                    phrases.say("mail.either", Phrase.anyOf(examples)), phrases.say("mail.does-move")));
            if (!view.board().game().hasChance()) { // other players may hold hidden things, so no preview
                lines.add(phrases.complete("preview " + examples.get(0), "mail.does-preview"));
            }
        }
        if (!view.record().position().hints(view.viewer()).isEmpty()) {
            lines.add(phrases.complete("hint", "mail.does-hint"));
        }
        lines.addAll(offers(seat));
        if (view.record().position().active().contains(seat)) {
            if (!view.isReadersTurn()) {
                lines.add(phrases.typed("queue MOVE", "mail.does-queue"));
            }
            lines.add(phrases.typed("resign", "mail.does-resign"));
        }
        lines.add(Block.CommandLine.complete(show(), phrases.say("mail.does-show")));
        lines.add(Block.CommandLine.complete(help(), phrases.say("mail.does-help")));
        return lines;
    }

    /** The lines with which the reader can answer the offer or make one. */
    private List<Block.CommandLine> offers(Seat seat) {
        List<Block.CommandLine> lines = new ArrayList<>();
        if (view.isReadersAnswer()) {
            lines.add(phrases.complete(
                    "accept",
                    switch (view.offer().orElseThrow().kind()) {
                        case DRAW -> "mail.does-accept-draw";
                        case UNDO -> "mail.does-accept-undo";
                        case TIME -> "mail.does-accept-time";
                    }));
            lines.add(
                    phrases.complete("reject", view.isReadersTurn() ? "mail.does-reject-or-move" : "mail.does-reject"));
        } else if (view.offer().filter(offer -> offer.by().equals(seat)).isPresent()) {
            lines.add(phrases.complete("reject", "mail.does-withdraw-offer"));
        }
        if (view.record().mayOffer(Offer.Kind.DRAW, seat)) {
            boolean tiles = view.board().game().moveWords().contains("draw");
            lines.add(phrases.complete(tiles ? "propose" : "draw", "mail.does-draw"));
        }
        if (view.mayUndo()) {
            List<String> moves = view.record().lastMoves(view.record().movesSince(seat));
            lines.add(phrases.complete("undo", "mail.does-undo", moves));
        }
        return lines;
    }

    /**
     * Examples of moves: up to two of the game's own that are legal now, since they were chosen to teach the form. In
     * place of others, all the words if there are several, or else one of the shortest and one of the longest moves to
     * write. If the legal moves are hidden, always the game's own.
     */
    private List<String> examples() {
        Position position = view.record().position();
        List<String> taught = view.board().game().moveForms();
        if (isHidden()) {
            return taught;
        }
        List<String> legal = taught.stream()
                .filter(move -> position.read(move) instanceof Act.Done)
                .limit(MOST_EXAMPLES)
                .toList();
        if (legal.size() == Math.min(MOST_EXAMPLES, taught.size())) {
            return legal;
        }
        List<String> moves = position.moves().stream()
                .map(Move::notation)
                .sorted(Comparator.comparingInt(String::length))
                .toList();
        List<String> words =
                moves.stream().filter(move -> WORD.matcher(move).matches()).toList();
        if (words.size() > 1 && words.size() <= MOST_WORDS) {
            return Stream.concat(legal.stream(), words.stream()).distinct().toList();
        }
        String brief = amongEqual(moves, moves.get(0).length());
        String full = amongEqual(moves, moves.get(moves.size() - 1).length());
        Stream<String> others = Stream.of(brief, full)
                .distinct()
                .filter(move -> legal.stream().noneMatch(own -> own.length() == move.length()));
        return Stream.concat(legal.stream(), others)
                .limit(MOST_EXAMPLES)
                .sorted(Comparator.comparingInt(String::length))
                .toList();
    }

    /**
     * One of the moves of that length: from the middle, since the first ones are often at the edge of the board and
     * look alike; if possible one that does not name a cell twice, which would look like a mistake.
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
        List<String> names = new ArrayList<>();
        int from = 0;
        for (int i = 0; i <= move.length(); i++) {
            boolean inName = i < move.length() && isOfName(move.charAt(i));
            if (!inName && from < i) {
                String name = move.substring(from, i);
                if (names.contains(name)) {
                    return false;
                }
                names.add(name);
            }
            from = inName ? from : i + 1;
        }
        return true;
    }

    private static boolean isOfName(char c) {
        return c >= 'a' && c <= 'z' || c >= '0' && c <= '9';
    }

    private String help() {
        return phrases.command("help " + view.board().game().name());
    }

    private String show() {
        return phrases.command("show " + view.board().number());
    }
}
