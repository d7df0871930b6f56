package pbem.request;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.command.Instructions;
import pbem.command.NearMiss;
import pbem.game.Refusal;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.notice.OwnMove;
import pbem.notice.Recipient;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.play.PlayRefusal;
import pbem.player.Membership;
import pbem.player.Player;
import pbem.player.Preferences;
import pbem.player.Proof;
import pbem.player.Sanction;
import pbem.player.Speaker;
import pbem.record.GameRecord;
import pbem.repository.PendingConfirmation;
import pbem.repository.Repositories;

/**
 * The context in which one line of a mail is handled: its speaker, the target it answers, and its answers and effects.
 * The contexts of all lines of a mail share the answers to its sender and the results so far.
 */
public final class CommandContext {

    private final MailContext mail;
    private final Speaker speaker;
    private final ReplyTarget target;
    private final String line;
    private final String written;
    private final String comment;
    private final Optional<String> wantedPassword;

    /** The context of a mail before any of its lines is handled. */
    public CommandContext(Repositories repositories, RequestLimits limits, Request request, UsageHelp usage) {
        this(
                new MailContext(
                        repositories,
                        limits,
                        request,
                        usage,
                        new ArrayList<>(),
                        new ArrayList<>(),
                        new ArrayList<>(),
                        new ArrayList<>(),
                        new Talk(),
                        new HashMap<>()),
                request.speaker(),
                request.target(),
                "",
                "",
                Comment.clipped(request.instructions().comment()),
                Optional.empty());
    }

    private CommandContext(
            MailContext mail,
            Speaker speaker,
            ReplyTarget target,
            String line,
            String written,
            String comment,
            Optional<String> wantedPassword) {
        this.mail = mail;
        this.speaker = speaker;
        this.target = target;
        this.line = line;
        this.written = written;
        this.comment = comment;
        this.wantedPassword = wantedPassword;
    }

    /** The data shared by all lines of a mail. */
    private record MailContext(
            Repositories repositories,
            RequestLimits limits,
            Request request,
            UsageHelp usage,
            List<Answer> answers,
            List<CommandResult> results,
            List<Phrase> receipts,
            List<PendingConfirmation> questions,
            Talk talk,
            Map<Long, Membership> memberships) {}

    /**
     * The context for a command that the sender has confirmed.
     *
     * @param written the command in the sender's language
     */
    public CommandContext confirmed(PendingConfirmation pending, String written) {
        Speaker proven = new Speaker(pending.address(), pending.player(), Proof.CONFIRMED);
        return new CommandContext(
                mail, proven, pending.target(), pending.line(), written, pending.comment(), Optional.empty());
    }

    /**
     * The context for one line of this mail. An earlier line may have renamed the speaker. The form in which the line
     * may be shown is known only once it is {@link #checked}.
     */
    public CommandContext about(Instructions.Line said) {
        ReplyTarget answered = request().instructions().multiple() ? ReplyTarget.NONE : target;
        Optional<Player> player =
                speaker.player().flatMap(known -> repositories().players().withId(known.id()));
        return new CommandContext(
                mail,
                new Speaker(speaker.address(), player, speaker.proof()), // an earlier line may have renamed the player
                answered,
                line,
                written,
                Comment.clipped(said.comment()),
                Optional.empty());
    }

    /** A copy with another target. */
    public CommandContext on(ReplyTarget other) {
        return new CommandContext(mail, speaker, other, line, written, comment, wantedPassword);
    }

    /**
     * The context of this line after the check for passwords: whom it proves, how it may be shown, what password it
     * wants.
     */
    CommandContext checked(Speaker proven, String shown, Optional<String> wanted) {
        return new CommandContext(mail, proven, target, shown, shown, comment, wanted);
    }

    /** The context with the line in the form in which it may be shown. */
    public CommandContext quoting(String shown) {
        return new CommandContext(mail, speaker, target, shown, shown, comment, wantedPassword);
    }

    /** The context with the English form of a line. The answer quotes the sender's own words. */
    public CommandContext inEnglish(String english) {
        return new CommandContext(mail, speaker, target, english, written, comment, wantedPassword);
    }

    /** The context whose answers go to a player whom one of the lines proved. */
    public CommandContext answering(Speaker proven) {
        return new CommandContext(mail, proven, target, line, written, comment, wantedPassword);
    }

    /** The password that a new player wants. */
    Optional<String> wantedPassword() {
        return wantedPassword;
    }

    public RequestLimits limits() {
        return mail.limits();
    }

    public Repositories repositories() {
        return mail.repositories();
    }

    public Request request() {
        return mail.request();
    }

    public Speaker speaker() {
        return speaker;
    }

    /** The speaker's language. */
    public Locale language() {
        return language(speaker.player());
    }

    /** The language that a player has chosen; otherwise that of the mail, and English if the mail shows none. */
    public Locale language(Optional<Player> player) {
        return player.map(known -> repositories().preferences().of(known).language())
                .or(() -> request().language())
                .orElse(Locale.ENGLISH);
    }

    public ReplyTarget target() {
        return target;
    }

