package pbem.handler.invitation;

import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import pbem.game.Refusal;
import pbem.notice.Notice;
import pbem.notice.Notice.ChallengeNews.What;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.play.Opponents;
import pbem.play.PlayRefusal;
import pbem.play.RatingWords;
import pbem.play.SeekFit;
import pbem.player.Player;
import pbem.repository.Challenge;
import pbem.repository.Repositories;
import pbem.request.CommandContext;
import pbem.request.NewsPost;

/** Ends invitations that have not become a game, and tells the players. Stateless; safe for use by several threads. */
public record Invitations(Repositories repositories, NewsPost news, Instant now) {

    private static final Set<What> RATED_NEWS =
            EnumSet.of(What.INVITED, What.COUNTERED, What.MADE, What.SOUGHT, What.ACCEPTED, What.JOINED);

    private static final int FITTING = 5;
    private static final int LOOKED_AT = 100;

    static Invitations in(CommandContext context) {
        return new Invitations(context.repositories(), context.talk(), context.now());
    }

    /** An instance for changes that no mail asked for. */
    private static Invitations unasked(Repositories repositories, Instant now) {
        return new Invitations(repositories, NewsPost.atOnce(repositories, OptionalLong.empty(), now), now);
    }

    /**
     * Ends the expired invitations and tells everybody concerned.
     *
     * @return the number of invitations ended
     */
    public static int expire(Repositories repositories, Instant now) {
        List<Challenge> expired = repositories.challenges().expired(now);
        Invitations invitations = unasked(repositories, now);
        expired.forEach(challenge -> invitations.close(challenge, Challenge.State.EXPIRED, What.EXPIRED, "", ""));
        return expired.size();
    }

    /**
     * Withdraws an invitation on behalf of the admin.
     *
     * @return why it cannot be withdrawn; empty if it is done
     */
    public static Optional<Refusal> withdraw(Repositories repositories, int number, String why, Instant now) {
        Optional<Challenge> challenge = repositories.challenges().numbered(number);
        if (challenge.isEmpty()) {
            return Optional.of(PlayRefusal.NO_SUCH_CHALLENGE.of(number));
        }
        Optional<Refusal> settled = settled(challenge.get());
        if (settled.isEmpty()) {
            unasked(repositories, now).close(challenge.get(), Challenge.State.WITHDRAWN, What.WITHDRAWN, "", why);
        }
        return settled;
    }

    /** Refuses a challenge if the speaker challenges these players too often; otherwise counts it. */
    public static boolean refusedAsTooOften(CommandContext context, List<Player> others) {
        Optional<Refusal> objection = context.talk().objectionToChallenging(context, others);
        objection.ifPresentOrElse(context::refuse, () -> context.talk().challenges(context, others));
        return objection.isPresent();
    }

    /** Why a challenge can no longer be answered; empty if it is still open. */
    static Optional<Refusal> settled(Challenge challenge) {
        return PlayRefusal.CHALLENGE_SETTLED.when(
                challenge.state() != Challenge.State.OPEN, challenge.number(), result(challenge));
    }

    private static Phrase result(Challenge challenge) {
        return switch (challenge.state()) {
            case STARTED -> Phrase.of("play.settled-started", challenge.board().orElse(0));
            case DECLINED -> Phrase.of("play.settled-declined");
            case WITHDRAWN -> Phrase.of("invitation.settled-withdrawn");
            case EXPIRED -> Phrase.of("invitation.settled-expired");
            case OPEN -> Phrase.of("invitation.settled-open");
        };
    }

    /** Declines a challenge. This ends a challenge for two; with more players another one can be asked. */
    void decline(Challenge challenge, Player by, String comment) {
        if (challenge.seats() > 2) {
            repositories.challenges().left(challenge, by);
            tell(challenge, What.SEAT_DECLINED, by.user(), comment);
            return;
        }
        close(challenge, Challenge.State.DECLINED, What.DECLINED, by.user(), comment);
    }

    void withdraw(Challenge challenge, String comment) {
        close(
                challenge,
                Challenge.State.WITHDRAWN,
                What.WITHDRAWN,
                challenge.challenger().user(),
                comment);
    }

    /** Gives up a player's seat, and tells the player and those who have a seat. */
    void leave(Challenge challenge, Player by, String comment) {
        repositories.challenges().left(challenge, by);
        tell(challenge, What.LEFT, by.user(), comment);
    }

    /** Removes a player who leaves the server from all invitations. */
    public void drop(Player gone) {
        for (Challenge challenge : repositories.challenges().openWith(gone)) {
            if (challenge.isBy(gone)) {
                withdraw(challenge, "");
            } else if (challenge.openToAll()) {
                leave(challenge, gone, "");
            } else {
                decline(challenge, gone, "");
            }
        }
    }

    private void close(Challenge challenge, Challenge.State state, What what, String by, String comment) {
        repositories.challenges().closed(challenge, state);
        tell(challenge, what, by, comment);
    }

    void tell(Challenge challenge, What what, String by, String comment) {
        for (Player player : challenge.players()) {
            tell(player, challenge, what, by, comment);
        }
    }

    /**
     * Tells a player what another did with an invitation. The other's words are left out if the player has blocked
     * them.
     */
    void tell(Player player, Challenge challenge, What what, String by, String comment) {
        if (player.state() == Player.State.ACTIVE) {
            Optional<Player> author = repositories.players().called(by);
            boolean heard = author.filter(other -> repositories.blocks().isBlocked(player, other))
                    .isEmpty();
            news.challenge(
                    Recipient.player(player),
                    new Notice.ChallengeNews(
                            challenge.number(),
                            what,
                            by,
                            heard ? comment : "",
                            ratings(challenge, what),
                            what == What.SOUGHT ? fitting(challenge) : List.of(),
                            List.of()));
        }
    }

    /**
     * Players who would fit, for a challenger who looks for opponents. To be asked themselves, they must have said that
     * they want it.
     */
    private List<Phrase> fitting(Challenge challenge) {
        return Opponents.near(
                        repositories, challenge.game().name(), Optional.of(challenge.challenger()), now, LOOKED_AT)
                .stream()
                .filter(rating -> SeekFit.isStrongEnough(repositories, challenge, rating.player()))
                .limit(FITTING)
                .map(RatingWords::of)
                .toList();
    }

    /** The ratings of the players, for those who decide whether to play. */
    private List<Phrase> ratings(Challenge challenge, What what) {
        boolean matters = RATED_NEWS.contains(what) && challenge.isRated();
        List<Player> players = challenge.players();
        return matters
                ? RatingWords.before(repositories, challenge.game(), players, players.size() == challenge.seats())
                : List.of();
    }
}
