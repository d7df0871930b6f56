package pbem.handler;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.notice.ReplyTarget;
import pbem.repository.BoardFilter;
import pbem.request.CommandContext;
import pbem.request.NamedBoard;
import pbem.summary.BoardSummary;

/** The games that a question about rules may mean if it names none. */
final class MeantGames {

    private static final int MOST = 5;

    private MeantGames() {}

    /**
     * The names of the games: that of the answered board or challenge, or else those that the sender is playing, newest
     * board first, at most five.
     */
    static Stream<String> of(CommandContext context) {
        Optional<String> answered = context.target() instanceof ReplyTarget.OfChallenge asked
                ? context.repositories()
                        .challenges()
                        .numbered(asked.number())
                        .map(challenge -> challenge.game().name())
                : NamedBoard.record(context).map(record -> record.board().game().name());
        return answered.isPresent() || context.speaker().player().isEmpty() ? answered.stream() : played(context);
    }

    private static Stream<String> played(CommandContext context) {
        BoardFilter own = BoardFilter.ALL.ofPlayer(context.player()).onlyOpen(true);
        return context.repositories().boards().list(own).stream()
                .sorted(Comparator.comparing(BoardSummary::number).reversed())
                .map(BoardSummary::game)
                .distinct()
                .limit(MOST);
    }
}
