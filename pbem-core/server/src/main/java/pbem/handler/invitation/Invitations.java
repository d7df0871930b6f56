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

/** What ends an invitation that has not become a game, and who is told. Stateless; safe for any thread. */
public final class Invitations {

    private static final Set<What> RATED_NEWS =
            EnumSet.of(What.INVITED, What.COUNTERED, What.MADE, What.SOUGHT, What.ACCEPTED, What.JOINED);

    private static final int FITTING = 5;
    private static final int LOOKED_AT = 100;

    private final Repositories repositories;
    private final NewsPost news;
    private final Instant now;

    public Invitations(Repositories repositories, NewsPost news, Instant now) {
        this.repositories = repositories;
        this.news = news;
        this.now = now;
    }

    static Invitations in(CommandContext context) {
        return new Invitations(context.repositories(), context.talk(), context.now());
    }

    /** Without a mail that asked for it. */
    private static Invitations unasked(Repositories repositories, Instant now) {
        return new Invitations(repositories, NewsPost.atOnce(repositories, OptionalLong.empty(), now), now);
    }

    /**
     * Ends those whose time is over; everybody concerned is told.
     *
     * @return how many
     */
    public static int expire(Repositories repositories, Instant now) {
        List<Challenge> expired = repositories.challenges().expired(now);
        Invitations invitations = unasked(repositories, now);
        expired.forEach(challenge -> invitations.close(challenge, Challenge.State.EXPIRED, What.EXPIRED, "", ""));
        return expired.size();
    }

    /**
     * The admin takes one back.
     *
     * @return why not, if it cannot be taken back
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

    /** Whether one reaches those too often; if not, this counts as once more. */
    public static boolean refusedAsTooOften(CommandContext context, List<Player> others) {
        Optional<Refusal> objection = context.talk().objectionToChallenging(context, others);
        objection.ifPresentOrElse(context::refuse, () -> context.talk().challenges(context, others));
        return objection.isPresent();
    }

    /** That it is open no longer, and why; empty if it still is. */
    static Optional<Refusal> settled(Challenge challenge) {
        return challenge.state() == Challenge.State.OPEN
                ? Optional.empty()
                : Optional.of(PlayRefusal.CHALLENGE_SETTLED.of(
                        challenge.number(), InvitationResultWords.of(challenge.state(), challenge.board())));
    }

    /** Somebody says no: to a game of two, which is off by that, or to one of several, who may find another. */
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

    /** Somebody gives up the seat that they took; they and those who have one are told. */
    void leave(Challenge challenge, Player by, String comment) {
        repositories.challenges().left(challenge, by);
        tell(challenge, What.LEFT, by.user(), comment);
    }

    /** Takes somebody who leaves the server out of all of them. */
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
     * What the others do with an invitation is told to all; what they say with it not to those who have blocked them.
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

    /** Who looks for somebody is told who would fit; to be asked, these must want it themselves. */
    private List<Phrase> fitting(Challenge challenge) {
        return Opponents.near(
                        repositories, challenge.game().name(), Optional.of(challenge.challenger()), now, LOOKED_AT)
                .stream()
                .filter(rating -> SeekFit.isStrongEnough(repositories, challenge, rating.player()))
                .limit(FITTING)
                .map(RatingWords::of)
                .toList();
    }

    /** Those who decide whether to play are told how strong the others are. */
    private List<Phrase> ratings(Challenge challenge, What what) {
        boolean matters = RATED_NEWS.contains(what) && challenge.isRated();
        List<Player> players = challenge.players();
        return matters
                ? RatingWords.before(repositories, challenge.game(), players, players.size() == challenge.seats())
                : List.of();
    }
}
