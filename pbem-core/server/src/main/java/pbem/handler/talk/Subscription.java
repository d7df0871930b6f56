package pbem.handler.talk;

import java.util.Optional;
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

    /** What a link for leaving was about; empty for what no such link is about. */
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
                return Optional.of(new Digests());
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
                return Optional.of(new Seeks());
            }

            @Override
            public Optional<Subscription> unsubscribeNews(ReplyTarget.UnsubscribeNews unsubscribe) {
                return Optional.of(new News());
            }

            @Override
            public Optional<Subscription> ofInvitation(ReplyTarget.OfInvitation invitation) {
                return Optional.empty();
            }
        });
    }

    /** What its end means to that player; changes nothing. */
    Phrase question(Player player);

    /** What to tell them if it has ended already; empty while it goes on. Changes nothing. */
    Optional<Phrase> ended(Repositories repositories, Player player);

    /**
     * Ends it for that player; whatever else they get goes on. Once more, or where it has ended already, it changes nothing.
     *
     * @return what to tell them
     */
    Phrase end(Repositories repositories, Player player);

    /** The mail of a day. */
    record Digests() implements Subscription {

        @Override
        public Phrase question(Player player) {
            return Phrase.of("clock.digest-ends", player.user());
        }

        @Override
        public Optional<Phrase> ended(Repositories repositories, Player player) {
            return repositories.preferences().of(player).digest() == Preferences.Digest.OFF
                    ? Optional.of(Phrase.of("clock.digest-is-off", player.user()))
                    : Optional.empty();
        }

        @Override
        public Phrase end(Repositories repositories, Player player) {
            PlayerPreferences preferences = repositories.preferences();
            preferences.set(player, preferences.of(player).with(Preferences.Digest.OFF));
            return Phrase.of("clock.digest-off");
        }
    }

    /** The mail that tells of open challenges. */
    record Seeks() implements Subscription {

        @Override
        public Phrase question(Player player) {
            return Phrase.of("invitation.seeks-end", player.user());
        }

        @Override
        public Optional<Phrase> ended(Repositories repositories, Player player) {
            return repositories.preferences().of(player).seeks()
                    ? Optional.empty()
                    : Optional.of(Phrase.of("invitation.seeks-are-off", player.user()));
        }

        @Override
        public Phrase end(Repositories repositories, Player player) {
            PlayerPreferences preferences = repositories.preferences();
            preferences.set(player, preferences.of(player).withSeeks(false));
            return Phrase.of("invitation.seeks-off");
        }
    }

    /** The mails that announce something to all. */
    record News() implements Subscription {

        @Override
        public Phrase question(Player player) {
            return Phrase.of("club.news-end", player.user());
        }

        @Override
        public Optional<Phrase> ended(Repositories repositories, Player player) {
            return repositories.preferences().of(player).news()
                    ? Optional.empty()
                    : Optional.of(Phrase.of("club.news-are-off", player.user()));
        }

        @Override
        public Phrase end(Repositories repositories, Player player) {
            PlayerPreferences preferences = repositories.preferences();
            preferences.set(player, preferences.of(player).withNews(false));
            return Phrase.of("club.news-off");
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
