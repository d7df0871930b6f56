package pbem.repository;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Game;
import pbem.player.Player;
import pbem.rating.RatingRange;
import pbem.terms.Terms;

/** The invitations. */
public interface Challenges {

    /**
     * A challenge before it has a number.
     *
     * @param players those asked by name, the challenger among them, in the order of the seats
     * @param seats how many will play; more than players only if it is open to all, or if seats are kept for friends
     * @param strength how strong a player who takes a free seat must be; empty if that does not matter
     * @param expires when it ends unless it has become a game
     */
    record Proposal(
            Game game,
            Map<String, String> options,
            Terms terms,
            Player challenger,
            List<Player> players,
            int seats,
            boolean openToAll,
            Optional<RatingRange> strength,
            String comment,
            Instant expires) {

        public Proposal {
            options = Map.copyOf(options);
            players = List.copyOf(players);
        }

        /** The same with its free seats for those alone for whom they are kept, so long. */
        public Proposal keptUntil(Instant end) {
            return new Proposal(game, options, terms, challenger, players, seats, false, strength, comment, end);
        }

        /** The same for people who are so strong. */
        public Proposal among(Optional<RatingRange> wanted) {
            return new Proposal(game, options, terms, challenger, players, seats, openToAll, wanted, comment, expires);
        }
    }

    Optional<Challenge> numbered(int number);

    /** The one that a board came of; boards that an admin started have none. */
    Optional<Challenge> ofBoard(int board);

    /** Those still open in which that player was asked and has not answered, oldest first. */
    List<Challenge> waitingFor(Player player);

    /** Those still open that they made, were asked in or have a seat in, oldest first. */
    List<Challenge> openWith(Player player);

    /** Those still open in which anybody may take a seat, oldest first. */
    List<Challenge> seeks();

    /**
     * The oldest of them.
     *
     * @param game by name; empty for all games
     */
    List<Challenge> seeks(Optional<String> game, int most);

    /**
     * How many there are of them.
     *
     * @param game by name; empty for all games
     */
    int countSeeks(Optional<String> game);

    /**
     * Those who want to hear of seeks, and for whom one has been made since they were last told.
     *
     * @return ids of players
     */
    List<Long> seekListeners();

    /** What they were last told of seeks; empty if nothing. */
    Optional<SeeksTold> seeksTold(Player player);

    void note(Player player, SeeksTold told);

    /**
     * How far somebody knows of seeks.
     *
     * @param newest number of those that they were told of
     */
    record SeeksTold(int newest, Instant at) {}

    /** Those still open whose time is over, oldest first. */
    List<Challenge> expired(Instant now);

    /** The newest first, settled ones too. */
    List<Challenge> newest(int most);

    /** Writes down a new one; the challenger, who is one of the players, has accepted by making it. */
    Challenge make(Proposal proposal, Instant at);

    /** Somebody who was asked says yes. */
    Challenge accepted(Challenge challenge, Player by, String comment);

    /** Somebody takes a free seat. */
    Challenge joined(Challenge challenge, Player by, String comment);

    /** Somebody else is asked for a free seat. */
    Challenge asked(Challenge challenge, Player player);

    /** Somebody gives up the seat that they took, or does not want the one that they were asked for. */
    Challenge left(Challenge challenge, Player by);

    /** It will not become a game. */
    Challenge closed(Challenge challenge, Challenge.State state);

    Challenge started(Challenge challenge, int board);
}
