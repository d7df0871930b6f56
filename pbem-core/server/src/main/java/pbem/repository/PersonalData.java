package pbem.repository;

import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import pbem.player.Player;

/** All data about a person: to hand it out, or to erase it. */
public interface PersonalData {

    /**
     * Ends the account and erases all that is about them or that they wrote: addresses, former settings, password,
     * blocks and limits of theirs or against them, vacations, plans, notes, what they watch, the mails in both
     * directions, and every word of theirs at boards, in remarks, messages and challenges, and as a director or an
     * officer. What was reported of them goes, and so do the reasons of what was decided about them. Their addresses
     * are taken out of what others wrote; mails of others that name them or repeat their words are cut to their
     * outcome, and mails to others that are not yet sent are written anew. Their userids stay, on the boards that they
     * played and so that nobody gets them, and their moves. They must not play any more and have no open challenge; a
     * player who is to be written a last time must be written to at their address, afterwards, by
     * {@link Notices#postLast}.
     *
     * <p>Out of reach are mails that were sent, backups, the log files of the server, and mails that wait to be
     * handled. Reads every mail that is kept, so it may take seconds.
     */
    void erase(Player player);

    /** The rows of one kind, the oldest first, each as JSON on one line; one at a time is held in memory. */
    void rows(Player player, Kind kind, Consumer<String> line);

    /**
     * The raw mails from and to the player, as far as they are still stored, one after the other. Reply addresses are
     * removed, so that a copy gives no power.
     *
     * @param mail takes a name such as {@code received/17.eml} and the bytes
     */
    void mails(Player player, BiConsumer<String, byte[]> mail);

    /** The kinds of data, each a file of the export. */
    enum Kind {
        PROFILE(
                "the account: your userid, since when you are here, whether you are a program, whether a password is set"
                        + " (it is kept as a hash only, which is not given to anybody)"),
        FORMER_USERIDS("userids that you had before; kept for ever, so that nobody else gets one"),
        ADDRESSES("your addresses, and whether mail to them arrived"),
        SANCTIONS("what you may not do for a while, since when and why"),
        AUDIT("what admins and moderators decided about you, and what you decided as one of them"),
        SETTINGS("what you chose with \"set\""),
        BROWSERS("the browsers in which you are told that you are to move, each at its push service"),
        BOARDS("the boards that you play or played; the record of each is in boards/"),
        WORDS("what you said with moves, offers and answers"),
        REMARKS("what you said at boards apart from moves, and to the admin"),
        REPORTS("what you reported to those who look after this server, and what they answered"),
        MESSAGES("what you wrote to other players, once for each reader"),
        CHALLENGES("challenges that you made, or that you were asked to take, with what you said"),
        KEPT_PLACES("places that you keep for friends, with their addresses as long as we know them"),
        WATCHED_BOARDS("the boards that you follow"),
        WATCHED_GAMES("the games that you follow"),
        BLOCKS("whom you have blocked"),
        RATINGS("your rating in each game"),
        RATED_BOARDS("what each board did to your rating"),
        LIMITS("how many boards you want to play at most"),
        LESSONS("the lessons that you take, how far you are and which you solved; counted from 0"),
        TOURNAMENTS("the tournaments that you entered, direct or were invited to"),
        TOURNAMENT_WORDS("what you decided in tournaments that you direct, and said to their players"),
        VACATIONS("your vacations"),
        TURNS("your turns under way"),
        QUEUED_MOVES("moves that you queued"),
        BOARD_NOTES("what you noted for yourself at boards"),
        SUBMITTED_MOVES("moves that you submitted and have not confirmed"),
        CONFIRMATIONS("commands in your name that we asked you to confirm"),
        DIGEST("what waits for your next digest"),
        REMINDERS("when you were last reminded"),
        SEEK_NEWS("when you were last told of open challenges, and up to which"),
        ROBOTS("when a robot last looked at a board of yours"),
        ANALYSES("the games whose analysis you wait for"),
        COUNTERS("what was counted of late to keep within the limits; forgotten after two days"),
        RECEIVED("mails that came from you, and what became of each line; those still whole are in mails/received/"),
        SENT("mails that went to you; those still whole are in mails/sent/");

        private final String meaning;

        Kind(String meaning) {
            this.meaning = meaning;
        }

        /** The meaning of the file, for its reader. */
        public String meaning() {
            return meaning;
        }

        /** The name of the file, such as {@code former-userids.json}. */
        public String file() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-') + ".json";
        }
    }
}
