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
import pbem.notice.ReplyTarget;
import pbem.player.Player;
import pbem.player.Preferences;
import pbem.repository.OutboxItem;
import pbem.repository.Repositories;
import pbem.summary.TournamentSummary;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentKind;

/**
 * A mail in words, between its notice and its bytes: its recipients, its words and its thread. It is composed within
 * one transaction; after that only {@link MailWriter} reads it.
 */
public final class MailDraft {

    private final MailIdentity identity;
    private final PhraseFormatter phrases;
    private final Repositories repositories;
    private final BoardViews boards;
    private final String token;
    private final Instant now;
    private final Optional<Player> reader;
    private final Preferences preferences;
    private final List<String> recipients;
    private final List<String> answers;
    private final List<Block> blocks = new ArrayList<>();
    private String subject = "";
    private Optional<MailThread> thread = Optional.empty();
    private Optional<String> list = Optional.empty();
    private Optional<ReplyGrant> reply = Optional.empty();
    private Optional<ReplyGrant> leave = Optional.empty();
    private Optional<String> previous = Optional.empty();
    private Optional<String> cut = Optional.empty();
    private boolean textOnly;

    /**
     * @param token random and unique; the Message-ID and the content IDs of pictures contain it
     * @param now the date of the mail, from which the time left is counted
     * @param reader empty for a reader who is not a player or has not proved to be one
     * @param preferences the reader's
     * @param recipients bare addresses, at least one, all of one person
     * @param answers Message-IDs of the mails that this one answers, in brackets, oldest first: those that the reader's
     *     own mail answered, and then that mail itself
     */
    MailDraft(
            MailIdentity identity,
            PhraseFormatter phrases,
            Repositories repositories,
            String token,
            Instant now,
            Optional<Player> reader,
            Preferences preferences,
            List<String> recipients,
            List<String> answers) {
        this.identity = identity;
        this.repositories = repositories;
        this.boards = new BoardViews(repositories, reader);
        this.token = token;
        this.now = now;
        this.reader = reader;
        this.preferences = preferences;
        this.phrases = phrases.in(preferences.zone());
        this.recipients = recipients;
        this.answers = answers;
    }

    MailIdentity identity() {
        return identity;
    }

    /** The phrases, with times in the reader's zone. */
    public PhraseFormatter phrases() {
        return phrases;
    }

    Repositories repositories() {
        return repositories;
    }

    BoardViews boards() {
        return boards;
    }

    String token() {
        return token;
    }

    /** The date of the mail. */
    public Instant now() {
        return now;
    }

    Optional<Player> reader() {
        return reader;
    }

    /** The reader's preferences; the standard ones for a reader who is not a player. */
    public Preferences preferences() {
        return preferences;
    }

    List<String> recipients() {
        return recipients;
    }

    List<String> answers() {
        return answers;
    }

    String messageId() {
        return identity.messageId(token);
    }

    /** The subject, on one line. */
    public String subject() {
        return subject;
    }

    Optional<MailThread> thread() {
        return thread;
    }

    Optional<String> list() {
        return list;
    }

    /** What a reply proves; empty if it proves nothing. */
    Optional<ReplyGrant> reply() {
        return reply;
    }

    /** What the unsubscribe links prove; empty if the mail belongs to no subscription. */
    Optional<ReplyGrant> leave() {
        return leave;
    }

    /** Message-ID of the previous mail that the reader got about the same board, in brackets. */
    Optional<String> previous() {
        return previous;
    }

    /**
     * The sentence that marks where the text is cut, if the mail is bounded. A bounded mail is text alone and no longer
     * than {@link pbem.notice.Recipient#MOST_BYTES_TO_ADDRESS}.
     */
    Optional<String> cut() {
        return cut;
    }

    /** Whether the mail is so short that its HTML only shows the text. */
    boolean textOnly() {
        return textOnly;
    }

    public List<Block> blocks() {
        return blocks;
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

    /** Adds a board with its facts, its picture the only one in the mail. */
    MailDraft board(BoardView view) {
        return board(view, 1);
    }

    /** Adds a board with its facts, its picture one of several, counted from 1. */
    MailDraft board(BoardView view, int picture) {
        return addAll(new BoardBlocks(view, phrases, now).blocks(contentId(picture)));
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

    /** The content ID of a picture, counted from 1. */
    String contentId(int picture) {
        return identity.contentId(token, picture);
    }

    /** Adds the last lines of a mail: who writes, how to learn more, where to look. */
    MailDraft footer() {
        return footer("/");
    }

    MailDraft footerOfBoard(int number) {
        return footer("/boards/" + number);
    }

    private MailDraft footer(String path) {
        return add(new Block.Footer(say("mail.footer", identity.name(), identity.address()), identity.page(path)));
    }

    MailDraft subject(String words) {
        subject = words;
        return this;
    }

    MailDraft in(MailThread belongsTo) {
        thread = Optional.of(belongsTo);
        return this;
    }

    /** Sets the List-Id of the list to which the mail belongs. */
    MailDraft on(String id) {
        list = Optional.of(id);
        return this;
    }

    /**
     * Sets what a reply proves: that the reader wrote it, and about what. It proves nothing if the reader is not a
     * player.
     */
    MailDraft replied(ReplyTarget target) {
        return replied(grant(target));
    }

    MailDraft replied(Optional<ReplyGrant> proven) {
        reply = proven;
        return this;
    }

    /** Sets the subscription to which the mail belongs and which its links end. */
    MailDraft left(ReplyTarget target) {
        return left(grant(target));
    }

    MailDraft left(Optional<ReplyGrant> proven) {
        leave = proven;
        return this;
    }

    /** The row of the outbox, completed with this mail's Message-ID, recipients and subject. */
    public OutboxItem completed(OutboxItem item) {
        return item.written(messageId().replaceAll("^<|>$", ""), String.join(",", recipients), subject);
    }

    private Optional<ReplyGrant> grant(ReplyTarget target) {
        return reader.map(player -> ReplyGrant.ofPlayer(player.id(), target));
    }

    /** Makes this a mail about one board. A reply can make the next move after that revision. */
    MailDraft ofBoard(BoardView view, int revision) {
        int number = view.board().number();
        return footerOfBoard(number)
                .subject(view.heading())
                .in(identity.boardThread(number))
                .on(identity.gameList(view.board().game()))
                .replied(new ReplyTarget.OfBoard(number, revision));
    }

    /** Has the HTML only show the text. */
    MailDraft inText() {
        textOnly = true;
        return this;
    }

    MailDraft follows(Optional<String> last) {
        previous = last;
        return this;
    }

    MailDraft boundedBy(Optional<String> sentence) {
        cut = sentence;
        return this;
    }
}
