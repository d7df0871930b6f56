package pbem.command;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.game.Game;

/**
 * What a person asks for, read but not yet judged. A move stays raw text until the position reads it.
 *
 * <p>Where a board or challenge is optional, an empty one means "the one of the mail that is answered".
 */
public sealed interface Command {

    /** Wants nothing but information that anybody may have; needs no proof of who asks. */
    sealed interface Question extends Command {}

    /** Concerns the account of the sender. */
    sealed interface Account extends Command {}

    /** Concerns a board that is not there yet. */
    sealed interface Invitation extends Command {}

    /** Concerns a board under way. */
    sealed interface Play extends Command {}

    /**
     * {@code help [topic]}.
     *
     * @param topic empty for the overview; otherwise as typed
     */
    record Help(String topic) implements Question {}

    /** {@code list [game]}: the games, or the boards of one of them. */
    record ListGames(Optional<Game> game) implements Question {}

    /**
     * {@code show board[#ply] [thing]}.
     *
     * @param thing what on the board is to be explained by a picture, such as a cell whose piece may move; as typed
     */
    record Show(Optional<Game> game, int board, OptionalInt ply, Optional<String> thing) implements Question {}

    /** {@code signup user}. */
    record Signup(String user) implements Account {}

    /**
     * {@code game challenge user... [-option] [--term]}.
     *
     * @param users as typed, in the order of the seats; may begin with the sender, as the model's form does
     * @param options the game's parameters as typed, a flag with the empty value
     * @param terms the server's terms as typed, likewise
     */
    record Challenge(Game game, List<String> users, Map<String, String> options, Map<String, String> terms)
            implements Invitation {
        public Challenge {
            users = List.copyOf(users);
            options = Map.copyOf(options);
            terms = Map.copyOf(terms);
        }
    }

    /** {@code accept [challenge]}. */
    record Accept(OptionalInt challenge) implements Invitation {}

    /** {@code decline [challenge]}. */
    record Decline(OptionalInt challenge) implements Invitation {}

    /**
     * {@code [game] move board text[#ply]}, or a plain reply.
     *
     * @param text the move, raw
     * @param guard the number that this move is meant to have, counted from 1 over all players
     */
    record Move(Optional<Game> game, OptionalInt board, String text, OptionalInt guard) implements Play {}

    /** {@code [game] resign [board]}. */
    record Resign(Optional<Game> game, OptionalInt board) implements Play {}
}
