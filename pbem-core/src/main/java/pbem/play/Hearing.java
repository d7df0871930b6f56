package pbem.play;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.command.Instructions;
import pbem.command.NearMiss;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** One petition while it is heard: the ledger that it changes, the answers gathered for its sender, the rulings so far. */
final class Hearing {

    private final Ledger ledger;
    private final Petition petition;
    private final Speaker speaker;
    private final Context context;
    private final String comment;
    private final List<Notice.Answer> answers;
    private final List<Ruling> rulings;
    private final Guidance guidance;

    Hearing(Ledger ledger, Petition petition, Guidance guidance) {
        this(
                ledger,
                petition,
                petition.speaker(),
                petition.context(),
                Comment.clipped(petition.instructions().comment()),
                new ArrayList<>(),
                new ArrayList<>(),
                guidance);
    }

    private Hearing(
            Ledger ledger,
            Petition petition,
            Speaker speaker,
            Context context,
            String comment,
            List<Notice.Answer> answers,
            List<Ruling> rulings,
            Guidance guidance) {
        this.ledger = ledger;
        this.petition = petition;
        this.speaker = speaker;
        this.context = context;
        this.comment = comment;
        this.answers = answers;
        this.rulings = rulings;
        this.guidance = guidance;
    }

    /** The same hearing, now about a command that its sender has confirmed. */
    Hearing confirmed(Hold hold) {
        Speaker proven = new Speaker(hold.address(), hold.player(), Proof.CONFIRMED);
        return new Hearing(ledger, petition, proven, hold.context(), hold.comment(), answers, rulings, guidance);
    }

    /** The same hearing, now about one of its lines. */
    Hearing about(Instructions.Line line) {
        Context answered = petition.instructions().multiple() ? Context.NONE : context;
        return new Hearing(
                ledger, petition, speaker, answered, Comment.clipped(line.comment()), answers, rulings, guidance);
    }

    Ledger ledger() {
        return ledger;
    }

    Petition petition() {
        return petition;
    }

    Speaker speaker() {
        return speaker;
    }

    Context context() {
        return context;
    }

    /** What goes to others beside the command. */
    String comment() {
        return Comment.passedOn(comment);
    }

    /** The same as it came. */
    String words() {
        return comment;
    }

    Instant now() {
        return petition.at();
    }

    List<Ruling> rulings() {
        return rulings;
    }

    /** Rules; what the sender needs to know beside it is in the answers. */
    void rule(Ruling.Verdict verdict, Phrase what, Notice.Answer... toSender) {
        answers.addAll(List.of(toSender));
        rulings.add(new Ruling(verdict, what));
    }

    void refuse(String line, Refusal objection, Notice.Answer... more) {
        Refusal refusal = kinder(objection);
        answers.add(new Notice.Answer.Refused(line, refusal.phrase()));
        guidance.perhaps(this, line, refusal).ifPresent(answers::add);
        answers.addAll(List.of(more));
        if (more.length == 0) { // a board that goes along says what can be played on it
            guidance.after(this, line, refusal).ifPresent(answers::add);
        }
        rulings.add(new Ruling(Ruling.Verdict.REFUSED, refusal.phrase()));
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
    void tell(Notice.Answer answer) {
        answers.add(answer);
    }

    void post(Recipient to, Notice notice) {
        ledger.notices().post(to, notice, petition.mail(), now());
    }

    /** Ends the hearing: all answers go to the sender in one notice. */
    void close(String about) {
        if (!answers.isEmpty()) {
            post(sender(), new Notice.Reply(about, answers));
        }
    }

    /** A player only if it is sure that he is: an answer may hold what is meant for his eyes. */
    private Recipient sender() {
        Optional<Player> known = speaker.player().filter(player -> speaker.proof() != Proof.NONE);
        return known.map(Recipient::player).orElseGet(() -> Recipient.address(speaker.address()));
    }
}
