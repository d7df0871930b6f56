package pbem.handler.invitation;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import pbem.command.InvitationCommand;
import pbem.command.Verb;
import pbem.game.Refusal;
import pbem.notice.Notice.ChallengeNews.What;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.play.PlayRefusal;
import pbem.player.Player;
import pbem.repository.Challenge;
import pbem.repository.Challenges;
import pbem.repository.KeptPlaces;
import pbem.request.CommandContext;
import pbem.request.NamedBoard;

/**
 * Handles the answers to challenges: accepting, declining, and withdrawing by the challenger.
 *
 * @param start begins the game once everybody has accepted
 */
record InvitationAnswers(BiConsumer<CommandContext, Challenge> start) {

    void accept(CommandContext context, OptionalInt named) {
        Player speaker = context.player();
        Optional<Challenge> challenge = find(context, Verb.ACCEPT, named);
        if (challenge.isEmpty() || refusedAsSettled(context, challenge.get())) {
            return;
        }
        Optional<Challenge.Invitee> invitee = challenge.get().invitee(speaker);
        Optional<Refusal> objection = EarlierMoves.objection(context.repositories(), challenge.get());
        if (objection.isPresent()) {
            context.refuse(objection.get());
        } else if (invitee.isEmpty()) {
            takeSeat(context, challenge.get());
        } else if (invitee.get().accepted()) {
            context.refuse(acceptedBefore(challenge.get(), speaker));
        } else {
            Challenge accepted =
                    context.repositories().challenges().accepted(challenge.get(), speaker, context.comment());
            goOn(context, accepted, What.ACCEPTED, speaker);
        }
    }

    private static Refusal acceptedBefore(Challenge challenge, Player speaker) {
        return challenge.openToAll() && challenge.isBy(speaker)
                ? InvitationRefusal.OWN_SEEK.of(challenge.number())
                : PlayRefusal.ACCEPTED_ALREADY.of(challenge.number());
    }

    private void takeSeat(CommandContext context, Challenge challenge) {
        Player speaker = context.player();
        if (!context.refuses(Availability.objection(context.repositories(), challenge, speaker))
                && !Invitations.refusedAsTooOften(context, challenge.players())) {
            Challenge joined = context.repositories().challenges().joined(challenge, speaker, context.comment());
            keptPlace(context, challenge).ifPresent(context.repositories().keptPlaces()::taken);
            goOn(context, joined, What.JOINED, speaker);
        }
    }

    private static Optional<KeptPlaces.KeptPlace> keptPlace(CommandContext context, Challenge challenge) {
        return FriendPost.placesOf(context.repositories(), context.player(), context.now()).stream()
                .filter(place -> place.challenge().equals(OptionalInt.of(challenge.number())))
                .findFirst();
    }

    private void goOn(CommandContext context, Challenge challenge, What what, Player by) {
        context.done(Phrase.of("play.accepted", challenge.number()));
        if (challenge.acceptedByAll()) {
            start.accept(context, challenge);
        } else {
            Invitations.in(context).tell(challenge, what, by.user(), context.comment());
        }
    }

    void decline(CommandContext context, OptionalInt named) {
        Player speaker = context.player();
        Optional<Challenge> challenge = find(context, Verb.DECLINE, named);
        if (challenge.isEmpty() || refusedAsSettled(context, challenge.get())) {
            return;
        }
        if (challenge.get().isBy(speaker)) {
            withdraw(context, challenge.get());
        } else if (challenge.get().openToAll()) {
            Invitations.in(context).leave(challenge.get(), speaker, context.comment());
            context.done(Phrase.of("invitation.left", challenge.get().number()));
        } else {
            Invitations.in(context).decline(challenge.get(), speaker, context.comment());
            context.done(Phrase.of("play.declined", challenge.get().number()));
        }
    }

    void withdraw(CommandContext context, OptionalInt named) {
        Optional<Challenge> challenge = ownChallenge(context, named);
        if (challenge.isPresent() && !refusedAsSettled(context, challenge.get())) {
            withdraw(context, challenge.get());
        }
    }

    private static void withdraw(CommandContext context, Challenge challenge) {
        Invitations.in(context).withdraw(challenge, context.comment());
        context.done(Phrase.of("invitation.withdrawn", challenge.number()));
    }

    private static boolean refusedAsSettled(CommandContext context, Challenge challenge) {
        Optional<Refusal> settled = Invitations.settled(challenge);
        settled.ifPresent(refusal -> context.refuse(refusal));
        return settled.isPresent();
    }

    /** Why other terms cannot be proposed; empty if the challenge is open. */
    static Optional<Refusal> objectionToCounter(CommandContext context, OptionalInt named) {
        OptionalInt number = numberToCounter(context, named);
        if (number.isEmpty()) {
            return Optional.of(PlayRefusal.NOTHING_TO_ANSWER.of());
        }
        Optional<Challenge> challenge = context.repositories().challenges().numbered(number.getAsInt());
        return challenge.isEmpty()
                ? Optional.of(PlayRefusal.NO_SUCH_CHALLENGE.of(number.getAsInt()))
                : Invitations.settled(challenge.get());
    }

