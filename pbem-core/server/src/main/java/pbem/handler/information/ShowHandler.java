package pbem.handler.information;

import java.util.Optional;
import java.util.OptionalInt;
import pbem.command.InformationCommand;
import pbem.game.Position;
import pbem.game.Refusal;
import pbem.game.Viewer;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.record.GameRecord;
import pbem.request.CommandContext;
import pbem.request.NamedBoard;

/**
 * Shows a board after any move as everybody may see it, or explains something on it.
 *
 * @param lists shows all boards of a player
 */
record ShowHandler(BoardListHandler lists) {

    void show(CommandContext context, InformationCommand.ShowPlayers wanted) {
        thingOnBoard(context, wanted).ifPresentOrElse(thing -> show(context, thing), () -> lists.show(context, wanted));
    }

    /** Something to explain on the answered board: a lone word that is not a userid. */
    private static Optional<InformationCommand.Show> thingOnBoard(
            CommandContext context, InformationCommand.ShowPlayers wanted) {
        boolean thing = NamedBoard.answered(context).isPresent()
                && wanted.users().size() == 1
                && context.repositories()
                        .players()
                        .called(wanted.users().get(0))
                        .isEmpty();
        return thing
                ? Optional.of(new InformationCommand.Show(
                        wanted.game(),
                        OptionalInt.empty(),
                        OptionalInt.empty(),
                        Optional.of(wanted.users().get(0))))
                : Optional.empty();
    }

    void show(CommandContext context, InformationCommand.Show wanted) {
        NamedBoard.find(context, wanted.game(), wanted.board())
                .ifPresent(record -> NamedBoard.revision(context, record, wanted.ply())
                        .ifPresent(revision -> show(context, record, revision, wanted)));
    }

    private static void show(CommandContext context, GameRecord record, int revision, InformationCommand.Show wanted) {
        int number = record.board().number();
        Position position = record.positions().get(revision);
        boolean explained = wanted.thing().isEmpty()
                || position.detail(Viewer.PUBLIC, wanted.thing().get()).isPresent();
        if (explained) {
            context.answered(Phrase.of("play.shown", number), new Answer.Shown(number, revision, wanted.thing()));
        } else {
            String thing = wanted.thing().get();
            Refusal reason = position.missing(thing)
                    .orElseGet(() -> InformationRefusal.NOTHING_TO_EXPLAIN.of(
                            record.board().game().called(), number, thing));
            context.refuse(reason, new Answer.Shown(number, revision));
        }
    }
}
