package pbem.token;

import java.util.Optional;
import pbem.notice.ReplyTarget;

/**
 * The subject of a mail as the numbers in a token. Tokens live for months, so the meaning of a number must never
 * change.
 *
 * @param number of the board, the challenge, the request to confirm, the course, the invitation, the place or the
 *     author; 0 where there is none
 * @param revision of the board or the course; 0 where there is none
 */
record TargetCode(int kind, int number, int revision) {

    private static final int NONE = 0;
    private static final int BOARD = 1;
    private static final int CHALLENGE = 2;
    private static final int CONFIRMATION = 3;
    private static final int UNSUBSCRIBE = 4;
    private static final int UNWATCH = 6;
    private static final int LESSON = 7;
    private static final int UNSUBSCRIBE_SEEKS = 9;
    private static final int UNSUBSCRIBE_NEWS = 10;
    private static final int INVITATION = 11;
    private static final int MESSAGE = 12;
    private static final int TALK = 13;
    private static final int LEAVE_ALONE = 15;

    static TargetCode of(ReplyTarget target) {
        return target.match(new ReplyTarget.Cases<>() {
            @Override
            public TargetCode none(ReplyTarget.None none) {
                return new TargetCode(NONE, 0, 0);
            }

            @Override
            public TargetCode ofBoard(ReplyTarget.OfBoard board) {
                return new TargetCode(board.talk() ? TALK : BOARD, board.number(), board.revision());
            }

            @Override
            public TargetCode ofChallenge(ReplyTarget.OfChallenge challenge) {
                return new TargetCode(CHALLENGE, challenge.number(), 0);
            }

            @Override
            public TargetCode ofConfirmation(ReplyTarget.OfConfirmation confirmation) {
                return new TargetCode(CONFIRMATION, Math.toIntExact(confirmation.id()), 0);
            }

            @Override
            public TargetCode unsubscribe(ReplyTarget.Unsubscribe unsubscribe) {
                return new TargetCode(UNSUBSCRIBE, 0, 0);
            }

            @Override
            public TargetCode unwatch(ReplyTarget.Unwatch unwatch) {
                return new TargetCode(UNWATCH, unwatch.board(), 0);
            }

            @Override
            public TargetCode ofLesson(ReplyTarget.OfLesson lesson) {
                return new TargetCode(LESSON, lesson.course(), lesson.revision());
            }

            @Override
            public TargetCode unsubscribeSeeks(ReplyTarget.UnsubscribeSeeks unsubscribe) {
                return new TargetCode(UNSUBSCRIBE_SEEKS, 0, 0);
            }

            @Override
            public TargetCode unsubscribeNews(ReplyTarget.UnsubscribeNews unsubscribe) {
                return new TargetCode(UNSUBSCRIBE_NEWS, 0, 0);
            }

            @Override
            public TargetCode ofInvitation(ReplyTarget.OfInvitation invitation) {
                return new TargetCode(INVITATION, invitation.number(), 0);
            }

            @Override
            public TargetCode ofMessage(ReplyTarget.OfMessage message) {
                return new TargetCode(MESSAGE, Math.toIntExact(message.author()), 0);
            }

            @Override
            public TargetCode leaveAlone(ReplyTarget.LeaveAlone alone) {
                return new TargetCode(LEAVE_ALONE, alone.place(), 0);
            }
        });
    }

    /** The target; empty if no token of this server contains such numbers. */
    Optional<ReplyTarget> target() {
        return switch (kind) {
            case NONE -> Optional.of(ReplyTarget.NONE);
            case BOARD -> Optional.of(new ReplyTarget.OfBoard(number, revision));
            case TALK -> Optional.of(new ReplyTarget.OfBoard(number, revision, true));
            case CHALLENGE -> Optional.of(new ReplyTarget.OfChallenge(number));
            case CONFIRMATION -> Optional.of(new ReplyTarget.OfConfirmation(number));
            case UNSUBSCRIBE -> Optional.of(ReplyTarget.UNSUBSCRIBE);
            case UNWATCH -> Optional.of(new ReplyTarget.Unwatch(number));
            case LESSON -> Optional.of(new ReplyTarget.OfLesson(number, revision));
            case UNSUBSCRIBE_SEEKS -> Optional.of(ReplyTarget.UNSUBSCRIBE_SEEKS);
            case UNSUBSCRIBE_NEWS -> Optional.of(ReplyTarget.UNSUBSCRIBE_NEWS);
            case INVITATION -> Optional.of(new ReplyTarget.OfInvitation(number));
            case MESSAGE -> Optional.of(new ReplyTarget.OfMessage(number));
            case LEAVE_ALONE -> Optional.of(new ReplyTarget.LeaveAlone(number));
            default -> Optional.empty();
        };
    }
}
