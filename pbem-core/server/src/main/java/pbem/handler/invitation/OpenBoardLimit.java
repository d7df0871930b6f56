package pbem.handler.invitation;

import pbem.repository.BoardFilter;
import pbem.request.CommandContext;
import pbem.request.LimitRefusal;

/** The limit on the open boards of a player. */
final class OpenBoardLimit {

    private OpenBoardLimit() {}

    /** Whether the speaker may begin another board. Refuses the command if not. */
    static boolean allows(CommandContext context) {
        int most = context.limits().openBoards();
        BoardFilter open = BoardFilter.ALL.ofPlayer(context.player()).onlyOpen(true);
        boolean allowed = context.repositories().boards().count(open) < most;
        if (!allowed) {
            context.refuse(LimitRefusal.TOO_MANY_BOARDS.of(most));
        }
        return allowed;
    }
}
