package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.command.CommandParser;
import pbem.game.Game;
import pbem.game.Games;
import pbem.help.HelpPages;
import pbem.mail.writing.board.BoardStateText;
import pbem.mail.writing.board.BoardView;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.mail.writing.body.TextPart;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.notice.Recipient;
import pbem.notice.ReplyTarget;
import pbem.record.GameRecord;
import pbem.repository.Challenge;

/** The mail that answers a mail: why not, or what was asked for. */
record ReplyMail(MailContext context, Games games, HelpPages help, CommandParser parser, Notice.Reply reply) {

    MailContent content() {
        ReplySubject subject = new ReplySubject(reply.answers(), context.boards());
        Optional<GameRecord> shown = subject.board();
        AnsweredMail answered = AnsweredMail.of(context, reply.answered());
        Optional<GameRecord> board = shown.or(answered::record);
        List<Block> blocks = new ArrayList<>(blocks(subject));
        Optional<String> turn = shown.isPresent() ? Optional.empty() : answered.turn();
        turn.ifPresent(words -> blocks.add(new Block.Paragraph(words)));
        blocks.add(board.map(record -> context.footerOfBoard(record.board().number()))
                .orElseGet(context::footer));
        MailContent content = board.map(record -> ofBoard(record, blocks))
                .or(() -> answered.challenge().map(challenge -> ChallengeMail.inThread(context, challenge, blocks)))
                .or(() -> subject.lesson().map(lesson -> ofLesson(lesson, blocks)))
                .orElseGet(() -> MailContent.of(subjectLine(), blocks));
        return content.repliedWith(context.grant(subject.target()));
    }

    private MailContent ofBoard(GameRecord record, List<Block> blocks) {
        MailContent content = MailContent.of(CleanText.line(record.board().heading()), blocks)
                .in(context.identity().boardThread(record.board().number()));
        return context.reader().isPresent()
                ? content.on(context.identity().gameList(record.board().game()))
                : content;
    }

    /** All lessons of a game stand in one thread, under one subject. */
    private MailContent ofLesson(Answer.Lesson lesson, List<Block> blocks) {
        String title = games.named(lesson.game()).map(Game::title).orElse(lesson.game());
        return MailContent.of(context.say("lesson.subject", title), blocks)
                .in(context.identity().courseThread(lesson.course()));
    }

    private String subjectLine() {
        Optional<String> judged = judgedGame();
        if (judged.isPresent()) {
            return context.say("lesson.subject", judged.get()); // behind the last lesson no other one follows
        }
        String command = new CommandPhrases(parser).named(reply.about());
        return context.answeredSubject()
                .orElseGet(() -> command.isEmpty()
                        ? context.say("mail.subject-reply-to-nothing")
                        : context.say("mail.subject-reply", command));
    }

    private Optional<String> judgedGame() {
        return reply.answers().stream()
                .filter(Answer.Judged.class::isInstance)
                .map(Answer.Judged.class::cast)
                .flatMap(judged -> games.named(judged.game()).stream())
                .map(Game::title)
                .findFirst();
    }

    /** The answers alone, below something else. */
    List<Block> below() {
        return blocks(new ReplySubject(reply.answers(), context.boards()), false);
    }

    private List<Block> blocks(ReplySubject subject) {
        return blocks(subject, true);
    }

    private List<Block> blocks(ReplySubject subject, boolean first) {
        AnswerWriter writer = new AnswerWriter(context, games, help, subject);
        List<Answer> answers = inOrder(reply.answers());
        List<Block> blocks = new ArrayList<>();
        boolean afterRefusal = false;
        for (Answer answer : answers) {
            if (isFull(blocks)) {
                break; // whatever follows would be cut off: it is not even looked up
            }
            if (afterRefusal && isForms(answer)) {
                blocks.add(new Block.Heading(context.say("mail.forms")));
            }
            AnswerBlocks written = answer.match(writer);
            blocks.addAll(first && blocks.isEmpty() ? written.first() : written.further());
            afterRefusal = isRefusal(answer);
        }
        new TableAnswer(context.phrases()).zone(answers).ifPresent(blocks::add);
        if (answers.contains(new Answer.Page(DisplaySample.TOPIC))) {
            blocks.addAll(new DisplaySample(context, games).blocks());
        }
        return blocks;
    }

    /** Whether no more fits into a mail to an address that nothing proves; any other takes it all. */
    private boolean isFull(List<Block> blocks) {
        return context.reader().isEmpty()
                && new TextPart(TextPart.WIDTH).of(blocks).length() > Recipient.MOST_BYTES_TO_ADDRESS;
    }

    /** Refusals first, each with the right forms below it; nothing twice. */
    private static List<Answer> inOrder(List<Answer> answers) {
        List<Answer> refusals = new ArrayList<>();
        List<Answer> others = new ArrayList<>();
        boolean refused = false;
        for (Answer answer : answers) {
            refused = isRefusal(answer) || (refused && isForms(answer));
            (refused ? refusals : others).add(answer);
        }
        return Stream.concat(refusals.stream(), others.stream()).distinct().toList();
    }

    private static boolean isRefusal(Answer answer) {
        return answer instanceof Answer.Refused;
    }

    /** They go with the refusal before them. */
    private static boolean isForms(Answer answer) {
        return answer instanceof Answer.Forms;
    }

    /**
     * What the mail of ours was about that somebody answered.
     *
     * @param view the board of it as it is now, if it was about one
     * @param challenge likewise
     */
    private record AnsweredMail(MailContext context, Optional<BoardView> view, Optional<Challenge> challenge) {

        /** Of nothing where there is no such board or challenge any more: the server was restored. */
        static AnsweredMail of(MailContext context, ReplyTarget target) {
            return new AnsweredMail(context, board(context, target), challenge(context, target));
        }

        private static Optional<BoardView> board(MailContext context, ReplyTarget target) {
            return target instanceof ReplyTarget.OfBoard board
                    ? context.boards()
                            .find(board.number())
                            .map(record -> context.boards().at(board.number(), record.revision()))
                    : Optional.empty();
        }

        private static Optional<Challenge> challenge(MailContext context, ReplyTarget target) {
            return target instanceof ReplyTarget.OfChallenge asked
                    ? context.repositories().challenges().numbered(asked.number())
                    : Optional.empty();
        }

        Optional<GameRecord> record() {
            return view.map(BoardView::record);
        }

        /** Who is to move there, for those who play while the game goes on. */
        Optional<String> turn() {
            return view.filter(board -> board.seat().isPresent())
                    .filter(board -> board.record().state() == GameRecord.State.ACTIVE)
                    .map(board -> new BoardStateText(board, context.phrases()).say());
        }
    }
}
