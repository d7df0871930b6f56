package pbem.mail.writing;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import pbem.mail.reading.reply.ReplyMarker;
import pbem.mail.writing.board.BoardBlocks;
import pbem.mail.writing.board.BoardView;
import pbem.mail.writing.board.BoardViews;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.mail.writing.body.TextPart;
import pbem.notice.ReplyTarget;
import pbem.player.Player;
import pbem.player.Preferences;
import pbem.record.Board;
import pbem.repository.OutboxItem;
import pbem.repository.PostedNotice;
import pbem.repository.Repositories;
import pbem.summary.TournamentSummary;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentKind;

/**
 * A mail in words, between its notice and its bytes: its recipients, its words and its thread. It is composed within
 * one transaction; after that only {@link MailWriter} reads it.
 */
public final class MailDraft {

    final MailIdentity identity;
    final Repositories repositories;
    final BoardViews boards;
    final PostedNotice posted;

    /** The date of the mail, from which the time left is counted. */
    final Instant now;

    final Optional<Player> reader;
    final Preferences preferences;

    /** The phrases, with times in the reader's zone. */
    final PhraseFormatter phrases;

    final List<String> recipients;
    final MailReferences references;
    final List<Block> blocks = new ArrayList<>();

    /** The subject, on one line. */
    String subject = "";

    /** The Message-IDs of the mails that this one follows, in brackets, oldest first. */
    List<String> follows;

    /** The List-Id of the list to which the mail belongs. */
    Optional<String> list = Optional.empty();

    /** What a reply proves; empty if it proves nothing. */
    Optional<ReplyGrant> reply = Optional.empty();

    /** What the unsubscribe links prove; empty if the mail belongs to no subscription. */
    Optional<ReplyGrant> leave = Optional.empty();

    /** Whether the mail is so short that its HTML only shows the text. */
    boolean textOnly;

    /**
     * @param reader empty for a reader who is not a player or has not proved to be one
     * @param preferences the reader's; the standard ones for a reader who is not a player
     * @param recipients bare addresses, at least one, all of one person
     */
    MailDraft(
            MailIdentity identity,
            Repositories repositories,
            PostedNotice posted,
            Optional<Player> reader,
            Preferences preferences,
            PhraseFormatter phrases,
            List<String> recipients,
            MailReferences references) {
        this.identity = identity;
        this.repositories = repositories;
        this.boards = new BoardViews(repositories, reader);
        this.posted = posted;
        this.now = posted.at();
        this.reader = reader;
        this.preferences = preferences;
        this.phrases = phrases.in(preferences.zone());
        this.recipients = recipients;
        this.references = references;
        this.follows = references.answered();
    }

    /** The notice that the mail tells. */
    public PostedNotice posted() {
        return posted;
    }

    String messageId() {
        return identity.messageId(posted.token());
    }

    /** The row of the outbox, completed with this mail's Message-ID, recipients and subject. */
    public OutboxItem completed(OutboxItem item) {
        return item.written(messageId().replaceAll("^<|>$", ""), String.join(",", recipients), subject);
    }

    /** The subject and the text, without tokens, for a look at the mail before it is sent. */
    String sample() {
        return "Subject: " + subject + "\n\n" + text().of(blocks);
    }

    TextPart text() {
        return TextPart.of(preferences, phrases);
    }

    String say(String key, Object... args) {
        return phrases.say(key, args);
    }

    /** The reader's userid; empty for a reader who is not a player. */
    String readerName() {
        return reader.map(player -> CleanText.line(player.user())).orElse("");
    }

    MailDraft add(Block block) {
        blocks.add(block);
        return this;
    }

    MailDraft addAll(Collection<? extends Block> more) {
        blocks.addAll(more);
        return this;
    }

    /** Adds the first words and the line above which a reply is written. */
    MailDraft lead(String key, Object... args) {
        return lead(new Block.Lead(say(key, args), List.of()));
    }

    MailDraft lead(Block.Lead lead) {
        return add(lead).add(marker());
    }

    /** The line above which a reply is written, in the reader's language. */
    Block.Marker marker() {
        return new Block.Marker(ReplyMarker.in(phrases.phrases().locale()));
    }

