package pbem.repository;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Game;
import pbem.player.Player;
import pbem.rating.RatingRange;
import pbem.terms.Terms;

/** The challenges. */
public interface Challenges {

    /**
     * A challenge before it has a number.
     *
     * @param players the invited players, the challenger included, in the order of the seats
     * @param seats the number of seats; more than the players only if it is open to all, or if seats are kept for
     *     friends
     * @param strength the required rating for a free seat; empty if there is none
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

        /** This proposal with its free seats reserved until that instant. */
        public Proposal keptUntil(Instant end) {
            return new Proposal(game, options, terms, challenger, players, seats, false, strength, comment, end);
        }

        /** This proposal for players within that range of ratings. */
        public Proposal among(Optional<RatingRange> wanted) {
            return new Proposal(game, options, terms, challenger, players, seats, openToAll, wanted, comment, expires);
        }
    }

    Optional<Challenge> numbered(int number);

    /** The challenge that a board came from; empty for boards that an admin started. */
    Optional<Challenge> ofBoard(int board);

    /** The open challenges that wait for that player's answer, oldest first. */
    List<Challenge> waitingFor(Player player);

    /** The open challenges that the player made, was invited to or has a seat in, oldest first. */
    List<Challenge> openWith(Player player);

    /** The open challenges in which anybody may take a seat, oldest first. */
    List<Challenge> seeks();

    /**
     * The oldest open challenges in which anybody may take a seat.
     *
     * @param game the name of a game; empty for all games
     */
    List<Challenge> seeks(Optional<String> game, int most);

    /**
     * How many there are of them.
     *
     * @param game the name of a game; empty for all games
     */
    int countSeeks(Optional<String> game);

    /**
     * The subscribers of seeks for whom there is a new seek since their last notice.
     *
     * @return ids of players
     */
    List<Long> seekListeners();

    /** What a subscriber was last told; empty if nothing. */
    Optional<SeeksTold> seeksTold(Player player);

    void note(Player player, SeeksTold told);

    /**
     * How far a subscriber knows the seeks.
     *
     * @param newest the highest number that they were told of
     */
    record SeeksTold(int newest, Instant at) {}

    /** The open challenges that have expired, oldest first. */
    List<Challenge> expired(Instant now);

    /** The newest challenges, settled ones included. */
    List<Challenge> newest(int most);

    /** Stores a new challenge; the challenger, who is one of the players, has accepted it. */
    Challenge make(Proposal proposal, Instant at);

    /** An invited player accepts. */
    Challenge accepted(Challenge challenge, Player by, String comment);

    /** A player takes a free seat. */
    Challenge joined(Challenge challenge, Player by, String comment);

    /** A player is invited to a free seat. */
    Challenge asked(Challenge challenge, Player player);

    /** A player gives up a seat, or declines it. */
    Challenge left(Challenge challenge, Player by);

    /** Closes a challenge that does not become a game. */
    Challenge closed(Challenge challenge, Challenge.State state);

    Challenge started(Challenge challenge, int board);
}
