package pbem.handler.invitation;

import pbem.repository.BoardFilter;
import pbem.request.CommandContext;
import pbem.request.LimitRefusal;

/** A player on too many boards can begin no other. */
final class OpenBoardLimit {

    private OpenBoardLimit() {}

    /** Whether the speaker can begin another board; refuses if not. */
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
