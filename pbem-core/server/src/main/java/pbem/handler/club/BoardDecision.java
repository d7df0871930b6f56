package pbem.handler.club;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Supplier;
import pbem.game.Refusal;
import pbem.play.BoardAdministration;
import pbem.play.BoardAdministration.Act;
import pbem.repository.Repositories;
import pbem.repository.club.AuditEntry;

/** What an admin decides about a board, at the terminal or by mail. It takes a reason, and stands in the audit log. */
public record BoardDecision(Repositories repositories, BoardAdministration boards, Officer by, Instant now) {

    /** Why a reason does not do, which all who played there are to read. */
    static Optional<Refusal> objectionTo(String why) {
        return why.isBlank() ? Optional.of(ClubRefusal.REASON_MISSING.of()) : Optional.empty();
    }

    /** With a result, as {@link BoardAdministration#adjudicate} has it. */
    public Act adjudicate(int number, List<String> winners, String why) {
        return audited(
                "adjudicate", number, why, () -> boards.adjudicate(repositories, number, winners, by.name(), why, now));
    }

    /** Without a result. */
    public Act annul(int number, String why) {
        return audited("void", number, why, () -> boards.annul(repositories, number, by.name(), why, now));
    }

    /** Takes moves back, as {@link BoardAdministration#rollBack} has it. */
    public Act rollBack(int number, int plies, String why) {
        return audited(
                "rollback", number, why, () -> boards.rollBack(repositories, number, plies, by.name(), why, now));
    }

    /** Gives those on turn more time. */
    public Act extend(int number, int days, String why) {
        return audited("extend", number, why, () -> boards.extend(repositories, number, days, by.name(), why, now));
    }

    private Act audited(String verb, int number, String why, Supplier<Act> closing) {
        Optional<Refusal> objection = objectionTo(why);
        if (objection.isPresent()) {
            return new Act.Refused(objection.get());
        }
        Act act = closing.get();
        act.match(
                done -> {
                    AuditEntry.Draft entry =
                            new AuditEntry.Draft(by.author(), verb, OptionalLong.empty(), OptionalInt.of(number), why);
                    repositories.auditLog().write(entry, now);
                    return true;
                },
                refused -> false);
        return act;
    }
}
