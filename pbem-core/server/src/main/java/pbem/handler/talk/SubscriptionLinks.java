package pbem.handler.talk;

import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.token.Token;
import pbem.token.Tokens;

/**
 * Handles the links in mails that end a subscription, for the web site that serves them. The token in the link is the
 * only proof. Safe for any thread.
 */
public record SubscriptionLinks(Transactions transactions, Tokens tokens) {

    /** The result for a link. */
    public sealed interface Answer {

        /** Applies the function for the case. */
        <R> R match(
                Function<? super Running, ? extends R> running,
                Function<? super Ended, ? extends R> ended,
                Function<? super Invalid, ? extends R> invalid);

        /** @param question tells what the end of the subscription would mean */
        record Running(Phrase question) implements Answer {
            @Override
            public <R> R match(
                    Function<? super Running, ? extends R> running,
                    Function<? super Ended, ? extends R> ended,
                    Function<? super Invalid, ? extends R> invalid) {
                return running.apply(this);
            }
        }

        /** @param words what to tell the player */
        record Ended(Phrase words) implements Answer {
            @Override
            public <R> R match(
                    Function<? super Running, ? extends R> running,
                    Function<? super Ended, ? extends R> ended,
                    Function<? super Invalid, ? extends R> invalid) {
                return ended.apply(this);
            }
        }

        /**
         * The link is not valid.
         *
         * @param expired whether it was valid before
         */
        record Invalid(boolean expired) implements Answer {
            @Override
            public <R> R match(
                    Function<? super Running, ? extends R> running,
                    Function<? super Ended, ? extends R> ended,
                    Function<? super Invalid, ? extends R> invalid) {
                return invalid.apply(this);
            }
        }
    }

    /** The state of a link's subscription. Changes nothing. */
    public Answer look(String token, Instant now) {
        return answered(token, now, named -> transactions.read(named::look));
    }

    /** Ends a link's subscription; the link may be used repeatedly. */
    public Answer end(String token, Instant now) {
        return answered(token, now, named -> transactions.change(named::end));
    }

    private Answer answered(String text, Instant now, Function<Named, Optional<Answer>> work) {
        if (tokens.examine(text, now).kind() == Tokens.Kind.EXPIRED) {
            return new Answer.Invalid(true);
        }
        return tokens.read(text, now).flatMap(Named::by).flatMap(work).orElseGet(() -> new Answer.Invalid(false));
    }

    /** The subscription or kept place that a token names. */
    private interface Named {

        static Optional<Named> by(Token token) {
            return token.target() instanceof ReplyTarget.LeaveAlone alone
                    ? Optional.of(new OfPlace(alone.place()))
                    : Subscription.leftBy(token.target())
                            .map(subscription -> new OfPlayer(subscription, token.player()));
        }

        /** The state; empty if the player or place no longer exists. */
        Optional<Answer> look(Repositories repositories);

        Optional<Answer> end(Repositories repositories);
    }

    private record OfPlayer(Subscription subscription, long playerId) implements Named {

        @Override
        public Optional<Answer> look(Repositories repositories) {
            return player(repositories)
                    .map(player -> subscription
                            .ended(repositories, player)
                            .<Answer>map(Answer.Ended::new)
                            .orElseGet(() -> new Answer.Running(subscription.question(player))));
        }

        @Override
        public Optional<Answer> end(Repositories repositories) {
            return player(repositories).map(player -> new Answer.Ended(subscription.end(repositories, player)));
        }

        private Optional<Player> player(Repositories repositories) {
            return repositories.players().withId(playerId).filter(player -> player.state() == Player.State.ACTIVE);
        }
    }

    /** A mailbox for which a player keeps a place. */
    private record OfPlace(int number) implements Named {

        private static final Answer LEFT_ALONE = new Answer.Ended(Phrase.of("play.never-again"));

        @Override
        public Optional<Answer> look(Repositories repositories) {
            return repositories
                    .keptPlaces()
                    .isLeftAlone(number)
                    .map(alone -> alone ? LEFT_ALONE : new Answer.Running(Phrase.of("invitation.leave-alone")));
        }

        @Override
        public Optional<Answer> end(Repositories repositories) {
            return Optional.of(LEFT_ALONE)
                    .filter(done -> repositories.keptPlaces().leaveAlone(number));
        }
    }
}