    /** The handled line without any password; empty if the context is that of the whole mail. */
    public String line() {
        return line;
    }

    /** The handled line as its sender wrote it. */
    public String written() {
        return written;
    }

    /** The comment as others get it. It is empty for a muted player, who is told so. */
    public String comment() {
        String words = Comment.passedOn(comment);
        if (words.isEmpty() || mayTalk()) {
            return words;
        }
        mail.talk().holdBack();
        return "";
    }

    private boolean mayTalk() {
        return speaker.player()
                .filter(player -> membership(player).isUnder(Sanction.Kind.MUTED, now()))
                .isEmpty();
    }

    /** A player's membership, read once a mail. */
    public Membership membership(Player player) {
        return mail.memberships()
                .computeIfAbsent(player.id(), id -> repositories().players().membership(player));
    }

    /** The comment as received. */
    public String words() {
        return comment;
    }

    public Instant now() {
        return request().at();
    }

    public List<CommandResult> results() {
        return mail.results();
    }

    /** Records what the line has done, and adds answers for its sender; without any, the receipt says what. */
    public void done(Phrase what, Answer... toSender) {
        report(CommandResult.Status.DONE, what, toSender);
    }

    /** Records what the line has done, and tells its sender in the same words. */
    public void doneSaying(Phrase what) {
        done(what, new Answer.Said(what));
    }

    /** Records what the line has asked, and adds the answers. */
    public void answered(Phrase what, Answer... toSender) {
        report(CommandResult.Status.ANSWERED, what, toSender);
    }

    /** Records the result of the line, and adds answers for its sender. */
    public void report(CommandResult.Status status, Phrase what, Answer... toSender) {
        mail.answers().addAll(List.of(toSender));
        mail.results().add(new CommandResult(status, what));
        if (status == CommandResult.Status.DONE && toSender.length == 0) {
            mail.receipts().add(Phrase.of("play.receipt", line, what));
        }
    }

    /** Adds a sentence to the common receipt, if the lines of the mail get one. */
    public void alsoDone(Phrase what) {
        mail.receipts().add(what);
    }

    /** Refuses the line, and tells the sender unless the limits forbid it. */
    public void refuse(Refusal objection, Answer... more) {
        refuse(CommandResult.Status.REFUSED, objection, more);
    }

    /** Asks the sender what is meant, and does nothing else. */
    public void askBack(Refusal question, Answer... more) {
        refuse(CommandResult.Status.ASKED, question, more);
    }

    private void refuse(CommandResult.Status status, Refusal objection, Answer... more) {
        Refusal refusal = kinder(objection);
        Optional<Phrase> silence = throttle().silenceAbout(refusal);
        if (silence.isEmpty()) {
            List<Answer> answers = mail.answers();
            answers.add(new Answer.Refused(written, refusal.phrase()));
            mail.usage().perhaps(this, refusal).ifPresent(answers::add);
            Stream.of(more).map(Answer::inText).forEach(answers::add);
            if (more.length == 0) { // a board sent along shows what can be played on it
                mail.usage().after(this, refusal).ifPresent(answers::add);
            }
        }
        results().add(new CommandResult(status, refusal.phrase(), silence));
    }

    /** Refuses the line, and returns an empty result. */
    public <T> Optional<T> refused(Refusal objection, Answer... more) {
        refuse(objection, more);
        return Optional.empty();
    }

    /** Refuses if there is an objection. */
    public boolean refuses(Optional<Refusal> objection, Answer... more) {
        objection.ifPresent(why -> refuse(why, more));
        return objection.isPresent();
    }

    /** Refuses the line without an answer. */
    void refuseSilently(Refusal refusal) {
        refuseSilently(refusal, Phrase.of("limit.silent-repeated"));
    }

    /** Refuses the line without an answer, since no other answer may be sent now. */
    public void refuseUnheard(Refusal refusal) {
        refuseSilently(refusal, Phrase.of("limit.silent-spent"));
    }

    private void refuseSilently(Refusal refusal, Phrase why) {
        results().add(new CommandResult(CommandResult.Status.REFUSED, refusal.phrase(), Optional.of(why)));
    }

    /** A refusal with a suggestion, if it is about an unknown userid that is close to a known one. */
    private Refusal kinder(Refusal refusal) {
        if (!refusal.is(PlayRefusal.NO_SUCH_PLAYER)) {
            return refusal;
        }
        String named = (String) refusal.phrase().args().get(0);
        List<String> users = repositories().players().all().stream()
                .filter(player -> player.state() == Player.State.ACTIVE)
                .map(Player::user)
                .toList();
        return NearMiss.of(named, users)
                .map(meant -> PlayRefusal.NO_SUCH_PLAYER_DID_YOU_MEAN.of(named, meant))
                .orElse(refusal);
    }

    /** Adds an answer for the sender. */
    public void tell(Answer answer) {
        mail.answers().add(answer);
    }

    public void post(Recipient to, Notice notice) {
        repositories().notices().post(to, notice, request().mail(), now());
    }

