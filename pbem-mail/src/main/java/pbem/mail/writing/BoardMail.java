package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.analysis.GameAnalysis;
import pbem.mail.writing.board.BoardNewsText;
import pbem.mail.writing.board.BoardReplyLines;
import pbem.mail.writing.board.BoardView;
import pbem.mail.writing.board.ChainBlock;
import pbem.mail.writing.board.ChanceBlocks;
import pbem.mail.writing.board.ClockBlocks;
import pbem.mail.writing.board.ReceiptBlocks;
import pbem.mail.writing.board.TutorialHint;
import pbem.mail.writing.board.WatcherReplyLines;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.notice.Notice;
import pbem.notice.OwnMove;
import pbem.notice.ReplyTarget;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.Challenge;

/** The mail that says what happened on a board; a short one to whoever made it happen, if that is all there is to say. */
record BoardMail(MailContext context, Notice.BoardNews news) {

    MailContent content() {
        BoardView view = context.boards().withQueueAfter(news);
        List<Block> blocks = new ArrayList<>();
        blocks.add(lead(view));
        blocks.add(new Block.Marker());
        if (ReceiptBlocks.suffice(news, view, context.preferences())) {
            blocks.addAll(new ReceiptBlocks(view, context.phrases(), context.now()).blocks(context.contentId(1)));
            blocks.add(context.footerOfBoard(view.board().number()));
            return context.ofBoard(view, news.revision(), blocks).inText();
        }
        return inFull(view, blocks);
    }

    /** Whoever wrote a move among other words reads first how it was read. */
    private Block.Lead lead(BoardView view) {
        Block.Lead lead = new BoardNewsText(view, context.phrases()).lead();
        return news.asides().stream()
                .filter(OwnMove::isReadAs)
                .findFirst()
                .map(aside -> new Block.Lead(context.phrases().say(aside) + " " + lead.first(), lead.more()))
                .orElse(lead);
    }

    private MailContent inFull(BoardView view, List<Block> blocks) {
        PhraseFormatter phrases = context.phrases();
        int number = view.board().number();
        news.asides().stream()
                .filter(aside -> !OwnMove.isReadAs(aside))
                .forEach(aside -> blocks.add(new Block.Paragraph(phrases.say(aside))));
        if (news.revision() == 0) {
            context.tournament(number).ifPresent(blocks::add);
        }
        blocks.addAll(new TutorialHint(view, phrases).blocks());
        blocks.addAll(context.board(view));
        if (news.revision() == 0) {
            blocks.addAll(greetings(number));
        }
        blocks.addAll(new ClockBlocks(view, phrases, context.now()).claim());
        if (news.revision() == 0 || view.record().state() != GameRecord.State.ACTIVE) {
            blocks.addAll(new ChanceBlocks(view, phrases).blocks());
        }
        if (view.record().state() != GameRecord.State.ACTIVE) {
            blocks.add(new ChainBlock(view, phrases).block());
        }
        if (view.isLeft()) { // nothing is left to be done there
            blocks.add(context.footerOfBoard(number));
            return context.ofBoard(view, news.revision(), blocks);
        }
        boolean watches = context.reader().isPresent() && view.seat().isEmpty();
        blocks.addAll(
                watches ? new WatcherReplyLines(view, phrases).blocks() : new BoardReplyLines(view, phrases).blocks());
        analysis(view).ifPresent(blocks::add);
        blocks.add(context.footerOfBoard(number));
        return context.ofBoard(view, news.revision(), blocks)
                .leftWith(watches ? context.grant(new ReplyTarget.Unwatch(number)) : Optional.empty());
    }

    /** Once the game is over, that it can be looked at again; a lesson needs none. */
    private Optional<Block> analysis(BoardView view) {
        boolean lesson = view.board().players().stream().anyMatch(player -> player.state() == Player.State.HOUSE);
        boolean offered = context.identity().analyses()
                && context.reader().isPresent()
                && view.record().state() != GameRecord.State.ACTIVE
                && view.record().moves() > 0
                && view.record().moves() <= GameAnalysis.LONGEST
                && !lesson;
        return offered
                ? Optional.of(new Block.CommandLines(List.of(Block.CommandLine.complete(
                        "analyse " + view.board().number(), context.say("mail.does-analyse")))))
                : Optional.empty();
    }

    /** What a player said before the first move. */
    private record Greeting(Player by, String words) {}

    /**
     * What was said with the yes to the challenge, to everybody but whoever said it. Those who were asked have read what
     * the challenger said; in an open challenge nobody has.
     */
    private List<Block> greetings(int board) {
        Optional<Challenge> origin = context.repositories().challenges().ofBoard(board);
        Stream<Greeting> challengers = origin.filter(Challenge::openToAll).stream()
                .map(seek -> new Greeting(seek.challenger(), seek.comment()));
        Stream<Greeting> invitees = origin.stream()
                .flatMap(challenge -> challenge.invitees().stream())
                .map(invitee -> new Greeting(invitee.player(), invitee.comment()));
        return Stream.concat(challengers, invitees)
                .filter(greeting -> !context.reader().equals(Optional.of(greeting.by())))
                .filter(greeting -> !context.boards().isBlocked(greeting.by()))
                .map(greeting -> Block.Quote.of(
                        context.say("mail.writes", CleanText.line(greeting.by().user())), greeting.words()))
                .flatMap(Optional::stream)
                .<Block>map(quote -> quote)
                .toList();
    }
}