    MailDraft paragraph(String key, Object... args) {
        return add(phrases.paragraph(key, args));
    }

    MailDraft heading(String key, Object... args) {
        return add(phrases.heading(key, args));
    }

    /** Adds a person's own words below that heading, if there are any. */
    MailDraft quote(String heading, String words) {
        return addAll(Block.Quote.of(heading, words).stream().toList());
    }

    MailDraft lines(Block.CommandLine... lines) {
        return add(new Block.CommandLines(List.of(lines)));
    }

    /** Adds a board with its facts; its picture is one of several, counted from 1. */
    MailDraft board(BoardView view, int picture) {
        return addAll(new BoardBlocks(view, phrases, now).blocks(contentId(picture)));
    }

    /** The content ID of a picture, counted from 1. */
    String contentId(int picture) {
        return identity.contentId(posted.token(), picture);
    }

    /** Adds the tournament of a board, if it has one, with its round in a Swiss tournament. */
    MailDraft tournament(int board) {
        repositories.tournaments().summaryOfBoard(board).ifPresent(summary -> {
            String its = say(
                    "mail.of-tournament",
                    summary.number(),
                    CleanText.line(summary.rules().name()));
            add(new Block.Paragraph(
                    round(summary, board).map(round -> its + " " + round).orElse(its)));
        });
        return this;
    }

    /**
     * The round and the number of rounds of a Swiss tournament; neither changes once the board has begun. Empty for
     * other kinds.
     */
    private Optional<String> round(TournamentSummary summary, int board) {
        if (summary.rules().kind() != TournamentKind.SWISS) {
            return Optional.empty();
        }
        Tournament tournament =
                repositories.tournaments().numbered(summary.number()).orElseThrow();
        return tournament
                .onBoard(board)
                .map(fixture -> say(
                        "tournament.round-of",
                        fixture.stage(),
                        tournament.rounds().orElseThrow()));
    }

    /** Adds the last lines of a mail: who writes, how to learn more, where to look. */
    MailDraft footer() {
        return footer("/");
    }

    /** @param path the page of the site where to look */
    MailDraft footer(String path) {
        return add(new Block.Footer(say("mail.footer", identity.name(), identity.address()), identity.page(path)));
    }

    MailDraft subject(String words) {
        subject = words;
        return this;
    }

    /** Puts the mail into a thread, such as {@code challenge.7}. */
    MailDraft in(String thread) {
        follows = references.in(thread);
        return this;
    }

    MailDraft inThreadOfBoard(int number) {
        follows = references.inThreadOfBoard(number);
        return this;
    }

    MailDraft on(String listId) {
        list = Optional.of(listId);
        return this;
    }

    /**
     * Sets what a reply proves: that the reader wrote it, and about what. It proves nothing if the reader is not a
     * player.
     */
    MailDraft replied(ReplyTarget target) {
        reply = grant(target);
        return this;
    }

    /** Sets what a reply proves. */
    MailDraft replied(ReplyGrant grant) {
        reply = Optional.of(grant);
        return this;
    }

    /** Sets the subscription to which the mail belongs and which its links end. */
    MailDraft left(ReplyTarget target) {
        leave = grant(target);
        return this;
    }

    /** Sets what the unsubscribe links prove. */
    MailDraft left(ReplyGrant grant) {
        leave = Optional.of(grant);
        return this;
    }

    /** Makes the mail so short that its HTML only shows the text. */
    MailDraft inText() {
        textOnly = true;
        return this;
    }

    /** A board's name in subjects and lists. */
    String heading(Board board) {
        return CleanText.line(phrases.say(board.called()));
    }

    private Optional<ReplyGrant> grant(ReplyTarget target) {
        return reader.map(player -> ReplyGrant.ofPlayer(player.id(), target));
    }

    /** Makes this a mail about one board. A reply can make the next move after that revision. */
    MailDraft ofBoard(BoardView view, int revision) {
        int number = view.board().number();
        return footer("/boards/" + number)
                .subject(heading(view.board()))
                .inThreadOfBoard(number)
                .on(identity.gameList(view.board().game()))
                .replied(new ReplyTarget.OfBoard(number, revision));
    }
}
