package pbem.repository;

import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import pbem.phrase.Phrase;
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
        PROFILE("data.profile"),
        FORMER_USERIDS("data.former-userids"),
        ADDRESSES("data.addresses"),
        SANCTIONS("data.sanctions"),
        AUDIT("data.audit"),
        SETTINGS("data.settings"),
        BROWSERS("data.browsers"),
        BOARDS("data.boards"),
        WORDS("data.words"),
        REMARKS("data.remarks"),
        REPORTS("data.reports"),
        MESSAGES("data.messages"),
        CHALLENGES("data.challenges"),
        KEPT_PLACES("data.kept-places"),
        WATCHED_BOARDS("data.watched-boards"),
        WATCHED_GAMES("data.watched-games"),
        BLOCKS("data.blocks"),
        RATINGS("data.ratings"),
        RATED_BOARDS("data.rated-boards"),
        LIMITS("data.limits"),
        LESSONS("data.lessons"),
        TOURNAMENTS("data.tournaments"),
        TOURNAMENT_WORDS("data.tournament-words"),
        VACATIONS("data.vacations"),
        TURNS("data.turns"),
        QUEUED_MOVES("data.queued-moves"),
        BOARD_NOTES("data.board-notes"),
        SUBMITTED_MOVES("data.submitted-moves"),
        CONFIRMATIONS("data.confirmations"),
        DIGEST("data.digest"),
        REMINDERS("data.reminders"),
        SEEK_NEWS("data.seek-news"),
        ROBOTS("data.robots"),
        ANALYSES("data.analyses"),
        COUNTERS("data.counters"),
        RECEIVED("data.received"),
        SENT("data.sent");

        private final Phrase meaning;

        Kind(String meaning) {
            this.meaning = Phrase.of(meaning);
        }

        /** The meaning of the file, for its reader. */
        public Phrase meaning() {
            return meaning;
        }

        /** The name of the file, such as {@code former-userids.json}. */
        public String file() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-') + ".json";
        }
    }
}
