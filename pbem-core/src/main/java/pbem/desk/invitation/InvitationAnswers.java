package pbem.desk.invitation;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import pbem.command.Verb;
import pbem.game.Refusal;
import pbem.hearing.Hearing;
import pbem.hearing.Ruling;
import pbem.ledger.Challenge;
import pbem.ledger.Challenges;
import pbem.notice.Context;
import pbem.notice.Notice.ChallengeNews.What;
import pbem.phrase.Phrase;
import pbem.play.PlayRefusal;
import pbem.player.Player;

/** Hears the answers to invitations: yes, no, and the challenger's own no. */
final class InvitationAnswers {

    private final BiConsumer<Hearing, Challenge> start;

    /** @param start begins the game once everybody has accepted */
    InvitationAnswers(BiConsumer<Hearing, Challenge> start) {
        this.start = start;
    }

    void accept(Hearing hearing, String line, Player speaker, OptionalInt named) {
        Optional<Challenge> challenge = find(hearing, line, speaker, Verb.ACCEPT, named);
        if (challenge.isEmpty() || refusedAsSettled(hearing, line, challenge.get())) {
            return;
        }
        Optional<Challenge.Invitee> invitee = challenge.get().invitee(speaker);
        if (invitee.isEmpty()) {
            takeSeat(hearing, line, speaker, challenge.get());
        } else if (invitee.get().accepted()) {
            hearing.refuse(line, acceptedBefore(challenge.get(), speaker));
        } else {
            Challenge accepted = hearing.ledger().challenges().accepted(challenge.get(), speaker, hearing.comment());
            goOn(hearing, accepted, What.ACCEPTED, speaker);
        }
    }

    private static Refusal acceptedBefore(Challenge challenge, Player speaker) {
        return challenge.openToAll() && challenge.isBy(speaker)
                ? new InvitationRefusal.OwnSeek(challenge.number())
                : new PlayRefusal.AcceptedAlready(challenge.number());
    }

    private void takeSeat(Hearing hearing, String line, Player speaker, Challenge challenge) {
        Optional<Refusal> objection = new Availability(hearing.ledger()).objection(challenge, speaker);
        if (objection.isPresent()) {
            hearing.refuse(line, objection.get());
        } else {
            Challenge joined = hearing.ledger().challenges().joined(challenge, speaker, hearing.comment());
            goOn(hearing, joined, What.JOINED, speaker);
        }
    }

    private void goOn(Hearing hearing, Challenge challenge, What what, Player by) {
        hearing.rule(Ruling.Verdict.DONE, Phrase.of("play.accepted", challenge.number()));
        if (challenge.acceptedByAll()) {
            start.accept(hearing, challenge);
        } else {
            Invitations.in(hearing).tell(challenge, what, by.user(), hearing.comment());
        }
    }

    void decline(Hearing hearing, String line, Player speaker, OptionalInt named) {
        Optional<Challenge> challenge = find(hearing, line, speaker, Verb.DECLINE, named);
        if (challenge.isEmpty() || refusedAsSettled(hearing, line, challenge.get())) {
            return;
        }
        if (challenge.get().isBy(speaker)) {
            withdraw(hearing, challenge.get());
        } else if (challenge.get().openToAll()) {
            Invitations.in(hearing).leave(challenge.get(), speaker, hearing.comment());
            hearing.rule(
                    Ruling.Verdict.DONE,
                    Phrase.of("invitation.left", challenge.get().number()));
        } else {
            Invitations.in(hearing).decline(challenge.get(), speaker, hearing.comment());
            hearing.rule(
                    Ruling.Verdict.DONE,
                    Phrase.of("play.declined", challenge.get().number()));
        }
    }

    void withdraw(Hearing hearing, String line, Player speaker, OptionalInt named) {
        Optional<Challenge> challenge = ownChallenge(hearing, line, speaker, named);
        if (challenge.isPresent() && !refusedAsSettled(hearing, line, challenge.get())) {
            withdraw(hearing, challenge.get());
        }
    }

    private static void withdraw(Hearing hearing, Challenge challenge) {
        Invitations.in(hearing).withdraw(challenge, hearing.comment());
        hearing.rule(Ruling.Verdict.DONE, Phrase.of("invitation.withdrawn", challenge.number()));
    }

    private static boolean refusedAsSettled(Hearing hearing, String line, Challenge challenge) {
        Optional<Refusal> settled = Invitations.settled(challenge);
        settled.ifPresent(refusal -> hearing.refuse(line, refusal));
        return settled.isPresent();
    }

    private static OptionalInt number(Hearing hearing, OptionalInt named) {
        return named.isEmpty() && hearing.context() instanceof Context.OfChallenge answered
                ? OptionalInt.of(answered.number())
                : named;
    }

    private static Optional<Challenge> ownChallenge(Hearing hearing, String line, Player speaker, OptionalInt named) {
        OptionalInt number = number(hearing, named);
        if (number.isPresent()) {
            Optional<Challenge> challenge =
                    hearing.ledger().challenges().numbered(number.getAsInt()).filter(found -> found.isBy(speaker));
            if (challenge.isEmpty()) {
                hearing.refuse(line, new InvitationRefusal.NotYourChallenge(number.getAsInt()));
            }
            return challenge;
        }
        List<Challenge> own = hearing.ledger().challenges().openWith(speaker).stream()
                .filter(challenge -> challenge.isBy(speaker))
                .toList();
        if (own.isEmpty()) {
            hearing.refuse(line, new InvitationRefusal.NothingToWithdraw());
        } else if (own.size() > 1) {
            hearing.refuse(line, new InvitationRefusal.SeveralOfYours(numbers(own)));
        }
        return own.size() == 1 ? Optional.of(own.get(0)) : Optional.empty();
    }

    /** The challenge that is meant: the one named, the one of the mail that is answered, or the only one waiting. */
    private static Optional<Challenge> find(
            Hearing hearing, String line, Player speaker, Verb verb, OptionalInt named) {
        Challenges challenges = hearing.ledger().challenges();
        OptionalInt number = number(hearing, named);
        if (number.isPresent()) {
            Optional<Challenge> challenge = challenges
                    .numbered(number.getAsInt())
                    .filter(c -> c.invitee(speaker).isPresent() || (verb == Verb.ACCEPT && c.openToAll()));
            if (challenge.isEmpty()) {
                hearing.refuse(line, new PlayRefusal.NoSuchChallenge(number.getAsInt()));
            }
            return challenge;
        }
        if (hearing.context() instanceof Context.OfBoard answered) {
            hearing.refuse(line, new PlayRefusal.NothingOffered(answered.number()));
            return Optional.empty();
        }
        List<Challenge> waiting = challenges.waitingFor(speaker);
        if (waiting.isEmpty()) {
            hearing.refuse(line, new PlayRefusal.NothingToAnswer());
        } else if (waiting.size() > 1) {
            hearing.refuse(line, new PlayRefusal.WhichChallenge(verb, numbers(waiting)));
        }
        return waiting.size() == 1 ? Optional.of(waiting.get(0)) : Optional.empty();
    }

    private static List<String> numbers(List<Challenge> challenges) {
        return challenges.stream().map(c -> Integer.toString(c.number())).toList();
    }
}
