package pbem.play;

import java.security.SecureRandom;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import pbem.command.Command;
import pbem.command.Verb;
import pbem.game.Game;
import pbem.game.Refusal;
import pbem.game.Seed;
import pbem.game.Start;
import pbem.phrase.Phrase;

/** Hears challenges and the answers to them, and starts a board once everybody has accepted. */
final class InvitationDesk {

    private final Supplier<Seed> seeds;
    private final SecureRandom lots = new SecureRandom();

    InvitationDesk(Supplier<Seed> seeds) {
        this.seeds = seeds;
    }

    void hear(Hearing hearing, String line, Command.Invitation command) {
        Player speaker = hearing.speaker().player().orElseThrow();
        if (command instanceof Command.Challenge challenge) {
            challenge(hearing, line, speaker, challenge);
        } else if (command instanceof Command.Accept accept) {
            answer(hearing, line, speaker, accept.number(), true);
        } else if (command instanceof Command.Decline decline) {
            answer(hearing, line, speaker, decline.number(), false);
        } else {
            hearing.refuse(line, new PlayRefusal.NotYet(line));
        }
    }

    /** Why a challenge could not be made by that player; empty if it could. Changes nothing. */
    Optional<Refusal> objection(Ledger ledger, Player speaker, Command.Challenge wish) {
        Seating seating = seating(ledger, speaker, wish);
        return seating instanceof Seating.Refused refused ? Optional.of(refused.refusal()) : Optional.empty();
    }

    private void challenge(Hearing hearing, String line, Player speaker, Command.Challenge wish) {
        Seating seating = seating(hearing.ledger(), speaker, wish);
        if (seating instanceof Seating.Refused refused) {
            hearing.refuse(line, refused.refusal());
        } else {
            make(hearing, speaker, wish, (Seating.Agreed) seating);
        }
    }

    /** Who would sit where on what terms, or why that cannot be. */
    private sealed interface Seating {

        record Agreed(List<Player> players, Terms terms) implements Seating {}

        record Refused(Refusal refusal) implements Seating {}
    }

    private Seating seating(Ledger ledger, Player speaker, Command.Challenge wish) {
        Game game = wish.game();
        List<Player> players = new ArrayList<>();
        for (String user : wish.users()) {
            Optional<Player> player = ledger.players().called(user).filter(p -> p.state() == Player.State.ACTIVE);
            if (player.isEmpty()) {
                return new Seating.Refused(new PlayRefusal.NoSuchPlayer(user));
            }
            if (players.contains(player.get())) {
                return new Seating.Refused(
                        new PlayRefusal.NamedTwice(player.get().user()));
            }
            players.add(player.get());
        }
        if (!players.contains(speaker)) {
            players.add(0, speaker);
        }
        if (players.size() == 1 && game.leastSeats() > 1) {
            return new Seating.Refused(new PlayRefusal.NobodyChallenged(game.name()));
        }
        if (game.start(players.size(), wish.options(), seeds.get()) instanceof Start.Refused refused) {
            return new Seating.Refused(refused.refusal());
        }
        TermsReading terms = TermsReading.of(wish.terms());
        return terms instanceof TermsReading.Refused refused
                ? new Seating.Refused(refused.refusal())
                : new Seating.Agreed(players, ((TermsReading.Agreed) terms).terms());
    }

    private void make(Hearing hearing, Player speaker, Command.Challenge wish, Seating.Agreed agreed) {
        List<Player> players = agreed.players();
        Challenge challenge = hearing.ledger()
                .challenges()
                .make(wish.game(), wish.options(), agreed.terms(), speaker, players, hearing.comment(), hearing.now());
        hearing.rule(Ruling.Verdict.DONE, Phrase.of("play.challenged", challenge.number()));
        if (challenge.acceptedByAll()) {
            start(hearing, challenge); // a solitaire waits for nobody
            return;
        }
        for (Player player : players) {
            Notice.ChallengeNews.What what =
                    player.equals(speaker) ? Notice.ChallengeNews.What.MADE : Notice.ChallengeNews.What.INVITED;
            hearing.post(Recipient.player(player), new Notice.ChallengeNews(challenge.number(), what, speaker.user()));
        }
    }

