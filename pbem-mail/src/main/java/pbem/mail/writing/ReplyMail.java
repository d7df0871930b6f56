package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.command.CommandParser;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.game.Viewer;
import pbem.help.HelpPages;
import pbem.mail.writing.board.BoardStateText;
import pbem.mail.writing.board.BoardView;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.BoardPicture;
import pbem.mail.writing.body.TextPart;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.notice.Recipient;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;
import pbem.record.Board;
import pbem.record.GameRecord;
import pbem.repository.Challenge;
import pbem.repository.PendingConfirmation;

/**
 * The mail that answers a mail, with the requested content or the reason of a refusal.
 */
record ReplyMail(MailDraft mail, Games games, HelpPages help, CommandParser parser, Notice.Reply reply) {

    /** The help page with a board for testing the display. */
    private static final String DISPLAY = "display";

    /** The number of the display test's picture, far above those of the boards that an answer shows. */
    private static final int SAMPLE = 999;

    MailDraft write() {
        ReplySubject subject = new ReplySubject(reply.answers(), mail.boards);
        Optional<BoardView> answered = answeredBoard();
        Optional<GameRecord> shown = subject.board();
        Optional<GameRecord> board = shown.or(() -> answered.map(BoardView::record));
        mail.addAll(blocks(subject, true));
        answered.filter(view -> shown.isEmpty())
                .filter(view -> view.seat().isPresent())
                .filter(view -> view.record().state() == GameRecord.State.ACTIVE)
                .ifPresent(view -> mail.add(new Block.Paragraph(new BoardStateText(view, mail.phrases).say())));
        Optional<Challenge> challenge = answeredChallenge();
        if (board.isPresent()) {
            ofBoard(board.get().board());
        } else if (challenge.isPresent()) {
            ChallengeMail.inThread(mail.footer(), challenge.get());
        } else if (subject.lesson().isPresent()) {
            ofLesson(subject.lesson().get());
        } else {
            mail.footer().subject(subjectLine());
        }
        return question().map(mail::replied).orElseGet(() -> mail.replied(target(subject)));
    }

    /**
     * The target of a reply to this mail: the content of the answer, or else the target of the reader's mail if it
     * still exists.
     */
    private ReplyTarget target(ReplySubject subject) {
        ReplyTarget shown = subject.target();
        boolean gone =
                reply.target().aboutBoard().isPresent() && answeredBoard().isEmpty()
                        || reply.target() instanceof ReplyTarget.OfChallenge
                                && answeredChallenge().isEmpty();
        return shown.equals(ReplyTarget.NONE) && !gone ? reply.target() : shown;
    }

    /** The board that our answered mail was about, as it is now; empty if a restore from a backup lost the board. */
    private Optional<BoardView> answeredBoard() {
        return reply.answered() instanceof ReplyTarget.OfBoard board
                ? mail.boards.find(board.number()).map(record -> mail.boards.at(board.number(), record.revision()))
                : Optional.empty();
    }

    private Optional<Challenge> answeredChallenge() {
        return reply.answered() instanceof ReplyTarget.OfChallenge asked
                ? mail.repositories.challenges().numbered(asked.number())
                : Optional.empty();
    }

    /**
     * Lets a reply to this mail also answer a question that is still open, but only if its reader is the one who was
     * asked.
     */
    private Optional<ReplyGrant> question() {
        return reply.answered() instanceof ReplyTarget.OfConfirmation question
                ? mail.reader
                        .filter(reader -> mail.repositories
                                .confirmations()
                                .numbered(question.id())
                                .filter(asked -> asked.state() == PendingConfirmation.State.WAITING)
                                .filter(asked -> mail.repositories.players().addresses(reader).stream()
                                        .anyMatch(asked.address()::equalsIgnoreCase))
                                .isPresent())
                        .map(reader -> ReplyGrant.ofQuestion(reader.id(), question))
                : Optional.empty();
    }

    private void ofBoard(Board board) {
        mail.footer("/boards/" + board.number()).subject(mail.heading(board)).inThreadOfBoard(board.number());
        if (mail.reader.isPresent()) {
            mail.on(mail.identity.gameList(board.game()));
        }
    }