    /**
     * A board as the sender may see it, if they are a proven player at it; otherwise as everybody sees it.
     */
    public Answer.Shown shown(GameRecord record) {
        return proven().filter(player -> record.board().seat(player).isPresent())
                .map(player -> Answer.Shown.to(player, record))
                .orElseGet(() -> new Answer.Shown(record.board().number(), record.revision()));
    }

    /** The words of the mail for others, which are sent once all lines are handled. */
    public Talk talk() {
        return mail.talk();
    }

    /** The limits on the speaker's words to others. */
    public TalkThrottle talkThrottle() {
        return TalkThrottle.of(this);
    }

    /** Asks for a confirmation: at once, or if the sender is unproven together with all other questions of the mail. */
    void ask(PendingConfirmation pending, Answer... beside) {
        if (!isUnproven()) {
            Recipient asked = pending.isAboutMeaning() ? sender() : Recipient.address(pending.address());
            post(asked, new Notice.ConfirmRequest(pending.id(), List.of(beside)));
            return;
        }
        mail.questions().stream()
                .findFirst()
                .ifPresent(first -> repositories().confirmations().join(first, pending));
        mail.questions().add(pending);
    }

    /**
     * Ends the handling of the mail. All answers go to the sender in one notice, unless the limit of answers is
     * reached. The questions to an unproven sender go in the same notice.
     *
     * @param about the line that the notice answers
     */
    public void close(String about) {
        if (isOfManyThings()) {
            proven().ifPresent(this::tellTogether);
        }
        mail.talk().post(this);
        Optional<PendingConfirmation> question = mail.questions().stream().findFirst();
        boolean together = question.isPresent() && isUnproven();
        List<Answer> answers = mail.answers();
        if (!answers.isEmpty()) {
            Optional<Phrase> silence = throttle().silence();
            if (silence.isPresent()) {
                results().replaceAll(result -> isQuestion(result) ? result : result.silenced(silence.get()));
                answers = List.of();
            } else if (!together) {
                Optional<String> wished = speaker.player().isPresent()
                        ? Optional.empty() // it is the player's setting
                        : request().language().map(Locale::toLanguageTag);
                post(sender(), new Notice.Reply(about, answers, request().target(), wished));
            }
        }
        List<Answer> beside = together ? answers : List.of();
        question.ifPresent(
                first -> post(Recipient.address(first.address()), new Notice.ConfirmRequest(first.id(), beside)));
    }

    /**
     * Whether several lines of a mail that is not about one game, or that uses {@code multiple}, have done something.
     */
    private boolean isOfManyThings() {
        boolean apart = request().instructions().multiple() || !target.isGame();
        int told = mail.receipts().size() + (mail.answers().isEmpty() ? 0 : 1);
        return apart && results().size() > 1 && !mail.receipts().isEmpty() && told > 1;
    }

    /**
     * Replaces the receipts for each board by one that lists all lines. A board is shown only if more than a plain move
     * happened on it.
     */
    private void tellTogether(Player player) {
        boolean wanted = repositories().preferences().of(player).receipts() != Preferences.Receipts.NONE;
        if (request().mail().isEmpty() || throttle().silence().isPresent()) {
            return;
        }
        List<Notice.BoardNews> news =
                repositories().notices().takeReceipts(player, request().mail().getAsLong());
        if (!wanted && news.isEmpty()) {
            return;
        }
        mail.talk().isToldTogether(player);
        List<Answer> all = new ArrayList<>();
        all.add(new Answer.Listing(Phrase.of("play.receipts"), mail.receipts()));
        for (Notice.BoardNews one : news) {
            GameRecord record = repositories().boards().record(one.board()).orElseThrow();
            one.asides().stream().map(Answer.Said::new).forEach(all::add);
            if (OwnMove.of(one, record, player).filter(OwnMove::isPlain).isEmpty()) {
                all.add(Answer.Shown.to(player, record));
            }
        }
        mail.answers().addAll(0, all);
    }

    private static boolean isQuestion(CommandResult result) {
        return result.status() == CommandResult.Status.HELD || result.status() == CommandResult.Status.ASKED;
    }

    /** The limits on answers to the sender. */
    public AnswerThrottle throttle() {
        return AnswerThrottle.towards(
                repositories(), limits(), speaker, player -> membership(player).bot(), request());
    }

    /** Whether the mail cannot be answered now, but may be answered later. */
    public boolean isPutOff() {
        return isUnproven() && throttle().mayWait();
    }

    /** The speaker, proven or not; only for commands that need a player. */
    public Player player() {
        return speaker.player().orElseThrow();
    }

    /** The speaker, if proven. */
    public Optional<Player> proven() {
        return speaker.player().filter(player -> speaker.proof() != Proof.NONE);
    }

    /** Whether the speaker is unproven, so that anybody can have written the mail. */
    public boolean isUnproven() {
        return speaker.proof() == Proof.NONE;
    }

    /**
     * The recipient of answers: a player only if proven, since an answer may hold private information; otherwise the
     * address.
     */
    private Recipient sender() {
        return proven().map(Recipient::player).orElseGet(() -> Recipient.address(speaker.address()));
    }
}
