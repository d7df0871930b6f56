package pbem.handler.play;

import java.util.List;

/**
 * A guest's game in the form that the guest's page stores; the server does not store it.
 *
 * @param game its name
 * @param nonce a value unique to the game; its chance is derived from the nonce and a secret of the server
 * @param moves the moves played so far, canonical
 * @param signature the server's signature of the other components
 */
public record GuestGame(String game, String nonce, List<String> moves, String signature) {

    public GuestGame {
        moves = List.copyOf(moves);
    }
}
