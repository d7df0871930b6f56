package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import pbem.game.Games;
import pbem.help.HelpPages;
import pbem.mail.writing.board.BoardStateText;
import pbem.mail.writing.board.BoardView;
import pbem.mail.writing.board.LookBlocks;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.notice.Notice.Answer;

/** Writes the parts of one answer, in their order, since its pictures are numbered. */
final class AnswerWriter implements Answer.Cases<AnswerBlocks> {

    private static final int LONGEST_LINE = 200;

    /** As in {@code challenge USERID}. */
    private static final Pattern TO_FILL_IN = Pattern.compile("\\b[A-Z]{2,}\\b");

    private final MailContext context;
    private final PhraseFormatter phrases;
    private final Games games;
    private final HelpPages help;
    private final ReplySubject subject;
    private int pictures;

    AnswerWriter(MailContext context, Games games, HelpPages help, ReplySubject subject) {
        this.context = context;
        this.phrases = context.phrases();
        this.games = games;
        this.help = help;
        this.subject = subject;
    }

    @Override
    public AnswerBlocks said(Answer.Said said) {
        return AnswerBlocks.paragraph(phrases.say(said.words()), List.of());
    }

    @Override
    public AnswerBlocks refused(Answer.Refused refused) {
        List<Block> line = new ArrayList<>();
        Block.Quote.of(phrases.say("mail.you-wrote"), CleanText.line(refused.line(), LONGEST_LINE))
                .ifPresent(line::add);
        return AnswerBlocks.paragraph(phrases.say(refused.reason()), line);
    }

    @Override
    public AnswerBlocks steps(Answer.Steps steps) {
        return lines(steps.steps().stream()
                .map(step -> new Block.CommandLine(
                        CleanText.line(step.line(), LONGEST_LINE),
                        phrases.say(step.meaning()),
                        !TO_FILL_IN.matcher(step.line()).find()))
                .toList());
    }

    @Override
    public AnswerBlocks forms(Answer.Forms forms) {
        return lines(forms.lines().stream()
                .map(line -> new Block.CommandLine(CleanText.line(line, LONGEST_LINE), ""))
                .toList());
    }

    private AnswerBlocks lines(List<Block.CommandLine> lines) {
        return AnswerBlocks.untitled(phrases.say("mail.forms"), List.of(new Block.CommandLines(lines)));
    }

    @Override
    public AnswerBlocks listing(Answer.Listing listing) {
        List<String> lines = listing.lines().stream().map(phrases::say).toList();
        return AnswerBlocks.headed(phrases.say(listing.heading()), List.of(new Block.Items(lines)));
    }

    @Override
    public AnswerBlocks table(Answer.Table table) {
        return new TableAnswer(phrases).of(table);
    }

    @Override
    public AnswerBlocks page(Answer.Page page) {
        return new PageAnswer(context, help, page).blocks();
    }

    @Override
    public AnswerBlocks shown(Answer.Shown shown) {
        return new ShownAnswer(context, subject, shown).blocks(nextPicture());
    }

    @Override
    public AnswerBlocks looked(Answer.Looked looked) {
        BoardView view = context.boards().publicAt(looked.board(), looked.revision());
        return AnswerBlocks.paragraph(
                new BoardStateText(view, phrases).say(),
                new LookBlocks(view, phrases, looked.cell()).blocks(subject.mayMove()));
    }

    @Override
    public AnswerBlocks hinted(Answer.Hinted hinted) {
        return new HintedAnswer(context, hinted).blocks();
    }

    @Override
    public AnswerBlocks previewed(Answer.Previewed previewed) {
        BoardView view = context.boards().at(previewed.board(), previewed.revision());
        return new PreviewAnswer(phrases, games).of(previewed, view, subject, nextPicture());
    }

    @Override
    public AnswerBlocks previewedNew(Answer.PreviewedNew previewed) {
        return new PreviewAnswer(phrases, games).of(previewed, nextPicture());
    }

    @Override
    public AnswerBlocks written(Answer.Written written) {
        return new WrittenAnswer(context, written).blocks();
    }

    @Override
    public AnswerBlocks lesson(Answer.Lesson lesson) {
        return new LessonAnswer(phrases, games).of(lesson, subject.answers(), nextPicture());
    }

    @Override
    public AnswerBlocks judged(Answer.Judged judged) {
        return new LessonAnswer(phrases, games).of(judged);
    }

    @Override
    public AnswerBlocks lessonHint(Answer.LessonHint hint) {
        return new LessonAnswer(phrases, games).of(hint);
    }

    @Override
    public AnswerBlocks crosstable(Answer.Crosstable crosstable) {
        List<String> lines = crosstable.lines().stream()
                .map(line -> CleanText.line(line, LONGEST_LINE).isEmpty() ? "" : line)
                .toList();
        return AnswerBlocks.headed(phrases.say(crosstable.heading()), List.of(new Block.Verbatim(lines)));
    }

    private String nextPicture() {
        pictures++;
        return context.contentId(pictures);
    }
}
