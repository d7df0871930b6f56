package pbem.hearing;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.command.CommandRefusal;
import pbem.command.Instructions;
import pbem.command.NearMiss;
import pbem.game.Refusal;
import pbem.ledger.Hold;
import pbem.ledger.Ledger;
import pbem.notice.Context;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.play.PlayRefusal;
import pbem.player.AccountRefusal;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.player.Speaker;
import pbem.record.GameRecord;

/** One petition while it is heard: the ledger that it changes, the answers gathered for its sender, the rulings so far. */
public final class Hearing {

    private final Ledger ledger;
    private final HouseRules rules;
    private final Petition petition;
    private final Speaker speaker;
    private final Context context;
    private final String comment;
    private final Optional<String> wantedPassword;
    private final List<Notice.Answer> answers;
    private final List<Ruling> rulings;
    private final Guidance guidance;

    public Hearing(Ledger ledger, HouseRules rules, Petition petition, Guidance guidance) {
        this(
                ledger,
                rules,
                petition,
                petition.speaker(),
                petition.context(),
                Comment.clipped(petition.instructions().comment()),
                Optional.empty(),
                new ArrayList<>(),
                new ArrayList<>(),
                guidance);
    }

    private Hearing(
            Ledger ledger,
            HouseRules rules,
            Petition petition,
            Speaker speaker,
            Context context,
            String comment,
            Optional<String> wantedPassword,
            List<Notice.Answer> answers,
            List<Ruling> rulings,
            Guidance guidance) {
        this.ledger = ledger;
        this.rules = rules;
        this.petition = petition;
        this.speaker = speaker;
        this.context = context;
        this.comment = comment;
        this.wantedPassword = wantedPassword;
        this.answers = answers;
        this.rulings = rulings;
        this.guidance = guidance;
    }

    /** The same hearing, now about a command that its sender has confirmed. */
    public Hearing confirmed(Hold hold) {
        Speaker proven = new Speaker(hold.address(), hold.player(), Proof.CONFIRMED);
        return new Hearing(
                ledger,
                rules,
                petition,
                proven,
                hold.context(),
                hold.comment(),
                Optional.empty(),
                answers,
                rulings,
                guidance);
    }

    /** The same hearing, now about one of its lines; the line before may have changed who the speaker is. */
    public Hearing about(Instructions.Line line) {
        Context answered = petition.instructions().multiple() ? Context.NONE : context;
        Optional<Player> player =
                speaker.player().flatMap(known -> ledger.players().withId(known.id()));
        return new Hearing(
                ledger,
                rules,
                petition,
                new Speaker(speaker.address(), player, speaker.proof()), // an earlier line may have renamed him
                answered,
                Comment.clipped(line.comment()),
                Optional.empty(),
                answers,
                rulings,
                guidance);
    }

    /** The same hearing, with that said by somebody who proved himself in the line. */
    public Hearing by(Speaker other, Optional<String> wanted) {
        return new Hearing(ledger, rules, petition, other, context, comment, wanted, answers, rulings, guidance);
    }

    /** The password that somebody wants who is no player yet. */
    Optional<String> wantedPassword() {
        return wantedPassword;
    }

    public HouseRules rules() {
        return rules;
    }

    public Ledger ledger() {
        return ledger;
    }

    public Petition petition() {
        return petition;
    }

    public Speaker speaker() {
        return speaker;
    }

    public Context context() {
        return context;
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
        return petition.at();
    }

    public List<Ruling> rulings() {
        return rulings;
    }

    /** Rules; what the sender needs to know beside it is in the answers. */
    public void rule(Ruling.Verdict verdict, Phrase what, Notice.Answer... toSender) {
        answers.addAll(List.of(toSender));
        rulings.add(new Ruling(verdict, what));
    }

    /** Refuses, and says so unless that would be too much. */
    public void refuse(String line, Refusal objection, Notice.Answer... more) {
        Refusal refusal = kinder(objection);
        Optional<Phrase> silence = courtesy().silenceAbout(line, refusal, List.of(more), isOfAStranger(refusal));
        if (silence.isEmpty()) {
            answers.add(new Notice.Answer.Refused(line, refusal.phrase()));
            guidance.perhaps(this, line, refusal).ifPresent(answers::add);
            answers.addAll(List.of(more));
            if (more.length == 0) { // a board that goes along says what can be played on it
                guidance.after(this, line, refusal).ifPresent(answers::add);
            }
        }
        rulings.add(new Ruling(Ruling.Verdict.REFUSED, refusal.phrase(), silence));
    }

    private boolean isOfAStranger(Refusal refusal) {
        return speaker.player().isEmpty()
                && (refusal instanceof CommandRefusal || refusal instanceof AccountRefusal.NotSignedUp);
    }

    /** Refuses without a word. */
    void refuseSilently(Refusal refusal) {
        rulings.add(
                new Ruling(Ruling.Verdict.REFUSED, refusal.phrase(), Optional.of(Phrase.of("limit.silent-repeated"))));
    }

    /** Names nearly typed are named back, wherever somebody is named. */
    private Refusal kinder(Refusal refusal) {
        if (!(refusal instanceof PlayRefusal.NoSuchPlayer nobody)
                || nobody.meant().isPresent()) {
            return refusal;
        }
        List<String> users = ledger.players().all().stream()
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
        ledger.notices().post(to, notice, petition.mail(), now());
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
        Optional<Phrase> silence = courtesy().silence();
        if (silence.isEmpty()) {
            post(sender(), new Notice.Reply(about, answers));
        } else {
            rulings.replaceAll(ruling -> ruling.silenced(silence.get()));
        }
    }

    /** What is due to the sender, and what would be too much. */
    public Courtesy courtesy() {
        return Courtesy.towards(ledger, rules, speaker, petition.errorsUnwanted(), now());
    }

    /** A player only if it is sure that he is: an answer may hold what is meant for his eyes. */
    private Recipient sender() {
        Optional<Player> known = speaker.player().filter(player -> speaker.proof() != Proof.NONE);
        return known.map(Recipient::player).orElseGet(() -> Recipient.address(speaker.address()));
    }
}
