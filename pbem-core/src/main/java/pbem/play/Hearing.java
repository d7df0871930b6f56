package pbem.play;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.command.Instructions;
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

    Hearing(Ledger ledger, Petition petition) {
        this(
                ledger,
                petition,
                petition.speaker(),
                petition.context(),
                Comment.clipped(petition.instructions().comment()),
                new ArrayList<>(),
                new ArrayList<>());
    }

    private Hearing(
            Ledger ledger,
            Petition petition,
            Speaker speaker,
            Context context,
            String comment,
            List<Notice.Answer> answers,
            List<Ruling> rulings) {
        this.ledger = ledger;
        this.petition = petition;
        this.speaker = speaker;
        this.context = context;
        this.comment = comment;
        this.answers = answers;
        this.rulings = rulings;
    }

    /** The same hearing, now about a command that its sender has confirmed. */
    Hearing confirmed(Hold hold) {
        Speaker proven = new Speaker(hold.address(), hold.player(), Proof.CONFIRMED);
        return new Hearing(ledger, petition, proven, hold.context(), hold.comment(), answers, rulings);
    }

    /** The same hearing, now about one of its lines; the line before may have changed who the speaker is. */
    Hearing about(Instructions.Line line) {
        Context answered = petition.instructions().multiple() ? Context.NONE : context;
        Optional<Player> player =
                speaker.player().flatMap(known -> ledger.players().withId(known.id()));
        Speaker now = new Speaker(speaker.address(), player, speaker.proof());
        return new Hearing(ledger, petition, now, answered, Comment.clipped(line.comment()), answers, rulings);
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

    String comment() {
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

    /** One answer more to what was ruled last. */
    void tell(Notice.Answer answer) {
        answers.add(answer);
    }

    void refuse(String line, Refusal refusal, Notice.Answer... more) {
        answers.add(new Notice.Answer.Refused(line, refusal.phrase()));
        answers.addAll(List.of(more));
        rulings.add(new Ruling(Ruling.Verdict.REFUSED, refusal.phrase()));
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
