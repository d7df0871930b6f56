package pbem.handler.talk;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.player.Preferences;
import pbem.repository.Interest;
import pbem.repository.PlayerPreferences;
import pbem.repository.Repositories;
import pbem.repository.Watchers;

/** What somebody gets mails by that nobody wrote to them, and that one click of theirs ends. */
public sealed interface Subscription {

    /** What a link for leaving was about; empty for what no such link of a player is about. */
    static Optional<Subscription> leftBy(ReplyTarget target) {
        return target.match(new ReplyTarget.Cases<>() {
            @Override
            public Optional<Subscription> none(ReplyTarget.None none) {
                return Optional.empty();
            }

            @Override
            public Optional<Subscription> ofBoard(ReplyTarget.OfBoard board) {
                return Optional.empty();
            }

            @Override
            public Optional<Subscription> ofChallenge(ReplyTarget.OfChallenge challenge) {
                return Optional.empty();
            }

            @Override
            public Optional<Subscription> ofConfirmation(ReplyTarget.OfConfirmation confirmation) {
                return Optional.empty();
            }

            @Override
            public Optional<Subscription> unsubscribe(ReplyTarget.Unsubscribe unsubscribe) {
                return Optional.of(DIGESTS);
            }

            @Override
            public Optional<Subscription> unwatch(ReplyTarget.Unwatch unwatch) {
                return Optional.of(new Watching(unwatch.board()));
            }

            @Override
            public Optional<Subscription> ofLesson(ReplyTarget.OfLesson lesson) {
                return Optional.empty();
            }

            @Override
            public Optional<Subscription> unsubscribeSeeks(ReplyTarget.UnsubscribeSeeks unsubscribe) {
                return Optional.of(SEEKS);
            }

            @Override
            public Optional<Subscription> unsubscribeNews(ReplyTarget.UnsubscribeNews unsubscribe) {
                return Optional.of(NEWS);
            }

            @Override
            public Optional<Subscription> ofInvitation(ReplyTarget.OfInvitation invitation) {
                return Optional.empty();
            }

            @Override
            public Optional<Subscription> ofMessage(ReplyTarget.OfMessage message) {
                return Optional.empty();
            }

            @Override
            public Optional<Subscription> leaveAlone(ReplyTarget.LeaveAlone alone) {
                return Optional.empty();
            }
        });
    }

    /** What its end means to that player; changes nothing. */
    Phrase question(Player player);

    /** What to tell them if it has ended already; empty while it goes on. Changes nothing. */
    Optional<Phrase> ended(Repositories repositories, Player player);

    /**
     * Ends it for that player; all else that they get goes on. Once more, or where it has ended already, it changes
     * nothing.
     *
     * @return what to tell them
     */
    Phrase end(Repositories repositories, Player player);

    /** The mail of a day. */
    Subscription DIGESTS = new Wanted(
            preferences -> preferences.digest() != Preferences.Digest.OFF,
            preferences -> preferences.with(Preferences.Digest.OFF),
            new Words("clock.digest-ends", "clock.digest-is-off", "clock.digest-off"));

    /** The mail that tells of open challenges. */
    Subscription SEEKS = new Wanted(
            Preferences::seeks,
            preferences -> preferences.withSeeks(false),
            new Words("invitation.seeks-end", "invitation.seeks-are-off", "invitation.seeks-off"));

    /** The mails that announce something to all. */
    Subscription NEWS = new Wanted(
            Preferences::news,
            preferences -> preferences.withNews(false),
            new Words("club.news-end", "club.news-are-off", "club.news-off"));

    /** What is said before its end, once it has ended before, and at its end; the first two with the userid. */
    record Words(String question, String ended, String end) {}

    /** Mails that go to those who want them, by their preferences. */
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

    /** The mails about a board, by itself or as one of a game that they go on watching. */
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
