package pbem.record;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import pbem.game.Game;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.terms.Terms;

/**
 * A board as agreed at its start, with the players in its seats. Its events are in its {@link GameRecord}.
 *
 * @param number 101 or more, unique on this server
 * @param rulesVersion the version of the game's rules when the board started
 * @param players by seat, in order: those of the start, or of a later moment of its record
 * @param commitment the fingerprint of the seed as it was published at the start; empty for a game without chance, and
 *     for a board that began before this was kept
 * @param successors the players who took a seat over from another player at any time
 */
public record Board(
        int number,
        Game game,
        int rulesVersion,
        Setup setup,
        Terms terms,
        List<Player> players,
        Instant started,
        Optional<String> commitment,
        List<Player> successors) {

    public Board {
        players = List.copyOf(players);
        successors = successors.stream()
                .sorted(Comparator.comparingLong(Player::id))
                .toList(); // the order of events does not distinguish boards
    }

    /** A board whose players all still have their seats, as far as is known. */
    public Board(
            int number,
            Game game,
            int rulesVersion,
            Setup setup,
            Terms terms,
            List<Player> players,
            Instant started,
            Optional<String> commitment) {
        this(number, game, rulesVersion, setup, terms, players, started, commitment, List.of());
    }

    /** A board that begins now. */
    public static Board begun(int number, Game game, Setup setup, Terms terms, List<Player> players, Instant at) {
        Optional<String> commitment =
                game.hasChance() ? Optional.of(setup.seed().fingerprint()) : Optional.empty();
        return new Board(number, game, game.rulesVersion(), setup, terms, players, at, commitment);
    }

    /** This board, with further players who may take seats over. */
    public Board knowing(List<Player> more) {
        List<Player> all = new ArrayList<>(successors);
        more.stream().filter(player -> !all.contains(player)).forEach(all::add);
        return new Board(number, game, rulesVersion, setup, terms, players, started, commitment, all);
    }

    /** This board, with other players in its seats. */
    Board seating(List<Player> others) {
        return new Board(number, game, rulesVersion, setup, terms, others, started, commitment, successors);
    }

    public Player player(Seat seat) {
        return players.get(seat.index());
    }

    /** The seat of that player; empty for people who do not play here. */
    public Optional<Seat> seat(Player player) {
        return Seat.all(players.size()).stream()
                .filter(seat -> player(seat).id() == player.id())
                .findFirst();
    }

    /** {@code cholone board 101 (alice, bob)}, for the terminal. */
    public String heading() {
        return game.name() + " board " + number + " (" + users() + ")";
    }

    /** The heading in a reader's language: it never changes, so that all mails of a board are one thread. */
    public Phrase called() {
        return Phrase.of("play.heading", game.name(), number, users());
    }

    private String users() {
        return String.join(", ", players.stream().map(Player::user).toList());
    }
}
