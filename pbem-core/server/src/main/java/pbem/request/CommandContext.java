package pbem.request;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.command.CommandRefusal;
import pbem.command.Instructions;
import pbem.command.NearMiss;
import pbem.game.Refusal;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.play.PlayRefusal;
import pbem.player.AccountRefusal;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.player.Speaker;
import pbem.record.GameRecord;
import pbem.repository.PendingConfirmation;
import pbem.repository.Repositories;

/** One petition while it is heard: the ledger that it changes, the answers gathered for its sender, the rulings so far. */
public final class CommandContext {

    private final Repositories repositories;
    private final RequestLimits limits;
    private final Request request;
    private final Speaker speaker;
    private final ReplyTarget target;
    private final String comment;
    private final Optional<String> wantedPassword;
    private final List<Notice.Answer> answers;
    private final List<CommandResult> results;
    private final Guidance guidance;

    public CommandContext(Repositories repositories, RequestLimits limits, Request request, Guidance guidance) {
        this(
                repositories,
                limits,
                request,
                request.speaker(),
                request.target(),
                Comment.clipped(request.instructions().comment()),
                Optional.empty(),
                new ArrayList<>(),
                new ArrayList<>(),
                guidance);
    }

    private CommandContext(
            Repositories repositories,
            RequestLimits limits,
            Request request,
            Speaker speaker,
            ReplyTarget target,
            String comment,
            Optional<String> wantedPassword,
            List<Notice.Answer> answers,
            List<CommandResult> results,
            Guidance guidance) {
        this.repositories = repositories;
        this.limits = limits;
        this.request = request;
        this.speaker = speaker;
        this.target = target;
        this.comment = comment;
        this.wantedPassword = wantedPassword;
        this.answers = answers;
        this.results = results;
        this.guidance = guidance;
    }

    /** The same hearing, now about a command that its sender has confirmed. */
    public CommandContext confirmed(PendingConfirmation hold) {
        Speaker proven = new Speaker(hold.address(), hold.player(), Proof.CONFIRMED);
        return new CommandContext(
                repositories,
                limits,
                request,
                proven,
                hold.target(),
                hold.comment(),
                Optional.empty(),
                answers,
                results,
                guidance);
    }

    /** The same hearing, now about one of its lines; the line before may have changed who the speaker is. */
    public CommandContext about(Instructions.Line line) {
        ReplyTarget answered = request.instructions().multiple() ? ReplyTarget.NONE : target;
        Optional<Player> player =
                speaker.player().flatMap(known -> repositories.players().withId(known.id()));
        return new CommandContext(
                repositories,
                limits,
                request,
                new Speaker(speaker.address(), player, speaker.proof()), // an earlier line may have renamed him
                answered,
                Comment.clipped(line.comment()),
                Optional.empty(),
                answers,
                results,
                guidance);
    }

    /** The same hearing, with that said by somebody who proved himself in the line. */
    public CommandContext by(Speaker other, Optional<String> wanted) {
        return new CommandContext(
                repositories, limits, request, other, target, comment, wanted, answers, results, guidance);
    }

    /** The password that somebody wants who is no player yet. */
    Optional<String> wantedPassword() {
        return wantedPassword;
    }

    public RequestLimits limits() {
        return limits;
    }

    public Repositories repositories() {
        return repositories;
    }

    public Request request() {
        return request;
    }

    public Speaker speaker() {
        return speaker;
    }

    public ReplyTarget target() {
        return target;
    }

    /** What goes to others beside the command. */
    public String comment() {
        return Comment.passedOn(comment);
    }

    /** The same as it came. */
    public String words() {
        return comment;
    }

    public Instant now() {
        return request.at();
    }

    public List<CommandResult> results() {
        return results;
    }

    /** Rules; what the sender needs to know beside it is in the answers. */
    public void report(CommandResult.Status verdict, Phrase what, Notice.Answer... toSender) {
        answers.addAll(List.of(toSender));
        results.add(new CommandResult(verdict, what));
    }

    /** Refuses, and says so unless that would be too much. */
    public void refuse(String line, Refusal objection, Notice.Answer... more) {
        Refusal refusal = kinder(objection);
        Optional<Phrase> silence = throttle().silenceAbout(line, refusal, List.of(more), isOfAStranger(refusal));
        if (silence.isEmpty()) {
            answers.add(new Notice.Answer.Refused(line, refusal.phrase()));
            guidance.perhaps(this, line, refusal).ifPresent(answers::add);
            answers.addAll(List.of(more));
            if (more.length == 0) { // a board that goes along says what can be played on it
                guidance.after(this, line, refusal).ifPresent(answers::add);
            }
        }
        results.add(new CommandResult(CommandResult.Status.REFUSED, refusal.phrase(), silence));
    }

    private boolean isOfAStranger(Refusal refusal) {
        return speaker.player().isEmpty()
                && (refusal instanceof CommandRefusal || refusal instanceof AccountRefusal.NotSignedUp);
    }

    /** Refuses without a word. */
    void refuseSilently(Refusal refusal) {
        results.add(new CommandResult(
                CommandResult.Status.REFUSED, refusal.phrase(), Optional.of(Phrase.of("limit.silent-repeated"))));
    }

    /** Names nearly typed are named back, wherever somebody is named. */
    private Refusal kinder(Refusal refusal) {
        if (!(refusal instanceof PlayRefusal.NoSuchPlayer nobody)
                || nobody.meant().isPresent()) {
            return refusal;
        }
        List<String> users = repositories.players().all().stream()
                .filter(player -> player.state() == Player.State.ACTIVE)
                .map(Player::user)
                .toList();
        return new PlayRefusal.NoSuchPlayer(nobody.user(), NearMiss.of(nobody.user(), users));
    }

    /** Beside everything else. */
    public void tell(Notice.Answer answer) {
        answers.add(answer);
    }

    public void post(Recipient to, Notice notice) {
        repositories.notices().post(to, notice, request.mail(), now());
    }

    /** A board for the sender's own eyes if he plays there and it is sure who he is, otherwise as everybody sees it. */
    public Notice.Answer.Shown shown(GameRecord record) {
        return speaker.player()
                .filter(player -> speaker.proof() != Proof.NONE)
                .filter(player -> record.board().seat(player).isPresent())
                .map(player -> Notice.Answer.Shown.to(player, record))
                .orElseGet(() -> new Notice.Answer.Shown(record.board().number(), record.revision()));
    }

    /** Ends the hearing: all answers go to the sender in one notice, unless he has been sent too many. */
    public void close(String about) {
        if (answers.isEmpty()) {
            return;
        }
        Optional<Phrase> silence = throttle().silence();
        if (silence.isEmpty()) {
            post(sender(), new Notice.Reply(about, answers));
        } else {
            results.replaceAll(result -> result.silenced(silence.get()));
        }
    }

    /** What is due to the sender, and what would be too much. */
    public AnswerThrottle throttle() {
        return AnswerThrottle.towards(repositories, limits, speaker, request.errorsUnwanted(), now());
    }

    /** A player only if it is sure that he is: an answer may hold what is meant for his eyes. */
    private Recipient sender() {
        Optional<Player> known = speaker.player().filter(player -> speaker.proof() != Proof.NONE);
        return known.map(Recipient::player).orElseGet(() -> Recipient.address(speaker.address()));
    }
}
