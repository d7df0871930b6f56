package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Viewer;
import pbem.mail.writing.board.BoardView;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.BoardPicture;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;
import pbem.record.ResultWords;

/** Writes boards as they would be after moves that nobody has played. */
record PreviewAnswer(PhraseFormatter phrases, Games games) {

    AnswerBlocks of(Answer.Previewed previewed, BoardView view, ReplySubject subject, String contentId) {
        boolean mayReply = subject.mayMove();
        Position reached = after(view.record().position(), previewed.moves());
        Function<Seat, Object> name = view::name;
        int number = previewed.board();
        String lead = reached.outcome()
                .map(outcome -> phrases.say(
                        "mail.preview-over", number, previewed.moves(), ResultWords.of(view.named(outcome), name)))
                .orElseGet(() -> reached.toMove().stream().anyMatch(view::isReader)
                        ? phrases.say("mail.preview-yours", number, previewed.moves())
                        : phrases.say("mail.preview", number, previewed.moves(), names(reached, name)));
        List<Block> blocks = new ArrayList<>();
        blocks.add(picture(view.named(reached.diagram(view.viewer())), view.fileName() + "-preview", contentId));
        view.happenings(reached).forEach(words -> blocks.add(phrases.paragraph(words)));
        blocks.add(phrases.paragraph(mayReply ? "mail.preview-answer" : "mail.preview-unplayed"));
        boolean alone = subject.answers().size() == 1; // submitted moves are played by another command
        if (mayReply && alone && view.isReadersTurn()) {
            blocks.add(new Block.CommandLines(
                    List.of(phrases.complete(previewed.moves().get(0), "mail.does-play-it"))));
        }
        return AnswerBlocks.paragraph(lead, blocks);
    }

    AnswerBlocks of(Answer.PreviewedNew previewed, String contentId) {
        Game game = games.named(previewed.game()).orElseThrow();
        Act<Position> start = game.start(previewed.players(), previewed.options(), Seed.of(new byte[Seed.BYTES]));
        Position reached = after(start.now(), previewed.moves());
        Function<Seat, Object> name = seat -> game.seatName(reached.setup(), seat);
        Optional<Phrase> over = reached.outcome().map(outcome -> ResultWords.of(outcome, name));
        String lead;
        if (over.isPresent()) {
            lead = phrases.say("mail.preview-new-over", game.called(), previewed.moves(), over.get());
        } else if (previewed.moves().isEmpty()) {
            lead = phrases.say("mail.preview-new-start", game.called(), names(reached, name));
        } else {
            lead = phrases.say("mail.preview-new", game.called(), previewed.moves(), names(reached, name));
        }
        Viewer viewer = reached.toMove().stream().findFirst().map(Viewer::of).orElse(Viewer.PUBLIC);
        List<Block> blocks = new ArrayList<>();
        blocks.add(picture(reached.diagram(viewer), game.name() + "-preview", contentId));
        reached.happenings().forEach(words -> blocks.add(phrases.paragraph(words)));
        return AnswerBlocks.paragraph(lead, blocks);
    }

    private Block picture(Diagram diagram, String fileName, String contentId) {
        return new Block.Board(new BoardPicture(fileName, contentId, diagram, phrases));
    }

    private static List<Object> names(Position position, Function<Seat, Object> name) {
        return position.toMove().stream().map(name).toList();
    }

    /** The position after these moves, which must be legal. */
    private static Position after(Position from, List<String> moves) {
        Position at = from;
        for (String move : moves) {
            at = at.play(at.read(move).now());
        }
        return at;
    }
}
