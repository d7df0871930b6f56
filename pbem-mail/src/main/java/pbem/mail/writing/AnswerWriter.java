package pbem.mail.writing;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import pbem.archive.GameFiles;
import pbem.game.Games;
import pbem.help.HelpPages;
import pbem.mail.writing.board.BoardBlocks;
import pbem.mail.writing.board.BoardReplyLines;
import pbem.mail.writing.board.BoardStateText;
import pbem.mail.writing.board.BoardView;
import pbem.mail.writing.board.ChanceBlocks;
import pbem.mail.writing.board.ClockBlocks;
import pbem.mail.writing.board.LookBlocks;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.notice.Notice.Answer;
import pbem.record.text.GameFile;
import pbem.record.text.RecordText;

/** Writes the parts of one answer. They must be written in their order, since their pictures are numbered. */
final class AnswerWriter implements Answer.Cases<AnswerBlocks> {

    private static final int LONGEST_LINE = 200;

    /** A word to be filled in, as in {@code challenge USERID}. */
    private static final Pattern TO_FILL_IN = Pattern.compile("\\b[A-Z]{2,}\\b");

    private final MailDraft mail;
    private final PhraseFormatter phrases;
    private final Games games;
    private final HelpPages help;
    private final ReplySubject subject;
    private int pictures;

    AnswerWriter(MailDraft mail, Games games, HelpPages help, ReplySubject subject) {
        this.mail = mail;
        this.phrases = mail.phrases;
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
                        command(step.line()),
                        phrases.say(step.meaning()),
                        !TO_FILL_IN.matcher(step.line()).find()))
                .toList());
    }

    @Override
    public AnswerBlocks forms(Answer.Forms forms) {
        return lines(forms.lines().stream()
                .map(line -> new Block.CommandLine(command(line), ""))
                .toList());
    }

    private String command(String english) {
        return CleanText.line(phrases.command(english), LONGEST_LINE);
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

    /** The page in the reader's language if it exists, otherwise in English. */
    @Override
    public AnswerBlocks page(Answer.Page page) {
        String topic = page.topic();
        Locale wanted = mail.preferences.language();
        Locale language = help.languages(topic).contains(wanted) ? wanted : Locale.ENGLISH;
        String lead =
                topic.equals(HelpPages.OVERVIEW) ? phrases.say("mail.page-overview") : phrases.say("mail.page", topic);
        return AnswerBlocks.untitled(lead, List.of(new Block.Page(help.markdown(topic, language), language)));
    }

    /** Shows the board with hidden things only to the player who may see them, even if the notice asks for more. */
    @Override
    public AnswerBlocks shown(Answer.Shown shown) {
        boolean own = shown.eyes().isPresent() && isReader(shown.eyes().get());
        BoardView view = own
                ? mail.boards.withQueueAt(shown.board(), shown.revision())
                : mail.boards.publicAt(shown.board(), shown.revision());
        boolean pictured = !shown.textOnly() && subject.pictured();
        List<Block> blocks = new ArrayList<>(
                new BoardBlocks(view, phrases, mail.now, shown.thing(), pictured).blocks(nextPicture()));
        if (!subject.refuses()) {
            blocks.addAll(new ChanceBlocks(view, phrases).blocks());
        }
        if (subject.mayMove()) {
            blocks.addAll(new ClockBlocks(view, phrases, mail.now).claim());
            blocks.addAll(new BoardReplyLines(view, phrases).blocks());
        }
        return AnswerBlocks.paragraph(new BoardStateText(view, phrases).say(), blocks);
    }

    private boolean isReader(long player) {
        return mail.reader.filter(reader -> reader.id() == player).isPresent();
    }

    @Override
    public AnswerBlocks looked(Answer.Looked looked) {
        BoardView view = mail.boards.publicAt(looked.board(), looked.revision());
        return AnswerBlocks.paragraph(
                new BoardStateText(view, phrases).say(),
                new LookBlocks(view, phrases, looked.cell()).blocks(subject.mayMove()));
    }

    /** Gives hints only to the player they are for: they would betray where that player's hidden pieces can go. */
    @Override
    public AnswerBlocks hinted(Answer.Hinted hinted) {
        List<Block> hints = new ArrayList<>();
        if (isReader(hinted.player())) {
            BoardView view = mail.boards.at(hinted.board(), hinted.revision());
            hints.add(new Block.Items(view.record().position().hints(view.viewer()).stream()
                    .map(phrases::say)
                    .toList()));
        }
        return AnswerBlocks.untitled(phrases.say("mail.hints", hinted.board()), hints);
    }

    @Override
    public AnswerBlocks previewed(Answer.Previewed previewed) {
        BoardView view = mail.boards.at(previewed.board(), previewed.revision());
        return new PreviewAnswer(phrases, games).of(previewed, view, subject, nextPicture());
    }

    @Override
    public AnswerBlocks previewedNew(Answer.PreviewedNew previewed) {
        return new PreviewAnswer(phrases, games).of(previewed, nextPicture());
    }

    @Override
    public AnswerBlocks written(Answer.Written written) {
        BoardView view = mail.boards.at(written.board(), written.revision());
        return switch (written.writing()) {
            case RECORD -> record(written, view);
            case FILE -> gameFile(view);
            case PLACEMENT -> placement(view);
        };
    }

    private AnswerBlocks gameFile(BoardView view) {
        GameFile file = new GameFiles(mail.repositories).of(view.record()).orElseThrow();
        return enclosed(
                phrases.say("mail.game-file", view.board().number()),
                file.text(),
                file.name(),
                file.container().type());
    }

    private AnswerBlocks placement(BoardView view) {
        String line = view.board()
                .game()
                .format()
                .flatMap(format -> format.placement(view.record().position()))
                .orElseThrow();
        return enclosed(
                phrases.say(
                        "mail.placement", view.board().number(), view.record().moves()),
                line + "\n",
                view.board().number() + ".fen",
                "text/plain; charset=utf-8");
    }

    /** A text shown in the mail and attached as a file. */
    private AnswerBlocks enclosed(String lead, String text, String name, String type) {
        List<String> lines = text.lines().map(CleanText::plain).toList();
        return AnswerBlocks.paragraph(
                lead,
                List.of(
                        new Block.Verbatim(lines),
                        new Block.Enclosure(
                                phrases.say("mail.file-enclosed", name),
                                name,
                                type,
                                text.getBytes(StandardCharsets.UTF_8))));
    }

    /** The record of a board. Only its players see their words to each other. */
    private AnswerBlocks record(Answer.Written written, BoardView view) {
        RecordText.Detail detail = view.seat().isPresent() ? RecordText.Detail.PLAYERS : RecordText.Detail.PUBLIC;
        List<String> lines = new RecordText(view.record(), phrases::say, detail, view::hears)
                .lines().stream().map(CleanText::plain).toList();
        return AnswerBlocks.paragraph(phrases.say("mail.record", written.board()), List.of(new Block.Verbatim(lines)));
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
    public AnswerBlocks lessonList(Answer.LessonList list) {
        return new LessonAnswer(phrases, games).of(list);
    }

    @Override
    public AnswerBlocks crosstable(Answer.Crosstable crosstable) {
        List<String> lines = crosstable.table().lines(phrases.phrases()).stream()
                .map(line -> CleanText.line(line, LONGEST_LINE).isEmpty() ? "" : line)
                .toList();
        return AnswerBlocks.headed(phrases.say(crosstable.heading()), List.of(new Block.Verbatim(lines)));
    }

    private String nextPicture() {
        pictures++;
        return mail.contentId(pictures);
    }
}
