package pbem.repository;

import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import pbem.phrase.Phrase;
import pbem.player.Player;

/** All data about a person: to hand it out, or to erase it. */
public interface PersonalData {

    /**
     * Ends an account and erases everything about the person or by them: addresses, settings, password, blocks and
     * limits by or against them, vacations, plans, notes, watched boards, the mails in both directions, and all their
     * words at boards, in remarks, messages and challenges, and as a director or an officer. Reports about them and the
     * reasons of decisions about them are erased, too. Their addresses are removed from the words of others. Mails of
     * others that name them or repeat their words are cut to their outcome, and unsent mails to others are written
     * again. Their moves and their userids stay; nobody else gets the userids. The person must have no game under way
     * and no open challenge. A last mail to the person is posted afterwards, to their address, by
     * {@link Notices#postLast}.
     *
     * <p>Sent mails, backups, the log files of the server, and mails that wait to be handled cannot be erased. Reads
     * every stored mail, so it may take seconds.
     */
    void erase(Player player);

    /** The rows of one kind, the oldest first, each as JSON on one line; one at a time is held in memory. */
    void rows(Player player, Kind kind, Consumer<String> line);

    /**
     * The raw mails from and to the player, as far as they are still stored, one after the other. Reply addresses are
     * removed, so that nobody can play by a copy.
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