    /** Puts the mail into the thread of the game's lessons, which all have one subject. */
    private void ofLesson(Answer.Lesson lesson) {
        Object title = games.named(lesson.game()).<Object>map(Game::called).orElse(lesson.game());
        mail.footer().subject(mail.say("lesson.subject", title)).in("course." + lesson.course());
    }

    private String subjectLine() {
        Optional<Phrase> judged = judgedGame();
        if (judged.isPresent()) {
            return mail.say("lesson.subject", judged.get()); // after the last lesson there is no next one to name
        }
        CommandPhrases commands = new CommandPhrases(parser);
        String command = Stream.concat(Stream.of(reply.about()), readAs())
                .map(commands::named)
                .filter(named -> !named.isEmpty())
                .findFirst()
                .map(mail.phrases::command)
                .orElse("");
        return mail.references
                .answeredSubject()
                .orElseGet(() -> command.isEmpty()
                        ? mail.say("mail.subject-reply-to-nothing")
                        : mail.say("mail.subject-reply", command));
    }

    /** The commands that sentences were read as. */
    private Stream<String> readAs() {
        return reply.answers().stream()
                .filter(Answer.Said.class::isInstance)
                .map(Answer.Said.class::cast)
                .map(Answer.Said::words)
                .filter(phrase -> phrase.key().equals("play.read-as"))
                .map(phrase -> phrase.args().get(0).toString());
    }

    private Optional<Phrase> judgedGame() {
        return reply.answers().stream()
                .filter(Answer.Judged.class::isInstance)
                .map(Answer.Judged.class::cast)
                .flatMap(judged -> games.named(judged.game()).stream())
                .map(Game::called)
                .findFirst();
    }

    /** The answers alone, for use below other blocks. */
    List<Block> below() {
        return blocks(new ReplySubject(reply.answers(), mail.boards), false);
    }

    private List<Block> blocks(ReplySubject subject, boolean first) {
        AnswerWriter writer = new AnswerWriter(mail, games, help, subject);
        List<Answer> answers = inOrder(reply.answers());
        List<Block> blocks = new ArrayList<>();
        boolean afterRefusal = false;
        for (Answer answer : answers) {
            if (isFull(blocks)) {
                break; // the rest would be cut off, so it is not even looked up
            }
            if (afterRefusal && isForms(answer)) {
                blocks.add(mail.phrases.heading("mail.forms"));
            }
            AnswerBlocks written = answer.match(writer);
            blocks.addAll(first && blocks.isEmpty() ? written.first(mail.marker()) : written.further());
            afterRefusal = isRefusal(answer);
        }
        new TableAnswer(mail.phrases).zone(answers).ifPresent(blocks::add);
        if (answers.contains(new Answer.Page(DISPLAY))) {
            blocks.add(mail.phrases.heading("mail.a-board"));
            blocks.add(new Block.Board(sample()));
        }
        return blocks;
    }

    /** Whether a mail to an unproven address is full. Mails to players have no limit. */
    private boolean isFull(List<Block> blocks) {
        return mail.reader.isEmpty()
                && new TextPart(TextPart.WIDTH).of(blocks).length() > Recipient.MOST_BYTES_TO_ADDRESS;
    }

    /** The answers with refusals first, each followed by the correct forms; none twice. */
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

    /** Whether an answer lists correct forms; they belong to the refusal before them. */
    private static boolean isForms(Answer answer) {
        return answer instanceof Answer.Forms;
    }

    /** A board with which readers can test how their mail program shows boards. */
    private BoardPicture sample() {
        Game game = games.forBeginners();
        Act<Position> start = game.start(Math.max(2, game.leastSeats()), Map.of(), Seed.of(new byte[Seed.BYTES]));
        Diagram diagram = start.now().diagram(Viewer.PUBLIC);
        return new BoardPicture("display-test", mail.contentId(SAMPLE), diagram, mail.phrases);
    }
}
