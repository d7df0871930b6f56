package pbem.play.tournament;

import pbem.game.Reason;

/** Why something about a tournament was not done. */
public final class TournamentRefusal {

    /** No tournament has that number. */
    public static final Reason NO_SUCH_TOURNAMENT = new Reason("tournament.no-such");

    /** They entered before. */
    public static final Reason JOINED_ALREADY = new Reason("tournament.joined-already");

    /** Somebody else, who should take a place in it, is or was in it. */
    public static final Reason IN_ALREADY = new Reason("tournament.in-already");

    /** Somebody else, who should take a place in it, could not enter it. */
    public static final Reason NOT_ADMITTED = new Reason("tournament.not-admitted");

    /** The present stage has no such group or match. */
    public static final Reason NO_SUCH_GROUP = new Reason("tournament.no-such-group");

    /** A group keeps its size, and a board its seats. */
    public static final Reason OTHER_SIZE = new Reason("tournament.other-size");

    /** Somebody would play in two groups, or twice in a round. */
    public static final Reason IN_TWO_GROUPS = new Reason("tournament.in-two-groups");

    /** Somebody went on by that board, and it was not said what becomes of that. */
    public static final Reason DECIDED_WHO_WENT_ON = new Reason("tournament.decided-who-went-on");

    /** Nobody can be paired by hand on a ladder. */
    public static final Reason LADDER_HAS_NO_ROUNDS = new Reason("tournament.ladder-has-no-rounds");

    /** They left it, or were taken out. */
    public static final Reason WAS_IN = new Reason("tournament.was-in");

    /** They are not in it. */
    public static final Reason NOT_IN = new Reason("tournament.not-in");

    /** The speaker is not in it. */
    public static final Reason YOU_ARE_NOT_IN = new Reason("tournament.you-are-not-in");

    /** A director gave no reason or message, which everybody concerned is to read. */
    public static final Reason NO_REASON = new Reason("tournament.no-reason");

    /** All places are taken. */
    public static final Reason FULL = new Reason("tournament.full");

    /** It has begun. */
    public static final Reason BEGUN_ALREADY = new Reason("tournament.begun");

    /** It has not begun. */
    public static final Reason NOT_BEGUN = new Reason("tournament.not-begun");

    /** It is over. */
    public static final Reason OVER = new Reason("tournament.over");

    /** Nothing begins in it at present. */
    public static final Reason IS_PAUSED = new Reason("tournament.is-paused");

    /** There is nothing to resume. */
    public static final Reason NOT_PAUSED = new Reason("tournament.not-paused");

    /** Not so many have entered as it needs. */
    public static final Reason TOO_FEW = new Reason("tournament.too-few");

    /** The player was taken out of another tournament since they never moved. */
    public static final Reason BANNED = new Reason("tournament.banned");

    /** The tournament is for players of other ratings. */
    public static final Reason OUTSIDE_RATING = new Reason("tournament.outside-rating");

    /** The sender directs no tournament. */
    public static final Reason NOT_A_DIRECTOR = new Reason("tournament.not-a-director");

    /** So many of their tournaments wait for players. */
    public static final Reason TOO_MANY_OPEN = new Reason("tournament.too-many-open");

    /** They do not direct it. */
    public static final Reason NOT_DIRECTOR = new Reason("tournament.not-director");

    /** A director may not decide about themselves, their opponents or their rivals. */
    public static final Reason OWN_TOURNAMENT = new Reason("tournament.own-tournament");

    /** The board does not belong to the tournament. */
    public static final Reason NOT_ITS_BOARD = new Reason("tournament.not-its-board");

    /** A board that is over cannot go on, since others were paired in its place. */
    public static final Reason NO_LONGER_COUNTS = new Reason("tournament.no-longer-counts");

    /** A board that is over would end again at once, since one of its players is out. */
    public static final Reason WOULD_END_AGAIN = new Reason("tournament.would-end-again");

    /** They have moved, so that nobody can take their place. */
    public static final Reason HAS_MOVED = new Reason("tournament.has-moved");

    /** Challenges are for ladders. */
    public static final Reason NO_LADDER = new Reason("tournament.no-ladder");

    /** They stand below, or too far above, or one of the two has a challenge open. */
    public static final Reason OUT_OF_REACH = new Reason("tournament.out-of-reach");

    /** No such kind. */
    public static final Reason UNKNOWN_KIND = new Reason("tournament.unknown-kind").aboutForm();

    /** The game, the kind, the name or the size is missing. */
    public static final Reason INCOMPLETE = new Reason("tournament.incomplete").aboutForm();

    /** No such setting. */
    public static final Reason UNKNOWN_SETTING = new Reason("tournament.unknown-setting").aboutForm();

    /** The setting exists, the value does not fit. */
    public static final Reason BAD_SETTING = new Reason("tournament.bad-setting").aboutForm();

    /** A number that does not fit. */
    public static final Reason BAD_NUMBER = new Reason("tournament.bad-number").aboutForm();

    /** Players can ask for a bye only in a Swiss tournament. */
    public static final Reason BYE_OF_SWISS = new Reason("tournament.bye-of-swiss");

    /** They have asked for one before. */
    public static final Reason HAS_BYE = new Reason("tournament.has-bye");

    /** That round is paired, or there is no such round. */
    public static final Reason NO_BYE_IN_ROUND = new Reason("tournament.no-bye-in-round");

    /** All rounds are paired. */
    public static final Reason NO_BYE_ANY_MORE = new Reason("tournament.no-bye-any-more");

    /** So many have asked for a bye in that round. */
    public static final Reason TOO_MANY_BYES = new Reason("tournament.too-many-byes");

    /** So many rounds cannot be played by so many without that some meet twice. */
    public static final Reason TOO_MANY_ROUNDS = new Reason("tournament.too-many-rounds");

    /** A number of rounds, for a kind that knows its rounds itself. */
    public static final Reason ROUNDS_OF_SWISS = new Reason("tournament.rounds-of-swiss");

    /** The game has not so many seats, or the kind has others. */
    public static final Reason BAD_SEATS = new Reason("tournament.bad-seats");

    /** It is for those alone who are invited. */
    public static final Reason FOR_GUESTS = new Reason("tournament.for-guests");

    /** A player who has finished no game, or lately never moved in a tournament, cannot invite to one. */
    public static final Reason NO_HOST = new Reason("tournament.no-host");

    /** One for guests that is larger than a circle of friends. */
    public static final Reason TOO_MANY_GUESTS = new Reason("tournament.too-many-guests");

    /** One for guests of which another one like it would be announced to all. */
    public static final Reason GUESTS_ONCE = new Reason("tournament.guests-once");

    /** In one for guests nobody takes the place of another: they did not say yes. */
    public static final Reason GUESTS_SAY_YES = new Reason("tournament.guests-say-yes");

    private TournamentRefusal() {}
}
