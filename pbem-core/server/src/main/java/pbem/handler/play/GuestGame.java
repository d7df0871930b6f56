package pbem.handler.play;

import java.util.List;

/**
 * A game of somebody without an account, as their page carries it: the server keeps none.
 *
 * @param game its name
 * @param nonce what tells it from all others, from which its chance comes with a secret of the server's
 * @param moves played so far, canonical
 * @param signature of all of that
 */
public record GuestGame(String game, String nonce, List<String> moves, String signature) {

    public GuestGame {
        moves = List.copyOf(moves);
    }
}
