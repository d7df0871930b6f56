package pbem.handler.invitation;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Position;
import pbem.game.Refusal;
import pbem.game.Seed;
import pbem.play.PlayRefusal;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.repository.Challenge;
import pbem.repository.Repositories;
import pbem.terms.Origin;

/**
 * The moves of a finished board with which another board begins.
 *
 * @param options of the finished board and of the new one
 * @param moves in order, without the words that were said with them
 */
record EarlierMoves(Map<String, String> options, List<Event.Moved> moves) {

    /** Any seed will do, since the game has no chance. */
    private static final Seed ANY = Seed.of(new byte[Seed.BYTES]);

    EarlierMoves {
        options = Map.copyOf(options);
        moves = List.copyOf(moves);
    }

    /**
     * @param options as typed; if empty, those of the finished board are used
     * @return the moves, or why no game can begin with them
     */
    static Act<EarlierMoves> of(
            Repositories repositories, Origin origin, Game game, int seats, Map<String, String> options) {
        Optional<GameRecord> source = repositories.boards().record(origin.board());
        return source.isEmpty()
                ? Act.refused(PlayRefusal.noBoard(repositories.outages(), origin.board()))
                : of(source.get(), origin, game, seats, options);
    }

    static Act<EarlierMoves> of(GameRecord source, Origin origin, Game game, int seats, Map<String, String> options) {
        Map<String, String> played = source.board().setup().options();
        Optional<Refusal> objection = objection(source, game, seats, options.isEmpty() ? played : options)
                .or(() -> objection(source, origin));
        return Act.unless(objection, () -> new EarlierMoves(played, moves(source, origin)));
    }

    /** Why a challenge cannot start because of its source, which may have been reopened in the meantime. */
    static Optional<Refusal> objection(Repositories repositories, Challenge challenge) {
        return challenge
                .terms()
                .origin()
                .flatMap(origin -> of(repositories, origin, challenge.game(), challenge.seats(), challenge.options())
                        .objection());
    }

    /** Why the game, its rules, seats or options differ from those of the finished board. */
    private static Optional<Refusal> objection(GameRecord source, Game game, int seats, Map<String, String> options) {
        int number = source.board().number();
        String played = source.board().game().name();
        int before = source.board().players().size();
        return PlayRefusal.OTHER_GAME
                .when(!played.equals(game.name()), number, played, game.name())
                .or(() -> InvitationRefusal.FROM_CHANCE.when(game.hasChance(), game.called()))
                .or(() -> InvitationRefusal.FROM_OTHER_RULES.when(
                        source.board().rulesVersion() != game.rulesVersion(), number))
                .or(() -> InvitationRefusal.FROM_OTHER_SEATS.when(before != seats, number, before, seats))
                .or(() -> InvitationRefusal.FROM_OTHER_OPTIONS.when(
                        !isAlike(source, game.start(seats, options, ANY)), number));
    }

    private static boolean isAlike(GameRecord source, Act<Position> start) {
        Map<String, String> options = source.board().setup().options();
        return start.result()
                .filter(ready -> ready.setup().options().equals(options))
                .isPresent();
    }

    /** Why a game cannot continue from this position of the board. */
    private static Optional<Refusal> objection(GameRecord source, Origin origin) {
        int number = origin.board();
        if (source.state() != GameRecord.State.FINISHED) {
            return Optional.of(InvitationRefusal.FROM_UNFINISHED.of(number));
        }
        if (origin.move() > source.moves()) {
            return Optional.of(InvitationRefusal.FROM_NO_SUCH_MOVE.of(number, source.moves(), origin.move()));
        }
        List<Entry> decisions = decisions(source, origin);
        if (decisions.size() > origin.move()) {
            return Optional.of(InvitationRefusal.FROM_FEWER_PLAYERS.of(number, origin.move()));
        }
        int reached = decisions.get(decisions.size() - 1).revision();
        return InvitationRefusal.FROM_END.when(
                source.positions().get(reached).outcome().isPresent(), number, origin.move());
    }

    /** The decisions up to the move. There are as many as moves, unless a player left before. */
    private static List<Entry> decisions(GameRecord source, Origin origin) {
        int last = source.plies().get(origin.move() - 1).revision();
        return source.decisions().stream()
                .takeWhile(entry -> entry.revision() <= last)
                .toList();
    }

    private static List<Event.Moved> moves(GameRecord source, Origin origin) {
        return source.plies().subList(0, origin.move()).stream()
                .map(ply -> new Event.Moved(ply.seat(), ply.notation(), ""))
                .toList();
    }

    /** The new board with these moves added. The server is their actor. */
    GameRecord copiedTo(GameRecord opened, Repositories repositories, OptionalLong cause, Instant at) {
        List<Entry> entries = new ArrayList<>();
        for (Event.Moved moved : moves) {
            entries.add(new Entry(entries.size() + 1, at, Actor.SERVER, Proof.NONE, cause, moved));
        }
        return repositories.boards().append(opened, entries);
    }
}
