package pbem.handler.invitation;

import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.notice.HouseNotice;
import pbem.notice.Recipient;
import pbem.player.AddressOwner;
import pbem.player.Player;
import pbem.repository.BoardFilter;
import pbem.repository.Challenge;
import pbem.repository.KeptPlaces;
import pbem.repository.Repositories;
import pbem.request.AddressRules;
import pbem.request.CommandContext;
import pbem.request.ProposedUserId;
import pbem.request.SignupMode;

/**
 * Writes to people whom a player knows only by address, and keeps a place for each. The mail contains no words of the
 * player, and nobody is told whether the address belongs to a player already.
 *
 * @param signup who may become a player
 */
public record FriendPost(Games games, AddressRules addresses, SignupMode signup) {

    static final int MOST_A_DAY = 5;

    private static final Duration BETWEEN_MAILS = Duration.ofDays(30);
    private static final Duration ADDRESS_KNOWN = Duration.ofDays(14);

    /** How long a mailbox is remembered, so that no second mail is sent while the first can still be answered. */
    private static final Duration MAILBOX_KNOWN = Duration.ofDays(90);

    private static final String ASKED = "friend";

    /** Whether a word is an address. */
    public static boolean isAddress(String word) {
        return word.indexOf('@') > 0;
    }

    /** Forgets addresses whose owners did not come. */
    public static void forget(Repositories repositories, Instant now) {
        repositories.keptPlaces().forget(now.minus(ADDRESS_KNOWN), now.minus(MAILBOX_KNOWN));
    }

    /** The places that are kept for a player. */
    public static List<KeptPlaces.KeptPlace> placesOf(Repositories repositories, Player player, Instant now) {
        return repositories.keptPlaces().of(player, now.minus(KeptPlaces.STANDING));
    }

    static int seatsKeptIn(CommandContext context, Challenge challenge) {
        return context.repositories()
                .keptPlaces()
                .inChallenge(challenge.number(), context.now().minus(KeptPlaces.STANDING));
    }

    /** Why a player may not invite these addresses; empty if they may. */
    public Optional<Refusal> objection(Repositories repositories, Player by, List<String> friends, Instant now) {
        if (signup == SignupMode.CLOSED || signup == SignupMode.INVITE) {
            return Optional.of(InvitationRefusal.NO_NEWCOMERS.of());
        }
        if (repositories.boards().count(BoardFilter.ALL.ofPlayer(by).onlyOpen(false)) == 0) {
            return Optional.of(InvitationRefusal.NO_GAME_FINISHED.of());
        }
        int asked = repositories.rates().count(who(by), ASKED, now.minus(Duration.ofDays(1)));
        if (asked + friends.size() > MOST_A_DAY) {
            return Optional.of(InvitationRefusal.TOO_MANY_FRIENDS.of(MOST_A_DAY, asked));
        }
        HashSet<String> mailboxes = new HashSet<>();
        for (String friend : friends) {
            Optional<Refusal> bad = addresses.objection(friend);
            if (bad.isPresent()) {
                return bad;
            }
            if (!mailboxes.add(AddressOwner.of(friend))
                    || repositories.keptPlaces().isNotToBeWritten(friend, now.minus(BETWEEN_MAILS))) {
                return Optional.of(InvitationRefusal.NOT_WRITTEN_TO.of(friend));
            }
        }
        return Optional.empty();
    }

    /**
     * Keeps a place for each address, and writes to it unless its owner has blocked the player.
     *
     * @param challenge its number; empty if the places are in a tournament
     */
    public void write(
            CommandContext context, List<String> friends, Game game, OptionalInt challenge, OptionalInt tournament) {
        Repositories repositories = context.repositories();
        Player by = context.player();
        for (String friend : friends) {
            int place = repositories
                    .keptPlaces()
                    .keep(by, friend, challenge, tournament, context.request().mail(), context.now());
            repositories.rates().note(who(by), ASKED, context.now());
            boolean unwanted = repositories
                    .players()
                    .at(friend)
                    .filter(owner -> repositories.blocks().isBlocked(owner, by))
                    .isPresent();
            if (!unwanted) {
                context.post(
                        Recipient.address(friend),
                        new HouseNotice.PlaceKept(
                                place,
                                by.user(),
                                game.name(),
                                challenge,
                                tournament,
                                userId(repositories, friend),
                                context.now().plus(KeptPlaces.STANDING)));
            }
        }
    }

    private String userId(Repositories repositories, String friend) {
        String local = friend.substring(0, friend.indexOf('@')).toLowerCase(Locale.ROOT);
        return ProposedUserId.of(local, games, repositories.players()).orElse("");
    }

    private static String who(Player by) {
        return "player " + by.id();
    }
}
