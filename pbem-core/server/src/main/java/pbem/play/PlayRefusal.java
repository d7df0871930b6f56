package pbem.play;

import java.util.List;
import pbem.command.Verb;
import pbem.game.Reason;
import pbem.game.Refusal;
import pbem.repository.Outages;

/** Why something about a board or a challenge was not done, the rules of the game apart. */
public final class PlayRefusal {

    /** The secrets of the board have been told to everybody. */
    public static final Reason DISCLOSED = new Reason("play.disclosed");

    /** No board has that number. */
    public static final Reason NO_SUCH_BOARD = new Reason("play.no-such-board");

    /** The board is of a game that the server does not have now. */
    public static final Reason GAME_MISSING = new Reason("play.game-missing");

    /** The board is of another game than the one named. */
    public static final Reason OTHER_GAME = new Reason("play.other-game");

    /** A move or a resignation that does not say where. */
    public static final Reason WHICH_BOARD = new Reason("play.which-board").aboutForm();

    /** They do not play there. */
    public static final Reason NOT_PLAYING = new Reason("play.not-playing");

    /** The game is over. */
    public static final Reason BOARD_CLOSED = new Reason("play.closed");

    /** Another player is on turn. */
    public static final Reason NOT_YOUR_TURN = new Reason("play.not-your-turn");

    /** They have left this game, or lost their last piece, while others play on. */
    public static final Reason ALREADY_OUT = new Reason("play.already-out");

    /** A bare move in answer to a mail that shows the board as it was before. */
    public static final Reason STALE_REPLY = new Reason("play.stale-reply");

    /** The move was meant to be another one by number. */
    public static final Reason WRONG_MOVE_NUMBER = new Reason("play.wrong-move-number");

    /** The board has not had that many moves. */
    public static final Reason NO_SUCH_MOVE = new Reason("play.no-such-move");

    /** A challenge of oneself, or of one person twice. */
    public static final Reason NAMED_TWICE = new Reason("play.named-twice");

    /** A challenge of nobody. */
    public static final Reason NOBODY_CHALLENGED = new Reason("play.nobody-challenged").aboutForm();

    /** Nobody waits for their answer. */
    public static final Reason NOTHING_TO_ANSWER = new Reason("play.nothing-to-answer");

    /** A yes or no in answer to a board mail, where nobody has offered anything. */
    public static final Reason NOTHING_OFFERED = new Reason("play.nothing-offered");

    /** A plain yes or no that answers no mail in which anything was asked. */
    public static final Reason NOTHING_ASKED = new Reason("play.nothing-asked");

    /** The same in answer to a mail of a board. */
    public static final Reason NOTHING_ASKED_ON = new Reason("play.nothing-asked-on");

    /** More than one challenge waits for their answer. */
    public static final Reason WHICH_CHALLENGE = new Reason("play.which-challenge");

    /** No challenge of that number was made to them. */
    public static final Reason NO_SUCH_CHALLENGE = new Reason("play.no-such-challenge");

    /** It was answered, or started, before. */
    public static final Reason CHALLENGE_SETTLED = new Reason("play.challenge-settled");

    /** They said yes before, and others have not answered yet. */
    public static final Reason ACCEPTED_ALREADY = new Reason("play.accepted-already");

    /** Something else than yes or no in answer to a challenge. */
    public static final Reason ACCEPT_OR_DECLINE = new Reason("play.accept-or-decline");

    /** An adjudication that gives results to more or fewer seats than there are, or to unknown players. */
    public static final Reason BAD_RESULT = new Reason("play.bad-result");

    /** A userid that nobody has; the nearest name is found when it is said. */
    public static final Reason NO_SUCH_PLAYER = new Reason("play.no-such-player").aboutForm();

    /** A userid that nobody has, and the one that it is probably a slip of. */
    public static final Reason NO_SUCH_PLAYER_DID_YOU_MEAN = new Reason("play.no-such-player-did-you-mean").aboutForm();

    private PlayRefusal() {}

    /** Why a board of that number cannot be had. */
    public static Refusal noBoard(Outages outages, int number) {
        return outages.missingGame(number)
                .map(game -> GAME_MISSING.of(number, game))
                .orElseGet(() -> NO_SUCH_BOARD.of(number));
    }

    public static Refusal whichChallenge(Verb verb, List<String> numbers) {
        return WHICH_CHALLENGE.of(numbers, verb.word(), numbers.get(0));
    }
}
