package pbem.request;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.command.Instructions;
import pbem.command.NearMiss;
import pbem.game.Refusal;
import pbem.notice.Notice;
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
 * One line of a mail while it is handled: who says it, what it answers, and what is changed and answered because of it.
 * The contexts of all lines of a mail share the answers to its sender and the results so far.
 */
public final class CommandContext {

    private final MailContext mail;
    private final Speaker speaker;
    private final ReplyTarget target;
    private final String line;
    private final String comment;
    private final Optional<String> wantedPassword;

    /** A mail before any of its lines is handled. */
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
                Comment.clipped(request.instructions().comment()),
                Optional.empty());
    }

    private CommandContext(
            MailContext mail,
            Speaker speaker,
            ReplyTarget target,
            String line,
            String comment,
            Optional<String> wantedPassword) {
        this.mail = mail;
        this.speaker = speaker;
        this.target = target;
        this.line = line;
        this.comment = comment;
        this.wantedPassword = wantedPassword;
    }

    /** What all lines of a mail have in common. */
    private record MailContext(
            Repositories repositories,
            RequestLimits limits,
            Request request,
            UsageHelp usage,
            List<Notice.Answer> answers,
            List<CommandResult> results,
            List<Phrase> receipts,
            List<PendingConfirmation> questions,
            Talk talk,
            Map<Long, Membership> memberships) {}

    /** This mail about a command that its sender has confirmed. */
    public CommandContext confirmed(PendingConfirmation pending) {
        Speaker proven = new Speaker(pending.address(), pending.player(), Proof.CONFIRMED);
        return new CommandContext(mail, proven, pending.target(), pending.line(), pending.comment(), Optional.empty());
    }

    /**
     * This mail about one of its lines; the line before may have changed who the speaker is. How the line
     * may be shown is not known before it was {@link #checked}.
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
                Comment.clipped(said.comment()),
                Optional.empty());
    }

    /** This mail as if it answered something else. */
    public CommandContext on(ReplyTarget other) {
        return new CommandContext(mail, speaker, other, line, comment, wantedPassword);
    }

    /** This line after a look for passwords: said by the player whom one proves, if it proves one. */
    public CommandContext checked(Credentials.Checked found) {
        return new CommandContext(mail, found.speaker(), target, found.shown(), comment, found.wanted());
    }

    /** This line, written as it may be shown. */
    public CommandContext quoting(String shown) {
        return new CommandContext(mail, speaker, target, shown, comment, wantedPassword);
    }

    /** This mail, answered to a player whom one of its lines proved. */
    public CommandContext answering(Speaker proven) {
        return new CommandContext(mail, proven, target, line, comment, wantedPassword);
    }

    /** The password that somebody wants who is no player yet. */
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

    public ReplyTarget target() {
        return target;
    }

    /** The line that is handled as it may be shown, without any password; empty if it is about the mail as a whole. */
    public String line() {
        return line;
    }

    /** What goes to others beside the command; nothing from a muted player, who is told so. */
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

    /** What a player is to the server; asked once a mail. */
    public Membership membership(Player player) {
        return mail.memberships()
                .computeIfAbsent(player.id(), id -> repositories().players().membership(player));
    }

    /** The comment as it came. */
    public String words() {
        return comment;
    }

    public Instant now() {
        return request().at();
    }

    public List<CommandResult> results() {
        return mail.results();
    }

    /** Says what became of the line; what the sender needs to know beside it is in the answers. */
    public void report(CommandResult.Status status, Phrase what, Notice.Answer... toSender) {
        mail.answers().addAll(List.of(toSender));
        mail.results().add(new CommandResult(status, what));
        if (status == CommandResult.Status.DONE && toSender.length == 0) {
            mail.receipts().add(Phrase.of("play.receipt", line, what));
        }
    }

    /** Beside what was reported, if the lines of the mail are told of together. */
    public void alsoDone(Phrase what) {
        mail.receipts().add(what);
    }

    /** Refuses, and says so unless that would be too much. */
    public void refuse(Refusal objection, Notice.Answer... more) {
        refuse(CommandResult.Status.REFUSED, objection, more);
    }

    /** Does nothing, since what was meant is not sure, and asks for it. */
    public void askBack(Refusal question, Notice.Answer... more) {
        refuse(CommandResult.Status.ASKED, question, more);
    }

    private void refuse(CommandResult.Status status, Refusal objection, Notice.Answer... more) {
        Refusal refusal = kinder(objection);
        Optional<Phrase> silence = throttle().silenceAbout(refusal);
        if (silence.isEmpty()) {
            List<Notice.Answer> answers = mail.answers();
            answers.add(new Notice.Answer.Refused(line, refusal.phrase()));
            mail.usage().perhaps(this, refusal).ifPresent(answers::add);
            Stream.of(more).map(Notice.Answer::inText).forEach(answers::add);
            if (more.length == 0) { // a board that goes along says what can be played on it
                mail.usage().after(this, refusal).ifPresent(answers::add);
            }
        }
        results().add(new CommandResult(status, refusal.phrase(), silence));
    }

    /** Refuses, and gives an empty result to return. */
    public <T> Optional<T> refused(Refusal objection, Notice.Answer... more) {
        refuse(objection, more);
        return Optional.empty();
    }

    /** Refuses without a word. */
    void refuseSilently(Refusal refusal) {
        refuseSilently(refusal, Phrase.of("limit.silent-repeated"));
    }

    /** Refuses without a word, since no other may go out now. */
    public void refuseUnheard(Refusal refusal) {
        refuseSilently(refusal, Phrase.of("limit.silent-spent"));
    }

    private void refuseSilently(Refusal refusal, Phrase why) {
        results().add(new CommandResult(CommandResult.Status.REFUSED, refusal.phrase(), Optional.of(why)));
    }

    /** Names nearly typed are named back, wherever somebody is named. */
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

    /** Beside everything else. */
    public void tell(Notice.Answer answer) {
        mail.answers().add(answer);
    }

    public void post(Recipient to, Notice notice) {
        repositories().notices().post(to, notice, request().mail(), now());
    }

    /**
     * A board for the sender's own eyes, if they play there and it is sure who they are; otherwise as everybody sees
     * it.
     */
    public Notice.Answer.Shown shown(GameRecord record) {
        return proven().filter(player -> record.board().seat(player).isPresent())
                .map(player -> Notice.Answer.Shown.to(player, record))
                .orElseGet(() -> new Notice.Answer.Shown(record.board().number(), record.revision()));
    }

    /** What goes to others in words, once all lines have been handled. */
    public Talk talk() {
        return mail.talk();
    }

    /** How much of the speaker reaches others. */
    public TalkThrottle talkThrottle() {
        return TalkThrottle.of(this);
    }

    /** Asks about that: at once, or along with all else that the same mail asks for if nothing proves who wrote it. */
    void ask(PendingConfirmation pending, Notice.Answer... beside) {
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
     * Ends the mail: all answers go to the sender in one notice, unless they have been sent too many. If there are
     * questions to them, too, it is the same one.
     *
     * @param about the line that it answers
     */
    public void close(String about) {
        if (isOfManyThings()) {
            proven().ifPresent(this::tellTogether);
        }
        mail.talk().post(this);
        Optional<PendingConfirmation> question = mail.questions().stream().findFirst();
        boolean together = question.isPresent() && isUnproven();
        List<Notice.Answer> answers = mail.answers();
        if (!answers.isEmpty()) {
            Optional<Phrase> silence = throttle().silence();
            if (silence.isPresent()) {
                results().replaceAll(result -> isQuestion(result) ? result : result.silenced(silence.get()));
                answers = List.of();
            } else if (!together) {
                post(sender(), new Notice.Reply(about, answers, request().target()));
            }
        }
        List<Notice.Answer> beside = together ? answers : List.of();
        question.ifPresent(
                first -> post(Recipient.address(first.address()), new Notice.ConfirmRequest(first.id(), beside)));
    }

    /** Whether several lines of a new mail, or of one about nothing in particular, have done something. */
    private boolean isOfManyThings() {
        boolean apart = request().instructions().multiple() || !target.isGame();
        int told = mail.receipts().size() + (mail.answers().isEmpty() ? 0 : 1);
        return apart && results().size() > 1 && !mail.receipts().isEmpty() && told > 1;
    }

    /** One receipt, which names each line, in place of one for each board; what is more than a plain move is shown. */
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
        List<Notice.Answer> all = new ArrayList<>();
        all.add(new Notice.Answer.Listing(Phrase.of("play.receipts"), mail.receipts()));
        for (Notice.BoardNews one : news) {
            GameRecord record = repositories().boards().record(one.board()).orElseThrow();
            one.asides().stream().map(Notice.Answer.Said::new).forEach(all::add);
            if (OwnMove.of(one, record, player).filter(OwnMove::isPlain).isEmpty()) {
                all.add(Notice.Answer.Shown.to(player, record));
            }
        }
        mail.answers().addAll(0, all);
    }

    private static boolean isQuestion(CommandResult result) {
        return result.status() == CommandResult.Status.HELD || result.status() == CommandResult.Status.ASKED;
    }

    /** What is due to the sender, and what would be too much. */
    public AnswerThrottle throttle() {
        return AnswerThrottle.towards(
                repositories(), limits(), speaker, player -> membership(player).bot(), request());
    }

    /** Whether nothing may be answered now that may be later. */
    public boolean isPutOff() {
        return isUnproven() && throttle().mayWait();
    }

    /** The player who speaks, whether or not that is sure; only for commands that are taken from players alone. */
    public Player player() {
        return speaker.player().orElseThrow();
    }

    /** The player who speaks, if it is sure who that is. */
    public Optional<Player> proven() {
        return speaker.player().filter(player -> speaker.proof() != Proof.NONE);
    }

    /** Whether anybody can have written this in the speaker's name. */
    public boolean isUnproven() {
        return speaker.proof() == Proof.NONE;
    }

    /** A player only if it is sure who it is: an answer may hold what is meant for their eyes. */
    private Recipient sender() {
        return proven().map(Recipient::player).orElseGet(() -> Recipient.address(speaker.address()));
    }
}
