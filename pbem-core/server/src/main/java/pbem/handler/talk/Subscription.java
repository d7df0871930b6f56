package pbem.handler.talk;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.player.Preference;
import pbem.player.Preferences;
import pbem.repository.Interest;
import pbem.repository.PlayerPreferences;
import pbem.repository.Repositories;
import pbem.repository.Watchers;

/** A subscription to mails that are not written to the player in person. The player can end it with one click. */
public sealed interface Subscription {

    /** The subscription that a link's target ends; empty if the target is not the end of a player's subscription. */
    static Optional<Subscription> leftBy(ReplyTarget target) {
        if (!(target instanceof ReplyTarget.Unsubscribe left)) {
            return Optional.empty();
        }
        return switch (left.from()) {
            case DIGESTS -> Optional.of(DIGESTS);
            case WATCHED_BOARD -> Optional.of(new Watching(left.number()));
            case SEEKS -> Optional.of(SEEKS);
            case NEWS -> Optional.of(NEWS);
            case KEPT_PLACES -> Optional.empty();
        };
    }

    /** The question that tells the player what the end of the subscription means. Changes nothing. */
    Phrase question(Player player);

    /** The words for a player whose subscription has already ended; empty if it has not. Changes nothing. */
    Optional<Phrase> ended(Repositories repositories, Player player);

    /**
     * Ends this subscription of the player and no other. If it has already ended, nothing changes.
     *
     * @return what to tell the player
     */
    Phrase end(Repositories repositories, Player player);

    /** The daily digest. */
    Subscription DIGESTS = new Wanted(
            preferences -> preferences.digest() != Preferences.Digest.OFF,
            preferences -> preferences.with(Preference.DIGEST, Preferences.Digest.OFF),
            new Words("clock.digest-ends", "clock.digest-is-off", "clock.digest-off"));

    /** The mails about open challenges. */
    Subscription SEEKS = new Wanted(
            Preferences::seeks,
            preferences -> preferences.with(Preference.SEEKS, false),
            new Words("invitation.seeks-end", "invitation.seeks-are-off", "invitation.seeks-off"));

    /** The mails with announcements to all. */
    Subscription NEWS = new Wanted(
            Preferences::news,
            preferences -> preferences.with(Preference.NEWS, false),
            new Words("club.news-end", "club.news-are-off", "club.news-off"));

    /**
     * The keys of the texts before the end of a subscription, after it has ended, and at its end; the first two texts
     * have the userid.
     */
    record Words(String question, String ended, String end) {}

    /** Mails that players choose in their preferences. */
    record Wanted(Predicate<Preferences> wanted, UnaryOperator<Preferences> without, Words words)
            implements Subscription {

        @Override
        public Phrase question(Player player) {
            return Phrase.of(words.question(), player.user());
        }

        @Override
        public Optional<Phrase> ended(Repositories repositories, Player player) {
            return wanted.test(repositories.preferences().of(player))
                    ? Optional.empty()
                    : Optional.of(Phrase.of(words.ended(), player.user()));
        }

        @Override
        public Phrase end(Repositories repositories, Player player) {
            PlayerPreferences preferences = repositories.preferences();
            preferences.set(player, without.apply(preferences.of(player)));
            return Phrase.of(words.end());
        }
    }

    /**
     * The mails about a board that the player watches by itself or as a board of a watched game. At its end the rest of
     * the game is still watched.
     */
    record Watching(int board) implements Subscription {

        @Override
        public Phrase question(Player player) {
            return Phrase.of("watch.board-ends", player.user(), board);
        }

        @Override
        public Optional<Phrase> ended(Repositories repositories, Player player) {
            boolean goesOn = repositories
                    .boards()
                    .record(board)
                    .flatMap(record -> repositories.watchers().interest(player, record.board()))
                    .filter(interest -> interest != Interest.NOTHING)
                    .isPresent();
            return goesOn ? Optional.empty() : Optional.of(Phrase.of("watch.board-is-ended", player.user(), board));
        }

        @Override
        public Phrase end(Repositories repositories, Player player) {
            Watchers watchers = repositories.watchers();
            watchers.forget(player, board);
            boolean byItsGame = repositories
                    .boards()
                    .record(board)
                    .flatMap(record -> watchers.interest(player, record.board()))
                    .isPresent();
            if (byItsGame) {
                watchers.watch(player, board, Interest.NOTHING);
            }
            return Phrase.of("watch.board-ended", board);
        }
    }
}
