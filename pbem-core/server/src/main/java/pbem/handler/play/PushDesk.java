package pbem.handler.play;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import pbem.notice.HouseNotice;
import pbem.notice.Notice.Answer;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.player.Preference;
import pbem.player.Preferences;
import pbem.player.PushEndpoint;
import pbem.repository.PushEndpoints;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.token.Pass;
import pbem.token.Tokens;

/**
 * Manages the browsers that notify the holder of a {@link Pass} of their turn. Notices are derived from the turns under
 * way, so a move itself costs no extra work. Safe for any thread.
 */
public record PushDesk(Transactions transactions, Tokens tokens) {

    /** The most browsers that a player may add in a day, since each brings a mail. */
    private static final int MOST_A_DAY = 10;

    private static final String ADDED = "push";

    /** The result of adding a browser. */
    public enum Addition {
        DONE,
        TOO_MANY,
        /** The player has added too many today. */
        TOO_OFTEN
    }

    /**
     * Adds a browser, and tells its owner by mail. If the owner's notices were off, they become silent ones.
     *
     * @return empty if the pass is not valid
     */
    public Optional<Addition> add(String pass, PushEndpoint endpoint, Instant now) {
        return holding(pass, now, (repositories, player) -> add(repositories, player, endpoint, now));
    }

    private static Addition add(Repositories repositories, Player player, PushEndpoint endpoint, Instant now) {
        List<PushEndpoint> present = repositories.pushEndpoints().of(player);
        boolean known = present.stream().anyMatch(one -> one.url().equals(endpoint.url()));
        String who = "player " + player.id();
        if (!known) {
            if (present.size() >= PushEndpoint.MOST) {
                return Addition.TOO_MANY;
            }
            if (repositories.rates().count(who, ADDED, now.minus(Duration.ofDays(1))) >= MOST_A_DAY) {
                return Addition.TOO_OFTEN;
            }
            repositories.rates().note(who, ADDED, now);
            repositories
                    .notices()
                    .post(
                            Recipient.player(player),
                            new HouseNotice.ClubNews(
                                    Phrase.of("setting.browser-added-subject"),
                                    List.of(new Answer.Said(Phrase.of("setting.browser-added", endpoint.service())))),
                            now);
        }
        repositories.pushEndpoints().add(player, endpoint);
        Preferences preferences = repositories.preferences().of(player);
        if (preferences.push() == Preferences.Push.OFF) {
            repositories.preferences().set(player, preferences.with(Preference.PUSH, Preferences.Push.SILENT));
        }
        return Addition.DONE;
    }

    /** Removes a browser; false if the pass is not valid. */
    public boolean remove(String pass, String url, Instant now) {
        return holding(pass, now, (repositories, player) -> {
                    repositories.pushEndpoints().remove(player, url);
                    return true;
                })
                .isPresent();
    }

    /** Sets how the player is notified; false if the pass is not valid. */
    public boolean prefer(String pass, Preferences.Push push, Instant now) {
        return holding(pass, now, (repositories, player) -> {
                    Preferences present = repositories.preferences().of(player);
                    repositories.preferences().set(player, present.with(Preference.PUSH, push));
                    return true;
                })
                .isPresent();
    }

    private <T> Optional<T> holding(String pass, Instant now, BiFunction<Repositories, Player, T> work) {
        return tokens.readPass(pass, now)
                .flatMap(read -> transactions.change(repositories ->
                        TableKey.holder(repositories, read).map(player -> work.apply(repositories, player))));
    }

    /**
     * Takes up to {@code most} of the notices to send now. Each is returned once. One that is not sent then is lost,
     * since the player also gets the mail.
     */
    public List<PushNotice> take(int most) {
        if (transactions
                .read(repositories -> repositories.pushEndpoints().untold(1))
                .isEmpty()) {
            return List.of();
        }
        return transactions.change(repositories -> {
            List<PushNotice> notices = new ArrayList<>();
            for (PushEndpoints.Turns turns : repositories.pushEndpoints().untold(most)) {
                repositories.pushEndpoints().told(turns.endpoint(), turns.newest());
                Preferences wanted = repositories.preferences().of(turns.player());
                if (turns.player().isActive() && wanted.push() != Preferences.Push.OFF) {
                    boolean mailed = wanted.digest() == Preferences.Digest.OFF;
                    boolean silent = wanted.push() == Preferences.Push.SILENT && mailed;
                    notices.add(new PushNotice(turns.endpoint(), wanted.language(), turns.boards(), silent));
                }
            }
            return notices;
        });
    }

    /** Removes an endpoint that the push service no longer knows. */
    public void expire(PushEndpoint endpoint) {
        transactions.perform(repositories -> repositories.pushEndpoints().expire(endpoint.url()));
    }
}
