package pbem.handler.play;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import pbem.command.Command;
import pbem.command.CommandParser;
import pbem.command.PlayCommand;
import pbem.game.Games;
import pbem.notice.ReplyTarget;
import pbem.player.Player;
import pbem.player.Preferences;
import pbem.query.OpenChallenge;
import pbem.record.BoardOrder;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.repository.Challenge;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.summary.BoardSummary;
import pbem.summary.TournamentSummary;
import pbem.token.Pass;
import pbem.token.Token;
import pbem.token.Tokens;
import pbem.tournament.Tournament;

/**
 * Shows the holder of a {@link Pass} their boards, and lets them play on these and answer challenges. A pass cannot
 * change the account, and does not show what is sent only by mail. Safe for any thread.
 */
public final class BoardsDesk {

    private static final int MOST_BOARDS = 200;
    private static final int MOST_SEEKS = 40;

    /** How long a line said with a pass may still be accepted. */
    private static final Duration HEARING = Duration.ofDays(16);

    private static final Set<String> ALWAYS = Set.of("accept", "reject", "chat");

    private final Transactions transactions;
    private final Tokens tokens;
    private final CommandParser parser;

    public BoardsDesk(Transactions transactions, Tokens tokens, Games games) {
        this.transactions = transactions;
        this.tokens = tokens;
        this.parser = new CommandParser(games);
    }

    /** The boards of the pass's holder; empty if the pass is not valid. */
    public Optional<OwnBoards> look(String pass, Instant now) {
        return tokens.readPass(pass, now)
                .flatMap(read -> transactions.read(
                        repositories -> TableKey.holder(repositories, read).map(player -> of(repositories, player))));
    }

    private static OwnBoards of(Repositories repositories, Player player) {
        List<BoardSummary> boards = repositories
                .boards()
                .list(BoardFilter.ALL.ofPlayer(player).onlyOpen(true), BoardOrder.DEADLINE, 0, MOST_BOARDS)
                .stream()
                .sorted(Comparator.comparing(
                        board -> !board.toMove().contains(player.user()))) // stable, so by deadline within both
                .toList();
        List<Challenge> seeks = repositories.challenges().seeks(Optional.empty(), MOST_SEEKS).stream()
                .filter(seek -> !seek.players().contains(player))
                .toList();
        List<TournamentSummary> tournaments = repositories.tournaments().of(player).stream()
                .filter(tournament ->
                        tournament.state() != Tournament.State.ENDED && tournament.state() != Tournament.State.VOID)
                .toList();
        Preferences preferences = repositories.preferences().of(player);
        return new OwnBoards(
                player.user(),
                preferences.language(),
                boards,
                OpenChallenge.of(repositories.challenges().waitingFor(player).stream()
                        .limit(MOST_SEEKS)
                        .toList()),
                repositories.challenges().openWith(player).stream()
                        .filter(challenge -> challenge.isBy(player))
                        .limit(MOST_SEEKS)
                        .map(BoardsDesk::made)
                        .toList(),
                OpenChallenge.of(seeks),
                tournaments,
                preferences.push(),
                repositories.pushEndpoints().of(player));
    }

    private static OwnBoards.Made made(Challenge challenge) {
        return new OwnBoards.Made(
                OpenChallenge.of(List.of(challenge)).get(0),
                challenge.invitees().stream()
                        .filter(invitee -> !invitee.accepted())
                        .map(invitee -> invitee.player().user())
                        .toList());
    }

    /** Ends all passes of the holder, including this one, and sends no more notices to the holder's browsers. */
    public boolean end(String pass, Instant now) {
        return tokens.readPass(pass, now)
                .filter(read -> transactions.change(repositories -> TableKey.holder(repositories, read)
                        .map(player -> {
                            repositories.players().endPasses(player, now);
                            repositories.pushEndpoints().removeAll(player);
                            return true;
                        })
                        .orElse(false)))
                .isPresent();
    }

    /** The answer to a challenge in the form of a reply to its mail; empty if the pass is not valid. */
    public Optional<ReplyEntrance.PageReply> answer(
            String pass, String id, int challenge, boolean accepts, Instant now) {
        return tokens.readPass(pass, now)
                .filter(read -> transactions
                        .read(repositories -> TableKey.holder(repositories, read))
                        .isPresent())
                .map(read -> new ReplyEntrance.PageReply(
                        token(read, new ReplyTarget.OfChallenge(challenge)),
                        id,
                        (accepts ? "accept " : "reject ") + challenge,
                        ""));
    }

    /**
     * A reply from the page of a board in the form of a reply to the board's mail. A reply with a mail's token already
     * has that form and is returned as it is.
     *
     * @return empty if a pass does not permit it
     */
    public Optional<ReplyEntrance.PageReply> reply(ReplyEntrance.PageReply said, Instant now) {
        Optional<TableKey> key = TableKey.read(tokens, said.token(), now);
        if (key.flatMap(TableKey::pass).isEmpty()) {
            return Optional.of(said);
        }
        return key.flatMap(of -> transactions
                .read(repositories -> of.holder(repositories)
                        .flatMap(player ->
                                repositories.boards().record(of.target().number()))
                        .filter(record -> mayBeSaid(of.shown(record), said.line())))
                .map(record -> new ReplyEntrance.PageReply(
                        token(
                                of.pass().orElseThrow(),
                                new ReplyTarget.OfBoard(record.board().number(), of.seen(record))),
                        said.id(),
                        said.line(),
                        said.words())));
    }

    /** The mail token for a pass and target. It is always the same one, so that a reply sent twice is handled once. */
    private String token(Pass pass, ReplyTarget target) {
        return tokens.write(new Token(pass.player(), target, pass.issued().plus(HEARING)));
    }

    /**
     * Whether a line is a command that {@link SaidByPass} permits on that board, such as a move, or one that the
     * board's page offers as a button.
     *
     * @param record the board as the page shows it; a move for a position that has changed is refused later, with the
     *     reason
     */
    private boolean mayBeSaid(GameRecord record, String line) {
        int number = record.board().number();
        if (ALWAYS.contains(line) || Stream.of("rematch ", "analyse ").anyMatch(word -> line.equals(word + number))) {
            return true;
        }
        Optional<Command> command = parser.parseReply(line).asCommand();
        return command.isPresent() && command.get() instanceof PlayCommand said && said.match(new SaidByPass(record));
    }
}
