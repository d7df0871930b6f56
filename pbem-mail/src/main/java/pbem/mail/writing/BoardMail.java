package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.analysis.GameAnalysis;
import pbem.mail.writing.board.BoardBlocks;
import pbem.mail.writing.board.BoardNewsText;
import pbem.mail.writing.board.BoardReplyLines;
import pbem.mail.writing.board.BoardView;
import pbem.mail.writing.board.ChanceBlocks;
import pbem.mail.writing.board.ClockBlocks;
import pbem.mail.writing.board.TutorialHint;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.notice.Notice;
import pbem.notice.OwnMove;
import pbem.notice.ReplyTarget;
import pbem.player.Player;
import pbem.player.Preferences;
import pbem.record.GameRecord;
import pbem.record.text.RecordChain;
import pbem.repository.Challenge;

/**
 * The mail that says what happened on a board. The player who did it gets a short one if there is nothing else to say.
 */
record BoardMail(MailDraft mail, Notice.BoardNews news) {

    MailDraft write() {
        BoardView view = mail.boards.withQueueAfter(news);
        mail.lead(lead(view));
        if (isReceipt(view)) {
            inShort(view);
        } else {
            inFull(view);
        }
        return mail.ofBoard(view, news.revision());
    }

    /**
     * Whether a receipt suffices: the only news is the reader's own move, and the reader does not prefer full mails.
     * With receipts off, it is sent only if the move had other effects.
     */
    private boolean isReceipt(BoardView view) {
        return mail.preferences.receipts() != Preferences.Receipts.BOARD
                && view.reader()
                        .flatMap(reader -> OwnMove.of(news, view.present(), reader))
                        .isPresent();
    }

    /** Writes a receipt: the board as text, whose turn it is, the deadline, and the reply lines in few words. */
    private void inShort(BoardView view) {
        PhraseFormatter phrases = mail.phrases;
        BoardBlocks board = new BoardBlocks(view, phrases, mail.now, Optional.empty(), false);
        mail.addAll(board.withoutMoves(mail.contentId(1))) // the ID of a picture that is not shown
                .addAll(new ClockBlocks(view, phrases, mail.now).claim())
                .addAll(new BoardReplyLines(view, phrases).inShort())
                .inText();
    }

    /** The first words. If the player wrote the move among other words, they begin with how it was understood. */
    private Block.Lead lead(BoardView view) {
        Block.Lead lead = new BoardNewsText(view, mail.phrases).lead();
        return news.asides().stream()
                .filter(OwnMove::isReadAs)
                .findFirst()
                .map(aside -> new Block.Lead(mail.phrases.say(aside) + " " + lead.first(), lead.more()))
                .orElse(lead);
    }

    private void inFull(BoardView view) {
        PhraseFormatter phrases = mail.phrases;
        int number = view.board().number();
        boolean over = view.record().state() != GameRecord.State.ACTIVE;
        news.asides().stream()
                .filter(aside -> !OwnMove.isReadAs(aside))
                .forEach(aside -> mail.add(phrases.paragraph(aside)));
        if (view.isBeginning()) {
            mail.tournament(number);
        }
        mail.addAll(new TutorialHint(view, phrases).blocks()).board(view, 1);
        if (view.isBeginning()) {
            greet(number);
        }
        mail.addAll(new ClockBlocks(view, phrases, mail.now).claim());
        if (view.isBeginning() || over) {
            mail.addAll(new ChanceBlocks(view, phrases).blocks());
        }
        if (over) { // lets all players check that the board's log is not changed later
            String head = RecordChain.shortened(RecordChain.head(view.record()));
            mail.paragraph("mail.chain", head, number);
        }
        if (view.isLeft()) { // the reader has nothing to do there any more
            return;
        }
        if (mail.reader.isPresent() && view.seat().isEmpty()) {
            watched(view);
        } else {
            mail.addAll(new BoardReplyLines(view, phrases).blocks());
        }
        if (over) {
            offerAnalysis(view);
        }
    }

    /** Writes the replies that a watcher can send; the watcher can also leave by a link. */
    private void watched(BoardView view) {
        int number = view.board().number();
        List<Block.CommandLine> lines = new ArrayList<>();
        lines.add(mail.phrases.typed("chat", "mail.does-chat"));
        lines.add(mail.phrases.complete("show " + number, "mail.does-show"));
        if (view.present().state() == GameRecord.State.ACTIVE) {
            lines.add(mail.phrases.complete("unsubscribe", "mail.does-unsubscribe"));
        }
        mail.paragraph("mail.you-watch")
                .heading("mail.how-to-reply")
                .add(new Block.CommandLines(lines))
                .left(ReplyTarget.unwatch(number));
    }

    /** Offers an analysis of a game that is over. A tutorial game needs none. */
    private void offerAnalysis(BoardView view) {
        boolean lesson = view.board().players().stream().anyMatch(player -> player.state() == Player.State.HOUSE);
        boolean offered = mail.identity.analyses()
                && mail.reader.isPresent()
                && view.record().moves() > 0
                && view.record().moves() <= GameAnalysis.LONGEST
                && !lesson;
        if (offered) {
            mail.lines(mail.phrases.complete("analyse " + view.board().number(), "mail.does-analyse"));
        }
    }

    /** A player's words from before the first move. */
    private record Greeting(Player by, String words) {}

    /**
     * Quotes what players wrote when they accepted the challenge, except to themselves. Also quotes what the challenger
     * of an open challenge wrote, since nobody has read it yet; invited players have read their challenger's words.
     */
    private void greet(int board) {
        Optional<Challenge> origin = mail.repositories.challenges().ofBoard(board);
        Stream<Greeting> challengers = origin.filter(Challenge::openToAll).stream()
                .map(seek -> new Greeting(seek.challenger(), seek.comment()));
        Stream<Greeting> invitees = origin.stream()
                .flatMap(challenge -> challenge.invitees().stream())
                .map(invitee -> new Greeting(invitee.player(), invitee.comment()));
        Stream.concat(challengers, invitees)
                .filter(greeting -> !mail.reader.equals(Optional.of(greeting.by())))
                .filter(greeting -> !mail.boards.isBlocked(greeting.by()))
                .forEach(greeting -> mail.quote(
                        mail.say("mail.writes", CleanText.line(greeting.by().user())), greeting.words()));
    }
}
