package pbem.play;

import java.util.List;
import pbem.command.Verb;
import pbem.game.Reason;
import pbem.game.Refusal;
import pbem.repository.Outages;

/** The refusals about boards and challenges, except those by the rules of a game. */
public final class PlayRefusal {

    /** The secrets of the board have been told to everybody. */
    public static final Reason DISCLOSED = new Reason("play.disclosed");

    /** No board has that number. */
    public static final Reason NO_SUCH_BOARD = new Reason("play.no-such-board");

    /** The board's game is missing on this server. */
    public static final Reason GAME_MISSING = new Reason("play.game-missing");

    /** The board is of another game than the one named. */
    public static final Reason OTHER_GAME = new Reason("play.other-game");

    /** A move or a resignation does not name the board. */
    public static final Reason WHICH_BOARD = new Reason("play.which-board").aboutForm();

    /** The sender does not play on that board. */
    public static final Reason NOT_PLAYING = new Reason("play.not-playing");

    /** The game is over. */
    public static final Reason BOARD_CLOSED = new Reason("play.closed");

    /** Another player is on turn. */
    public static final Reason NOT_YOUR_TURN = new Reason("play.not-your-turn");

    /** The player has left this game, or lost their last piece, while others play on. */
    public static final Reason ALREADY_OUT = new Reason("play.already-out");

    /** A bare move answers a mail with an older position. */
    public static final Reason STALE_REPLY = new Reason("play.stale-reply");

    /** The move was meant for another move number. */
    public static final Reason WRONG_MOVE_NUMBER = new Reason("play.wrong-move-number");

    /** The board has not had that many moves. */
    public static final Reason NO_SUCH_MOVE = new Reason("play.no-such-move");

    /** A challenge names the challenger, or one person twice. */
    public static final Reason NAMED_TWICE = new Reason("play.named-twice");

    /** A challenge names nobody. */
    public static final Reason NOBODY_CHALLENGED = new Reason("play.nobody-challenged").aboutForm();

    /** No challenge waits for the player's answer. */
    public static final Reason NOTHING_TO_ANSWER = new Reason("play.nothing-to-answer");

    /** A yes or no answers a board mail, but there is no offer. */
    public static final Reason NOTHING_OFFERED = new Reason("play.nothing-offered");

    /** A plain yes or no answers no question. */
    public static final Reason NOTHING_ASKED = new Reason("play.nothing-asked");

    /** A plain yes or no answers a board mail without a question. */
    public static final Reason NOTHING_ASKED_ON = new Reason("play.nothing-asked-on");

    /** More than one challenge waits for the player's answer. */
    public static final Reason WHICH_CHALLENGE = new Reason("play.which-challenge");

    /** No challenge of that number was made to the player. */
    public static final Reason NO_SUCH_CHALLENGE = new Reason("play.no-such-challenge");

    /** The challenge is already settled. */
    public static final Reason CHALLENGE_SETTLED = new Reason("play.challenge-settled");

    /** The player has already accepted, and others have not answered yet. */
    public static final Reason ACCEPTED_ALREADY = new Reason("play.accepted-already");

    /** An answer to a challenge is neither yes nor no. */
    public static final Reason ACCEPT_OR_DECLINE = new Reason("play.accept-or-decline");

    /** An adjudication that gives results to more or fewer seats than there are, or to unknown players. */
    public static final Reason BAD_RESULT = new Reason("play.bad-result");

    /** A userid that nobody has; the text adds the nearest name. */
    public static final Reason NO_SUCH_PLAYER = new Reason("play.no-such-player").aboutForm();

    /** A userid that nobody has, and the one that it is probably a slip of. */
    public static final Reason NO_SUCH_PLAYER_DID_YOU_MEAN = new Reason("play.no-such-player-did-you-mean").aboutForm();

    private PlayRefusal() {}

    /** Why there is no board of that number, or its game is missing. */
    public static Refusal noBoard(Outages outages, int number) {
        return outages.missingGame(number)
                .map(game -> GAME_MISSING.of(number, game))
                .orElseGet(() -> NO_SUCH_BOARD.of(number));
    }

    public static Refusal whichChallenge(Verb verb, List<String> numbers) {
        return WHICH_CHALLENGE.of(numbers, verb.word(), numbers.get(0));
    }
}