    private void answer(Hearing hearing, String line, Player speaker, OptionalInt named, boolean yes) {
        Verb verb = yes ? Verb.ACCEPT : Verb.DECLINE;
        Optional<Challenge> challenge = find(hearing, line, speaker, verb, named);
        if (challenge.isEmpty()) {
            return;
        }
        if (challenge.get().state() != Challenge.State.OPEN) {
            hearing.refuse(
                    line, new PlayRefusal.ChallengeSettled(challenge.get().number(), settled(challenge.get())));
        } else if (yes) {
            accept(hearing, line, speaker, challenge.get());
        } else {
            Challenge declined = hearing.ledger().challenges().declined(challenge.get(), speaker);
            hearing.rule(Ruling.Verdict.DONE, Phrase.of("play.declined", declined.number()));
            tell(hearing, declined, declined.players(), Notice.ChallengeNews.What.DECLINED, speaker);
        }
    }

    private void accept(Hearing hearing, String line, Player speaker, Challenge challenge) {
        if (challenge.invitee(speaker).orElseThrow().accepted()) {
            hearing.refuse(line, new PlayRefusal.AcceptedAlready(challenge.number()));
            return;
        }
        Challenge accepted = hearing.ledger().challenges().accepted(challenge, speaker);
        hearing.rule(Ruling.Verdict.DONE, Phrase.of("play.accepted", accepted.number()));
        if (accepted.acceptedByAll()) {
            start(hearing, accepted);
        } else {
            tell(hearing, accepted, accepted.players(), Notice.ChallengeNews.What.ACCEPTED, speaker);
        }
    }

    private static void tell(
            Hearing hearing, Challenge challenge, List<Player> players, Notice.ChallengeNews.What what, Player by) {
        for (Player player : players) {
            hearing.post(Recipient.player(player), new Notice.ChallengeNews(challenge.number(), what, by.user()));
        }
    }

    private void start(Hearing hearing, Challenge challenge) {
        List<Player> seats = new ArrayList<>(challenge.players());
        if (challenge.terms().seating() == Terms.Seating.RANDOM) {
            Collections.shuffle(seats, lots);
        }
        GameRecord record =
                open(hearing.ledger(), challenge.game(), challenge.options(), challenge.terms(), seats, hearing.now());
        hearing.ledger().challenges().started(challenge, record.board().number());
        BoardNews.post(hearing.ledger(), record, hearing.petition().mail(), hearing.now());
    }

    /** Starts a board; the options are known to be playable for that many players. */
    GameRecord open(
            Ledger ledger, Game game, Map<String, String> options, Terms terms, List<Player> seats, Instant at) {
        Start start = game.start(seats.size(), options, seeds.get());
        if (!(start instanceof Start.Ready ready)) {
            throw new IllegalStateException("options that were agreed cannot be played: " + options);
        }
        return ledger.boards().open(game, ready.position().setup(), terms, seats, at);
    }

    /** The challenge that is meant: the one named, the one of the mail that is answered, or the only one waiting. */
    private static Optional<Challenge> find(
            Hearing hearing, String line, Player speaker, Verb verb, OptionalInt named) {
        Challenges challenges = hearing.ledger().challenges();
        OptionalInt number = named.isEmpty() && hearing.context() instanceof Context.OfChallenge answered
                ? OptionalInt.of(answered.number())
                : named;
        if (number.isPresent()) {
            Optional<Challenge> challenge = challenges
                    .numbered(number.getAsInt())
                    .filter(c -> c.invitee(speaker).isPresent());
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
            hearing.refuse(
                    line,
                    new PlayRefusal.WhichChallenge(
                            verb,
                            waiting.stream()
                                    .map(c -> Integer.toString(c.number()))
                                    .toList()));
        }
        return waiting.size() == 1 ? Optional.of(waiting.get(0)) : Optional.empty();
    }

    private static Phrase settled(Challenge challenge) {
        return challenge
                .board()
                .map(board -> Phrase.of("play.settled-started", board))
                .orElseGet(() -> Phrase.of("play.settled-declined"));
    }
}
