package pbem.handler.talk;

import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import pbem.notice.ReplyTarget;
import pbem.notice.ReplyTarget.Unsubscribe.From;
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

    /** What a link leads to. */
    public enum State {
        RUNNING,
        ENDED,
        /** The link was valid before. */
        EXPIRED,
        INVALID
    }

    /**
     * The result for a link.
     *
     * @param words what to tell the player: of a running subscription, what its end would mean; empty for a link that
     *     is not valid
     */
    public record Answer(State state, Optional<Phrase> words) {

        private static Answer running(Phrase question) {
            return new Answer(State.RUNNING, Optional.of(question));
        }

        private static Answer ended(Phrase words) {
            return new Answer(State.ENDED, Optional.of(words));
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
            return new Answer(State.EXPIRED, Optional.empty());
        }
        return tokens.read(text, now)
                .flatMap(Named::by)
                .flatMap(work)
                .orElseGet(() -> new Answer(State.INVALID, Optional.empty()));
    }

    /** The subscription or kept place that a token names. */
    private interface Named {

        static Optional<Named> by(Token token) {
            return token.target() instanceof ReplyTarget.Unsubscribe left && left.from() == From.KEPT_PLACES
                    ? Optional.of(new OfPlace(left.number()))
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
                            .map(Answer::ended)
                            .orElseGet(() -> Answer.running(subscription.question(player))));
        }

        @Override
        public Optional<Answer> end(Repositories repositories) {
            return player(repositories).map(player -> Answer.ended(subscription.end(repositories, player)));
        }

        private Optional<Player> player(Repositories repositories) {
            return repositories.players().withId(playerId).filter(player -> player.state() == Player.State.ACTIVE);
        }
    }

    /** A mailbox for which a player keeps a place. */
    private record OfPlace(int number) implements Named {

        private static final Answer LEFT_ALONE = Answer.ended(Phrase.of("play.never-again"));

        @Override
        public Optional<Answer> look(Repositories repositories) {
            return repositories
                    .keptPlaces()
                    .isLeftAlone(number)
                    .map(alone -> alone ? LEFT_ALONE : Answer.running(Phrase.of("invitation.leave-alone")));
        }

        @Override
        public Optional<Answer> end(Repositories repositories) {
            return Optional.of(LEFT_ALONE)
                    .filter(done -> repositories.keptPlaces().leaveAlone(number));
        }
    }
}
