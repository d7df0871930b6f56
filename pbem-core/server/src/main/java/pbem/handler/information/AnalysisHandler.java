package pbem.handler.information;

import java.util.Optional;
import pbem.analysis.GameAnalysis;
import pbem.command.InformationCommand;
import pbem.engine.Level;
import pbem.game.Refusal;
import pbem.notice.Recipient;
import pbem.notice.ScheduledNotice;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.robot.Analyses;
import pbem.request.CommandContext;
import pbem.request.NamedBoard;

/**
 * Handles {@code analyse}: has a finished game analysed and mails the analysis, at once if there already is one.
 *
 * @param on whether this server analyses games
 */
record AnalysisHandler(boolean on) {

    /** The most analyses that one player may wait for. */
    static final int MOST_WAITING = 3;

    private static final int USUAL = 3;

    void analyse(CommandContext context, InformationCommand.Analyse wanted) {
        NamedBoard.find(context, wanted.game(), wanted.board())
                .ifPresent(record ->
                        analyse(context, record, new Level(wanted.level().orElse(USUAL))));
    }

    private void analyse(CommandContext context, GameRecord record, Level level) {
        int board = record.board().number();
        Player player = context.player();
        Analyses analyses = context.repositories().analyses();
        Analyses.Key key = new Analyses.Key(board, record.revision(), level);
        boolean done = analyses.done(key).isPresent();
        Optional<Refusal> objection = objection(record, done || analyses.waits(key, player), analyses.waiting(player));
        if (objection.isPresent()) {
            context.refuse(objection.get());
        } else if (done) {
            context.post(Recipient.player(player), new ScheduledNotice.Analysed(board, key.revision(), level.number()));
            context.done(Phrase.of("analysis.sent", board));
        } else {
            analyses.ask(key, player, context.now());
            context.doneSaying(Phrase.of("analysis.asked", board, level.number()));
        }
    }

    /** @param known whether the analysis is done, or the player already waits for it */
    private Optional<Refusal> objection(GameRecord record, boolean known, int waiting) {
        int board = record.board().number();
        int moves = record.moves();
        return InformationRefusal.NO_ANALYSES
                .when(!on)
                .or(() -> InformationRefusal.GAME_GOES_ON.when(record.state() == GameRecord.State.ACTIVE, board))
                .or(() -> InformationRefusal.NOTHING_PLAYED.when(moves == 0, board))
                .or(() -> InformationRefusal.GAME_TOO_LONG.when(
                        moves > GameAnalysis.LONGEST, board, moves, GameAnalysis.LONGEST))
                .or(() -> InformationRefusal.MANY_ANALYSES.when(!known && waiting >= MOST_WAITING, waiting));
    }
}
