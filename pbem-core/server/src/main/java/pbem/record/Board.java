package pbem.record;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.game.Game;
import pbem.game.Seat;
import pbem.game.Setup;
import pbem.player.Player;
import pbem.terms.Terms;

/**
 * A board as it was started; what happened since is its {@link GameRecord}.
 *
 * @param number 101 or more, unique on this server
 * @param rulesVersion of the game when the board started
 * @param players by seat, in order
 * @param commitment the fingerprint of the seed as it was published at the start; empty for a game without chance, and
 *     for a board that began before this was kept
 */
public record Board(
        int number,
        Game game,
        int rulesVersion,
        Setup setup,
        Terms terms,
        List<Player> players,
        Instant started,
        Optional<String> commitment) {

    public Board {
        players = List.copyOf(players);
    }

    /** A board that begins now. */
    public static Board begun(int number, Game game, Setup setup, Terms terms, List<Player> players, Instant at) {
        Optional<String> commitment =
                game.hasChance() ? Optional.of(setup.seed().fingerprint()) : Optional.empty();
        return new Board(number, game, game.rulesVersion(), setup, terms, players, at, commitment);
    }

    public Player player(Seat seat) {
        return players.get(seat.index());
    }

    /** Where that player sits; empty for everybody who does not play here. */
    public Optional<Seat> seat(Player player) {
        return Seat.all(players.size()).stream()
                .filter(seat -> player(seat).id() == player.id())
                .findFirst();
    }

    /** {@code cholone board 101 (alice, bob)}: the same for the whole game, so that its mails are one thread. */
    public String heading() {
        return game.name() + " board " + number + " ("
                + String.join(", ", players.stream().map(Player::user).toList()) + ")";
    }
}
