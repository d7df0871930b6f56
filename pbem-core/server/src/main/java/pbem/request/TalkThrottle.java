package pbem.request;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import pbem.game.Refusal;
import pbem.player.Player;
import pbem.repository.RateCounters;

/**
 * Counts and limits one player's words and challenges to others in the database, in all and for each reader. Words that
 * exceed the limit for one reader go to none, so that nobody gets only part of a conversation.
 *
 * @param from the speaker
 */
public record TalkThrottle(RateCounters rates, TalkLimits limits, Player from, Instant now) {

    private static final Duration HOUR = Duration.ofHours(1);
    private static final Duration DAY = Duration.ofDays(1);
    private static final String SAID = "said";
    private static final String CHALLENGED = "challenged";
    private static final String REACHED = "reached";
    private static final String FED_BACK = "fed back";
    private static final String WATCHED = "watched";

    static TalkThrottle of(CommandContext context) {
        return new TalkThrottle(
                context.repositories().rates(), context.limits().talk(), context.player(), context.now());
    }

    /**
     * Why the speaker may not challenge some players now, or take a seat with them; empty if they may. Counts nothing.
     */
    Optional<Refusal> objectionToChallenging(Collection<Player> to) {
        return spent(CHALLENGED, DAY, limits.challengesPerDay(), LimitRefusal.TOO_MANY_CHALLENGES::of)
                .or(() -> spent(
                        CHALLENGED,
                        others(to),
                        DAY,
                        limits.challengesToOnePerDay(),
                        LimitRefusal.TOO_MANY_CHALLENGES_TO_ONE::of));
    }

    void challenges(Collection<Player> to) {
        note(CHALLENGED, others(to));
    }

    /** Why the speaker may not begin to watch anything now; empty if they may, and it is then counted. */
    public Optional<Refusal> objectionToWatching() {
        Optional<Refusal> objection = spent(WATCHED, DAY, limits.watchingPerDay(), LimitRefusal.WATCHED_TOO_OFTEN::of);
        if (objection.isEmpty()) {
            note(WATCHED, List.of());
        }
        return objection;
    }

    Optional<Refusal> objectionToSaying() {
        return spent(SAID, HOUR, limits.mailsPerHour(), LimitRefusal.SAID_TOO_OFTEN::of);
    }

    Optional<Refusal> objectionToSayingTo(Collection<Player> to) {
        return spent(SAID, others(to), HOUR, limits.mailsToOnePerHour(), LimitRefusal.SAID_TO_ONE_TOO_OFTEN::of);
    }

    void says() {
        note(SAID, List.of());
    }

    void saysTo(Collection<Player> to) {
        others(to).forEach(player -> rates.note(who(), what(SAID, player), now));
    }

    /** Why some players may not get mails because of the speaker now; empty if they may. */
    Optional<Refusal> objectionToReaching(Collection<Player> to) {
        int readers = others(to).size();
        return readers == 0
                ? Optional.empty()
                : rates.noted(who(), REACHED, now.minus(HOUR), Math.max(0, limits.readersPerHour() - readers))
                        .map(oldest ->
                                LimitRefusal.REACHED_TOO_MANY.of(limits.readersPerHour(), toldIn(oldest.plus(HOUR))));
    }

    void reaches(Collection<Player> to) {
        others(to).forEach(player -> rates.note(who(), REACHED, now));
    }

    Optional<Refusal> objectionToFeedback() {
        return spent(FED_BACK, DAY, limits.feedbackPerDay(), LimitRefusal.FEEDBACK_TOO_OFTEN::of);
    }

    void feedsBack() {
        note(FED_BACK, List.of());
    }

    private void note(String what, List<Player> to) {
        rates.note(who(), what, now);
        to.forEach(player -> rates.note(who(), what(what, player), now));
    }

    private Optional<Refusal> spent(
            String what, List<Player> to, Duration time, int most, BiFunction<Integer, Instant, Refusal> refusal) {
        Stream<Refusal> objections =
                to.stream().flatMap(player -> spent(what(what, player), time, most, refusal).stream());
        return objections.findFirst();
    }

    private Optional<Refusal> spent(
            String what, Duration time, int most, BiFunction<Integer, Instant, Refusal> refusal) {
        return rates.noted(who(), what, now.minus(time), most - 1)
                .map(oldest -> refusal.apply(most, toldIn(oldest.plus(time))));
    }

    /** The time to tell, rounded up to a whole minute so that it is not too early. */
    private static Instant toldIn(Instant end) {
        return end.truncatedTo(ChronoUnit.MINUTES).plus(1, ChronoUnit.MINUTES);
    }

    private List<Player> others(Collection<Player> to) {
        return to.stream().filter(player -> player.id() != from.id()).toList();
    }

    private String who() {
        return "player " + from.id();
    }

    private static String what(String what, Player to) {
        return what + " to " + to.id();
    }
}
