package pbem.handler.account;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import pbem.game.Act;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.player.AccountRefusal;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.repository.PersonalData;
import pbem.repository.Repositories;
import pbem.request.AddressRules;
import pbem.request.UserId;

/** Opens, renames and ends accounts. Stateless; safe for use by several threads. */
public record Accounts(Games games, AddressRules addresses) {

    /** The most addresses that a player may have. */
    public static final int MOST_ADDRESSES = AddressHandler.MOST;

    /** Opens an account without asking the owner of the address. */
    public Act<Player> enrol(Repositories repositories, String user, String address, Instant at) {
        return Act.unless(objection(repositories, user, address), () -> opened(repositories, user, address, at));
    }

    /** Gives a userid to a person from an archive, who gets no mail and cannot play. */
    public Act<Player> enrolDeparted(Repositories repositories, String user, Instant at) {
        return Act.unless(
                objectionToUser(repositories, user),
                () -> repositories.players().departed(user, at));
    }

    /** Opens an account to which there is no objection. */
    static Player opened(Repositories repositories, String user, String address, Instant at) {
        Player player = repositories.players().enrol(user, address, at);
        repositories.signups().settled(address);
        return player;
    }

    /**
     * The open boards on which a player still plays, by number. A board that the player has left may go on and is not
     * listed.
     */
    public static List<GameRecord> playing(Repositories repositories, Player player) {
        return repositories.boards().list(BoardFilter.ALL.ofPlayer(player).onlyOpen(true)).stream()
                .flatMap(board -> repositories.boards().record(board.number()).stream())
                .filter(record -> record.board()
                        .seat(player)
                        .filter(record.position().active()::contains)
                        .isPresent())
                .sorted(Comparator.comparingInt(record -> record.board().number()))
                .toList();
    }

    /**
     * Ends an account and makes the repositories forget the person; see {@link PersonalData#erase}. Players who wait
     * for the person's answer to a challenge are told.
     *
     * @return why not, if the person is still playing; empty if it is done
     */
    public Optional<Refusal> erase(Repositories repositories, Player player, Instant at) {
        List<String> boards = playing(repositories, player).stream()
                .map(record -> Integer.toString(record.board().number()))
                .toList();
        if (!boards.isEmpty()) {
            return Optional.of(AccountRefusal.STILL_PLAYING.of(player.user(), boards));
        }
        new AccountErasure(repositories, OptionalLong.empty(), at).forget(player);
        return Optional.empty();
    }

    /** Gives a player another userid, by the rules for players. The old userid remains reserved for them. */
    public Act<Player> rename(Repositories repositories, Player player, String wanted, Instant at) {
        return new RenameHandler(games).rename(repositories, player, wanted, at);
    }

    /** Why nobody can sign up with an address; empty if that is possible. */
    public Optional<Refusal> objectionToAddress(Repositories repositories, String address) {
        return addresses
                .objection(address)
                .or(() -> repositories
                        .players()
                        .at(address)
                        .map(owner -> AccountRefusal.ALREADY_SIGNED_UP.of(owner.user())));
    }

    /** Why an account cannot be opened; empty if it can. */
    Optional<Refusal> objection(Repositories repositories, String user, String address) {
        return objectionToAddress(repositories, address).or(() -> objectionToUser(repositories, user));
    }

    Optional<Refusal> objectionToUser(Repositories repositories, String user) {
        return UserId.objection(user, games)
                .or(() ->
                        repositories.players().called(user).map(taken -> AccountRefusal.USER_ID_TAKEN.of(taken.user())))
                .or(() -> UserId.lookAlike(user, repositories.players())
                        .map(other -> AccountRefusal.USER_ID_LOOKS_TAKEN.of(user, other.user())));
    }
}
