package pbem.play.tournament;

import pbem.game.Reason;

/** Why something about a tournament was not done. */
public final class TournamentRefusal {

    /** No tournament has that number. */
    public static final Reason NO_SUCH_TOURNAMENT = new Reason("tournament.no-such");

    /** The player has already entered. */
    public static final Reason JOINED_ALREADY = new Reason("tournament.joined-already");

    /** The player who is to take a place is or was in the tournament. */
    public static final Reason IN_ALREADY = new Reason("tournament.in-already");

    /** The player who is to take a place could not enter the tournament. */
    public static final Reason NOT_ADMITTED = new Reason("tournament.not-admitted");

    /** The present stage has no such group or match. */
    public static final Reason NO_SUCH_GROUP = new Reason("tournament.no-such-group");

    /** The number of named players differs from the size of the group or board. */
    public static final Reason OTHER_SIZE = new Reason("tournament.other-size");

    /** A player would be in two groups, or twice in a round. */
    public static final Reason IN_TWO_GROUPS = new Reason("tournament.in-two-groups");

    /** The board decided who advanced, and the command does not say what happens to later stages. */
    public static final Reason DECIDED_WHO_WENT_ON = new Reason("tournament.decided-who-went-on");

    /** A ladder has no pairings to change. */
    public static final Reason LADDER_HAS_NO_ROUNDS = new Reason("tournament.ladder-has-no-rounds");

    /** The player left the tournament, or was taken out. */
    public static final Reason WAS_IN = new Reason("tournament.was-in");

    /** A named player is not in the tournament. */
    public static final Reason NOT_IN = new Reason("tournament.not-in");

    /** The speaker is not in the tournament. */
    public static final Reason YOU_ARE_NOT_IN = new Reason("tournament.you-are-not-in");

    /** A director gave no reason or message, which everybody concerned is to read. */
    public static final Reason NO_REASON = new Reason("tournament.no-reason");

    /** All places are taken. */
    public static final Reason FULL = new Reason("tournament.full");

    /** The tournament has begun. */
    public static final Reason BEGUN_ALREADY = new Reason("tournament.begun");

    /** The tournament has not begun. */
    public static final Reason NOT_BEGUN = new Reason("tournament.not-begun");

    /** The tournament is over. */
    public static final Reason OVER = new Reason("tournament.over");

    /** The tournament is paused, so nothing begins in it. */
    public static final Reason IS_PAUSED = new Reason("tournament.is-paused");

    /** The tournament is not paused, so it cannot be resumed. */
    public static final Reason NOT_PAUSED = new Reason("tournament.not-paused");

    /** Fewer players have entered than the tournament needs. */
    public static final Reason TOO_FEW = new Reason("tournament.too-few");

    /** The player was taken out of another tournament since they never moved. */
    public static final Reason BANNED = new Reason("tournament.banned");

    /** The tournament is for players of other ratings. */
    public static final Reason OUTSIDE_RATING = new Reason("tournament.outside-rating");

    /** The sender directs no tournament. */
    public static final Reason NOT_A_DIRECTOR = new Reason("tournament.not-a-director");

    /** As many of the director's tournaments wait for players as are allowed. */
    public static final Reason TOO_MANY_OPEN = new Reason("tournament.too-many-open");

    /** The sender does not direct the tournament. */
    public static final Reason NOT_DIRECTOR = new Reason("tournament.not-director");

    /** Directors may not decide about themselves, their opponents or their competitors. */
    public static final Reason OWN_TOURNAMENT = new Reason("tournament.own-tournament");

    /** The board does not belong to the tournament. */
    public static final Reason NOT_ITS_BOARD = new Reason("tournament.not-its-board");

    /** A board that is over cannot go on, since others were paired in its place. */
    public static final Reason NO_LONGER_COUNTS = new Reason("tournament.no-longer-counts");

    /** A board that is over would end again at once, since one of its players is out. */
    public static final Reason WOULD_END_AGAIN = new Reason("tournament.would-end-again");

    /** The player has moved, so nobody can take their place. */
    public static final Reason HAS_MOVED = new Reason("tournament.has-moved");

    /** The tournament is not a ladder, so it has no challenges. */
    public static final Reason NO_LADDER = new Reason("tournament.no-ladder");

    /** The challenged player is below the challenger or too far above, or one of the two has an open challenge. */
    public static final Reason OUT_OF_REACH = new Reason("tournament.out-of-reach");

    /** No kind of tournament has that name. */
    public static final Reason UNKNOWN_KIND = new Reason("tournament.unknown-kind").aboutForm();

    /** The game, the kind, the name or the size is missing. */
    public static final Reason INCOMPLETE = new Reason("tournament.incomplete").aboutForm();

    /** No setting has that name. */
    public static final Reason UNKNOWN_SETTING = new Reason("tournament.unknown-setting").aboutForm();

    /** The setting exists, but the value is not allowed. */
    public static final Reason BAD_SETTING = new Reason("tournament.bad-setting").aboutForm();

    /** A number is outside its limits. */
    public static final Reason BAD_NUMBER = new Reason("tournament.bad-number").aboutForm();

    /** Players can ask for a bye only in a Swiss tournament. */
    public static final Reason BYE_OF_SWISS = new Reason("tournament.bye-of-swiss");

    /** The player has already asked for a bye. */
    public static final Reason HAS_BYE = new Reason("tournament.has-bye");

    /** The round is already paired, or does not exist. */
    public static final Reason NO_BYE_IN_ROUND = new Reason("tournament.no-bye-in-round");

    /** All rounds are paired. */
    public static final Reason NO_BYE_ANY_MORE = new Reason("tournament.no-bye-any-more");

    /** As many players have asked for a bye in the round as are allowed. */
    public static final Reason TOO_MANY_BYES = new Reason("tournament.too-many-byes");

    /** With so many rounds, some of so many players would meet twice. */
    public static final Reason TOO_MANY_ROUNDS = new Reason("tournament.too-many-rounds");

    /** The kind of tournament determines its number of rounds, so none can be set. */
    public static final Reason ROUNDS_OF_SWISS = new Reason("tournament.rounds-of-swiss");

    /** The game or the kind of tournament does not allow that number of seats. */
    public static final Reason BAD_SEATS = new Reason("tournament.bad-seats");

    /** Only invited players can enter the tournament. */
    public static final Reason FOR_GUESTS = new Reason("tournament.for-guests");

    /**
     * Players cannot create a private tournament before they have finished a game, or soon after losing a tournament
     * game without a move.
     */
    public static final Reason NO_HOST = new Reason("tournament.no-host");

    /** A private tournament has more places than allowed. */
    public static final Reason TOO_MANY_GUESTS = new Reason("tournament.too-many-guests");

    /** A private tournament cannot be announced again when it is full. */
    public static final Reason GUESTS_ONCE = new Reason("tournament.guests-once");

    /** In a private tournament no player can replace another, since only those who accepted an invitation play. */
    public static final Reason GUESTS_SAY_YES = new Reason("tournament.guests-say-yes");

    private TournamentRefusal() {}
}
