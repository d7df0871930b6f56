package pbem.handler.club;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import pbem.game.Act;
import pbem.game.Refusal;
import pbem.play.BoardAdministration;
import pbem.play.tournament.TournamentCorrections;
import pbem.record.GameRecord;
import pbem.repository.Repositories;

/**
 * The decisions of an admin about a board, at the terminal or by mail. Each needs a reason, and is written to the audit
 * log.
 */
public record BoardDecision(Repositories repositories, BoardAdministration boards, Officer by, Instant now) {

    /** Ends a board with a result, as {@link BoardAdministration#adjudicate} does. */
    public Act<GameRecord> adjudicate(int number, List<String> winners, String why) {
        return decide(
                "adjudicate", number, why, () -> boards.adjudicate(repositories, number, winners, by.name(), why, now));
    }

    /** Ends a board without a result. */
    public Act<GameRecord> annul(int number, String why) {
        return decide("void", number, why, () -> boards.annul(repositories, number, by.name(), why, now));
    }

    /** Takes moves back, as {@link BoardAdministration#rollBack} does, unless the board would not go on. */
    public Act<GameRecord> rollBack(int number, int plies, String why) {
        Optional<Refusal> objection = TournamentCorrections.objectionToReopening(repositories, number, now);
        return objection.isPresent()
                ? Act.refused(objection.get())
                : decide(
                        "rollback",
                        number,
                        why,
                        () -> boards.rollBack(repositories, number, plies, by.name(), why, now));
    }

    /** Gives the players on turn more time. */
    public Act<GameRecord> extend(int number, int days, String why) {
        return decide("extend", number, why, () -> boards.extend(repositories, number, days, by.name(), why, now));
    }

    private Act<GameRecord> decide(String verb, int number, String why, Supplier<Act<GameRecord>> deed) {
        return new Decisions(repositories, by, now).onBoard(verb, number, why, deed);
    }
}
