package pbem.mail.writing;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.mail.writing.board.BoardBlocks;
import pbem.mail.writing.board.BoardView;
import pbem.mail.writing.board.BoardViews;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.notice.ReplyTarget;
import pbem.player.Player;
import pbem.player.Preferences;
import pbem.repository.Repositories;

/**
 * For whom a mail is written and when, and where what it speaks of is read. Lives no longer than its transaction.
 *
 * @param phrases that tell times in the reader's zone
 * @param token random and unique; the Message-ID and the names of pictures are made of it
 * @param now the date of the mail, from which the time left is counted
 * @param reader empty for somebody who is no player or has not proved to be one
 * @param preferences how the reader wants to be written to; the standard ones for whoever is no player
 * @param answeredSubject what the mail of ours was called that the reader answered, if they did
 */
record MailContext(
        MailIdentity identity,
        PhraseFormatter phrases,
        Repositories repositories,
        BoardViews boards,
        String token,
        Instant now,
        Optional<Player> reader,
        Preferences preferences,
        Optional<String> answeredSubject) {

    static MailContext of(
            MailIdentity identity,
            PhraseFormatter phrases,
            Repositories repositories,
            String token,
            Instant now,
            Optional<Player> reader) {
        Preferences preferences = reader.map(repositories.preferences()::of).orElse(Preferences.STANDARD);
        return new MailContext(
                identity,
                phrases.in(preferences.zone()),
                repositories,
                new BoardViews(repositories, reader),
                token,
                now,
                reader,
                preferences,
                Optional.empty());
    }

    /** The same in answer to a mail that answered one of ours. */
    MailContext answering(Optional<String> subject) {
        return new MailContext(identity, phrases, repositories, boards, token, now, reader, preferences, subject);
    }

    String say(String key, Object... args) {
        return phrases.say(key, args);
    }

    /** The reader's userid; empty for whoever is no player. */
    String readerName() {
        return reader.map(player -> CleanText.line(player.user())).orElse("");
    }

    /** What the reader proves with a reply about that; nothing if they are no player. */
    Optional<ReplyGrant> grant(ReplyTarget target) {
        return reader.map(player -> ReplyGrant.ofPlayer(player.id(), target));
    }

    /** A mail about one board, which a reply can move on from that revision. */
    MailContent ofBoard(BoardView view, int revision, List<Block> blocks) {
        int number = view.board().number();
        return MailContent.of(view.heading(), blocks)
                .in(identity.boardThread(number))
                .on(identity.gameList(view.board().game()))
                .repliedWith(grant(new ReplyTarget.OfBoard(number, revision)));
    }

    /** A board with all that belongs to it, its picture the only one of the mail. */
    List<Block> board(BoardView view) {
        return board(view, 1);
    }

    /** A board with all that belongs to it, its picture one of several, counted from 1. */
    List<Block> board(BoardView view, int picture) {
        return new BoardBlocks(view, phrases, now).blocks(contentId(picture));
    }

    /** That a board is one of a tournament; empty if it is none. */
    Optional<Block> tournament(int board) {
        return repositories
                .tournaments()
                .summaryOfBoard(board)
                .map(tournament -> new Block.Paragraph(say(
                        "mail.of-tournament",
                        tournament.number(),
                        CleanText.line(tournament.rules().name()))));
    }

    /** By which the HTML part names one of the pictures, counted from 1. */
    String contentId(int picture) {
        return identity.contentId(token, picture);
    }

    /** The last lines of a mail: who writes, how to learn more, where to look. */
    Block.Footer footer() {
        return footer("/");
    }

    Block.Footer footerOfBoard(int number) {
        return footer("/boards/" + number);
    }

    private Block.Footer footer(String path) {
        return new Block.Footer(say("mail.footer", identity.name(), identity.address()), identity.page(path));
    }
}
