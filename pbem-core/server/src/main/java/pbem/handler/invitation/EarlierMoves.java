package pbem.handler.invitation;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import pbem.game.Game;
import pbem.game.Refusal;
import pbem.game.Seed;
import pbem.game.Start;
import pbem.play.Act;
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
 * The moves of a finished board with which another one begins.
 *
 * @param options those of the finished board, which the other has, too
 * @param moves by their seats, in order; what was said with them stays where it was said
 */
record EarlierMoves(Map<String, String> options, List<Event.Moved> moves) {

    /** The game has no chance where this is used. */
    private static final Seed ANY = Seed.of(new byte[Seed.BYTES]);

    EarlierMoves {
        options = Map.copyOf(options);
        moves = List.copyOf(moves);
    }

    /**
     * @param options as typed; without any, those of the finished board hold
     * @return the moves, or why no such game can begin with them
     */
    static Act<EarlierMoves> of(
            Repositories repositories, Origin origin, Game game, int seats, Map<String, String> options) {
        Optional<GameRecord> source = repositories.boards().record(origin.board());
        return source.isEmpty()
                ? new Act.Refused<>(PlayRefusal.noBoard(repositories.outages(), origin.board()))
                : of(source.get(), origin, game, seats, options);
    }

    static Act<EarlierMoves> of(GameRecord source, Origin origin, Game game, int seats, Map<String, String> options) {
        Map<String, String> played = source.board().setup().options();
        Optional<Refusal> objection = objection(source, game, seats, options.isEmpty() ? played : options)
                .or(() -> objection(source, origin));
        return Act.unless(objection, () -> new EarlierMoves(played, moves(source, origin)));
    }

    /** Why that challenge cannot begin now, if the board that it goes on from was opened again since. */
    static Optional<Refusal> objection(Repositories repositories, Challenge challenge) {
        return challenge
                .terms()
                .origin()
                .flatMap(origin -> of(repositories, origin, challenge.game(), challenge.seats(), challenge.options())
                        .objection());
    }

    /** That the boards are not alike. */
    private static Optional<Refusal> objection(GameRecord source, Game game, int seats, Map<String, String> options) {
        int number = source.board().number();
        String played = source.board().game().name();
        if (!played.equals(game.name())) {
            return Optional.of(PlayRefusal.OTHER_GAME.of(number, played, game.name()));
        }
        if (game.hasChance()) {
            return Optional.of(InvitationRefusal.FROM_CHANCE.of(game.title()));
        }
        if (source.board().rulesVersion() != game.rulesVersion()) {
            return Optional.of(InvitationRefusal.FROM_OTHER_RULES.of(number));
        }
        if (source.board().players().size() != seats) {
            return Optional.of(InvitationRefusal.FROM_OTHER_SEATS.of(
                    number, source.board().players().size(), seats));
        }
        boolean alike = game.start(seats, options, ANY) instanceof Start.Ready ready
                && ready.position()
                        .setup()
                        .options()
                        .equals(source.board().setup().options());
        return alike ? Optional.empty() : Optional.of(InvitationRefusal.FROM_OTHER_OPTIONS.of(number));
    }

    /** That there is no such position from which one could go on. */
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
        return source.positions().get(reached).outcome().isPresent()
                ? Optional.of(InvitationRefusal.FROM_END.of(number, origin.move()))
                : Optional.empty();
    }

    /** Those up to that move: as many as moves unless somebody left before. */
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

    /** The board with these moves, which the server makes for its players. */
    GameRecord copiedTo(GameRecord opened, Repositories repositories, OptionalLong cause, Instant at) {
        List<Entry> entries = new ArrayList<>();
        for (Event.Moved moved : moves) {
            entries.add(new Entry(entries.size() + 1, at, Actor.SERVER, Proof.NONE, cause, moved));
        }
        return repositories.boards().append(opened, entries);
    }
}