    /**
     * The number of the challenge: the named one, that of the mail that is replied to, or that of the only challenge
     * that waits.
     */
    static OptionalInt numberToCounter(CommandContext context, OptionalInt named) {
        OptionalInt number = number(context, named);
        List<Challenge> waiting = number.isPresent()
                ? List.of()
                : context.repositories().challenges().waitingFor(context.player());
        return waiting.size() == 1 ? OptionalInt.of(waiting.get(0).number()) : number;
    }

    /** Offers another player a seat that was declined. */
    void replace(CommandContext context, InvitationCommand.Replace wish, Availability availability) {
        Optional<Challenge> found = ownChallenge(context, wish.challenge());
        if (found.isEmpty() || refusedAsSettled(context, found.get())) {
            return;
        }
        Challenge challenge = found.get();
        Optional<Player> asked =
                context.repositories().players().called(wish.user()).filter(Player::plays);
        Optional<Refusal> objection =
                challenge.openToAll() || challenge.freeSeats() <= FriendPost.seatsKeptIn(context, challenge)
                        ? Optional.of(InvitationRefusal.NO_SEAT_TO_FILL.of(challenge.number()))
                        : asked.isEmpty()
                                ? Optional.of(PlayRefusal.NO_SUCH_PLAYER.of(wish.user()))
                                : challenge.invitee(asked.get()).isPresent()
                                        ? Optional.of(PlayRefusal.NAMED_TWICE.of(
                                                asked.get().user()))
                                        : availability
                                                .objection(context.player(), asked.get(), challenge.game())
                                                .or(() -> availability.objectionToBoard(
                                                        List.of(asked.get()), challenge.game(), challenge.start()))
                                                .or(() -> EarlierMoves.objection(context.repositories(), challenge));
        if (!context.refuses(objection) && !Invitations.refusedAsTooOften(context, List.of(asked.get()))) {
            fill(context, challenge, asked.get());
        }
    }

    private void fill(CommandContext context, Challenge challenge, Player asked) {
        Challenge filled = context.repositories().challenges().asked(challenge, asked);
        context.done(Phrase.of("invitation.replaced", challenge.number(), asked.user()));
        if (asked.state() == Player.State.ROBOT) {
            filled = context.repositories().challenges().accepted(filled, asked, "");
        }
        if (filled.acceptedByAll()) {
            start.accept(context, filled);
            return;
        }
        Invitations invitations = Invitations.in(context);
        String by = context.player().user();
        invitations.tell(context.player(), filled, What.MADE, by, "");
        if (asked.state() != Player.State.ROBOT) {
            invitations.tell(asked, filled, What.INVITED, by, "");
        }
    }

    private static OptionalInt number(CommandContext context, OptionalInt named) {
        return named.isEmpty() && context.target() instanceof ReplyTarget.OfChallenge answered
                ? OptionalInt.of(answered.number())
                : named;
    }

    private static Optional<Challenge> ownChallenge(CommandContext context, OptionalInt named) {
        Player speaker = context.player();
        OptionalInt number = number(context, named);
        if (number.isPresent()) {
            Optional<Challenge> challenge = context.repositories()
                    .challenges()
                    .numbered(number.getAsInt())
                    .filter(found -> found.isBy(speaker));
            if (challenge.isEmpty()) {
                context.refuse(InvitationRefusal.NOT_YOUR_CHALLENGE.of(number.getAsInt()));
            }
            return challenge;
        }
        List<Challenge> own = context.repositories().challenges().openWith(speaker).stream()
                .filter(challenge -> challenge.isBy(speaker))
                .toList();
        if (own.isEmpty()) {
            context.refuse(InvitationRefusal.NOTHING_TO_WITHDRAW.of());
        } else if (own.size() > 1) {
            context.refuse(InvitationRefusal.severalOfYours(numbers(own)));
        }
        return own.size() == 1 ? Optional.of(own.get(0)) : Optional.empty();
    }

    /** The challenge that is meant: the named one, that of the mail that is replied to, or the only one that waits. */
    private static Optional<Challenge> find(CommandContext context, Verb verb, OptionalInt named) {
        Player speaker = context.player();
        Challenges challenges = context.repositories().challenges();
        OptionalInt number = number(context, named);
        if (number.isPresent()) {
            Optional<Challenge> challenge = challenges
                    .numbered(number.getAsInt())
                    .filter(c -> c.invitee(speaker).isPresent()
                            || verb == Verb.ACCEPT
                                    && (c.openToAll() || keptPlace(context, c).isPresent()));
            if (challenge.isEmpty()) {
                context.refuse(PlayRefusal.NO_SUCH_CHALLENGE.of(number.getAsInt()));
            }
            return challenge;
        }
        Optional<ReplyTarget.OfBoard> board = NamedBoard.answered(context);
        if (board.isPresent()) {
            return context.refused(PlayRefusal.NOTHING_OFFERED.of(board.get().number()));
        }
        List<Challenge> waiting = challenges.waitingFor(speaker);
        if (waiting.isEmpty()) {
            context.refuse(PlayRefusal.NOTHING_TO_ANSWER.of());
        } else if (waiting.size() > 1) {
            context.refuse(PlayRefusal.whichChallenge(verb, numbers(waiting)));
        }
        return waiting.size() == 1 ? Optional.of(waiting.get(0)) : Optional.empty();
    }

    private static List<String> numbers(List<Challenge> challenges) {
        return challenges.stream().map(c -> Integer.toString(c.number())).toList();
    }
}
