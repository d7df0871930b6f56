package pbem.desk.invitation;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import pbem.game.Refusal;
import pbem.hearing.Hearing;
import pbem.ledger.Challenge;
import pbem.ledger.Ledger;
import pbem.notice.Notice;
import pbem.notice.Notice.ChallengeNews.What;
import pbem.notice.Recipient;
import pbem.play.PlayRefusal;
import pbem.player.Player;

/** What ends an invitation that has not become a game, and who is told. Stateless; safe for any thread. */
public final class Invitations {

    private final Ledger ledger;
    private final OptionalLong cause;
    private final Instant now;

    public Invitations(Ledger ledger, OptionalLong cause, Instant now) {
        this.ledger = ledger;
        this.cause = cause;
        this.now = now;
    }

    static Invitations in(Hearing hearing) {
        return new Invitations(hearing.ledger(), hearing.petition().mail(), hearing.now());
    }

    /**
     * Ends those whose time is over; everybody concerned is told.
     *
     * @return how many
     */
    public static int expire(Ledger ledger, Instant now) {
        List<Challenge> expired = ledger.challenges().expired(now);
        Invitations invitations = new Invitations(ledger, OptionalLong.empty(), now);
        expired.forEach(challenge -> invitations.close(challenge, Challenge.State.EXPIRED, What.EXPIRED, "", ""));
        return expired.size();
    }

    /**
     * The admin takes one back.
     *
     * @return why not, if it cannot be taken back
     */
    public static Optional<Refusal> withdraw(Ledger ledger, int number, String why, Instant now) {
        Optional<Challenge> challenge = ledger.challenges().numbered(number);
        if (challenge.isEmpty()) {
            return Optional.of(new PlayRefusal.NoSuchChallenge(number));
        }
        Optional<Refusal> settled = settled(challenge.get());
        if (settled.isEmpty()) {
            new Invitations(ledger, OptionalLong.empty(), now)
                    .close(challenge.get(), Challenge.State.WITHDRAWN, What.WITHDRAWN, "", why);
        }
        return settled;
    }

    /** That it is open no longer, and why; empty if it still is. */
    static Optional<Refusal> settled(Challenge challenge) {
        return challenge.state() == Challenge.State.OPEN
                ? Optional.empty()
                : Optional.of(new PlayRefusal.ChallengeSettled(
                        challenge.number(), Settlement.of(challenge.state(), challenge.board())));
    }

    void decline(Challenge challenge, Player by, String comment) {
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

    /** Somebody gives up the seat that he took; he and those who have one are told. */
    void leave(Challenge challenge, Player by, String comment) {
        ledger.challenges().left(challenge, by);
        tell(challenge, What.LEFT, by.user(), comment);
    }

    /** Takes somebody who leaves the server out of all of them. */
    public void drop(Player gone) {
        for (Challenge challenge : ledger.challenges().openWith(gone)) {
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
        ledger.challenges().closed(challenge, state);
        tell(challenge, what, by, comment);
    }

    void tell(Challenge challenge, What what, String by, String comment) {
        for (Player player : challenge.players()) {
            tell(player, challenge, what, by, comment);
        }
    }

    void tell(Player player, Challenge challenge, What what, String by, String comment) {
        if (player.state() == Player.State.ACTIVE) {
            ledger.notices()
                    .post(
                            Recipient.player(player),
                            new Notice.ChallengeNews(challenge.number(), what, by, comment),
                            cause,
                            now);
        }
    }
}
