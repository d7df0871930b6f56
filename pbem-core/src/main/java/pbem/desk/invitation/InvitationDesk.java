package pbem.desk.invitation;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import pbem.command.Command;
import pbem.game.Refusal;
import pbem.game.Seed;
import pbem.game.Start;
import pbem.hearing.Hearing;
import pbem.hearing.Ruling;
import pbem.ledger.Challenge;
import pbem.notice.Notice.ChallengeNews.What;
import pbem.phrase.Phrase;
import pbem.play.Logbook;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.terms.Terms;

/** Hears challenges and the answers to them, and starts a board once everybody has accepted. */
public final class InvitationDesk {

    private final Supplier<Seed> seeds;
    private final InvitationRules rules;
    private final SecureRandom lots = new SecureRandom();
    private final InvitationAnswers answers = new InvitationAnswers(this::start);
    private final LimitDesk limits = new LimitDesk();

    public InvitationDesk(Supplier<Seed> seeds, InvitationRules rules) {
        this.seeds = seeds;
        this.rules = rules;
    }

    public void hear(Hearing hearing, String line, Command.Invitation command) {
        Player speaker = hearing.speaker().player().orElseThrow();
        if (command instanceof Command.Challenge || command instanceof Command.Seek) {
            propose(hearing, line, command);
        } else if (command instanceof Command.Accept accept) {
            answers.accept(hearing, line, speaker, accept.number());
        } else if (command instanceof Command.Decline decline) {
            answers.decline(hearing, line, speaker, decline.number());
        } else if (command instanceof Command.Withdraw withdraw) {
            answers.withdraw(hearing, line, speaker, withdraw.challenge());
        } else {
            limits.hear(hearing, line, speaker, (Command.Limit) command);
        }
    }

    /** Why a challenge could not be made by the speaker; empty if it could, or if it is none. Changes nothing. */
    public Optional<Refusal> objection(Hearing hearing, Command command) {
        return reading(hearing, command) instanceof Proposing.Reading.Refused refused
                ? Optional.of(refused.refusal())
                : Optional.empty();
    }

    private Proposing.Reading reading(Hearing hearing, Command command) {
        Proposing proposing = new Proposing(
                hearing.ledger(),
                seeds,
                rules,
                hearing.speaker().player().orElseThrow(),
                hearing.comment(),
                hearing.now());
        return command instanceof Command.Seek seek ? proposing.of(seek) : proposing.of((Command.Challenge) command);
    }

    private void propose(Hearing hearing, String line, Command.Invitation command) {
        Proposing.Reading reading = reading(hearing, command);
        if (reading instanceof Proposing.Reading.Refused refused) {
            hearing.refuse(line, refused.refusal());
            return;
        }
        Challenge challenge =
                hearing.ledger().challenges().make(((Proposing.Reading.Agreed) reading).proposal(), hearing.now());
        hearing.rule(Ruling.Verdict.DONE, Phrase.of("play.challenged", challenge.number()));
        if (challenge.acceptedByAll()) {
            start(hearing, challenge); // a solitaire waits for nobody
            return;
        }
        Invitations invitations = Invitations.in(hearing);
        String challenger = challenge.challenger().user();
        for (Player player : challenge.players()) {
            What own = challenge.openToAll() ? What.SOUGHT : What.MADE;
            invitations.tell(player, challenge, challenge.isBy(player) ? own : What.INVITED, challenger, "");
        }
    }

    private void start(Hearing hearing, Challenge challenge) {
        List<Player> seats = new ArrayList<>(challenge.players());
        if (challenge.terms().seating() == Terms.Seating.RANDOM) {
            Collections.shuffle(seats, lots);
        }
        Start start = challenge.game().start(seats.size(), challenge.options(), seeds.get());
        if (!(start instanceof Start.Ready ready)) {
            throw new IllegalStateException("options that were agreed cannot be played: " + challenge.options());
        }
        GameRecord record = hearing.ledger()
                .boards()
                .open(challenge.game(), ready.position().setup(), challenge.terms(), seats, hearing.now());
        hearing.ledger().challenges().started(challenge, record.board().number());
        new Logbook(hearing.ledger()).opened(record, hearing.petition().mail(), hearing.now());
    }
}
