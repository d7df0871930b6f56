package pbem.handler.account;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.regex.Pattern;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.player.AccountRefusal;
import pbem.player.Player;
import pbem.repository.PersonalData;
import pbem.repository.Repositories;
import pbem.request.UserId;

/** Opens accounts. Stateless; safe for any thread. */
public final class Accounts {

    /** Only what no mail program can misunderstand: one address, without a name, comments or blanks. */
    private static final Pattern ADDRESS =
            Pattern.compile("[^\\s@<>,;:\"()\\[\\]\\\\]{1,64}@[^\\s@<>,;:\"()\\\\]{1,255}");

    private final Games games;

    public Accounts(Games games) {
        this.games = games;
    }

    /** What became of a wish to sign up. */
    public sealed interface Enrolment {

        record Done(Player player) implements Enrolment {
            @Override
            public <R> R match(
                    Function<? super Done, ? extends R> done, Function<? super Refused, ? extends R> refused) {
                return done.apply(this);
            }
        }

        record Refused(Refusal refusal) implements Enrolment {
            @Override
            public <R> R match(
                    Function<? super Done, ? extends R> done, Function<? super Refused, ? extends R> refused) {
                return refused.apply(this);
            }
        }

        <R> R match(Function<? super Done, ? extends R> done, Function<? super Refused, ? extends R> refused);
    }

    /** Opens an account without asking the owner of the address. */
    public Enrolment enrol(Repositories repositories, String user, String address, Instant at) {
        Optional<Refusal> objection = objection(repositories, user, address);
        return objection.isPresent()
                ? new Enrolment.Refused(objection.get())
                : new Enrolment.Done(repositories.players().enrol(user, address, at));
    }

    /**
     * Ends an account and makes the repositories forget the person: see {@link PersonalData#erase}. Others who wait for their
     * answer to a challenge are told that it is off.
     *
     * @return why not: they still play; empty if it is done
     */
    public Optional<Refusal> erase(Repositories repositories, Player player, Instant at) {
        AccountErasure farewell = new AccountErasure(repositories, OptionalLong.empty(), at);
        List<String> boards = farewell.playing(player).stream()
                .map(record -> Integer.toString(record.board().number()))
                .toList();
        if (!boards.isEmpty()) {
            return Optional.of(new AccountRefusal.StillPlaying(player.user(), boards));
        }
        farewell.forget(player);
        return Optional.empty();
    }

    /** Why this account cannot be opened; empty if it can. */
    Optional<Refusal> objection(Repositories repositories, String user, String address) {
        if (!isAddress(address)) {
            return Optional.of(new AccountRefusal.BadAddress(address));
        }
        Optional<Player> owner = repositories.players().at(address);
        if (owner.isPresent()) {
            return Optional.of(new AccountRefusal.AlreadySignedUp(owner.get().user()));
        }
        return UserId.objection(user, games)
                .or(() ->
                        repositories.players().called(user).map(taken -> new AccountRefusal.UserIdTaken(taken.user())))
                .or(() -> UserId.lookAlike(user, repositories.players())
                        .map(other -> new AccountRefusal.UserIdLooksTaken(user, other.user())));
    }

    static boolean isAddress(String text) {
        return ADDRESS.matcher(text).matches();
    }
}
