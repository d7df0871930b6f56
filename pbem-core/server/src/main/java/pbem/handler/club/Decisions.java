package pbem.handler.club;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Supplier;
import pbem.game.Act;
import pbem.game.Refusal;
import pbem.player.Player;
import pbem.repository.Repositories;
import pbem.repository.club.AuditEntry;

/**
 * The decisions of an officer in one transaction, at the terminal or by mail. A decision is either refused, or carried
 * out and written to the audit log.
 */
public record Decisions(Repositories repositories, Officer by, Instant now) {

    /** Why a reason is not sufficient, which the players concerned are to read; empty if it is. */
    static Optional<Refusal> objectionTo(String why) {
        return why.isBlank() ? Optional.of(ClubRefusal.REASON_MISSING.of()) : Optional.empty();
    }

    /** Decides about a board, with a reason. */
    <T> Act<T> onBoard(String verb, int board, String why, Supplier<Act<T>> deed) {
        Optional<Refusal> objection = objectionTo(why);
        return objection.isPresent()
                ? Act.refused(objection.get())
                : audited(verb, OptionalLong.empty(), OptionalInt.of(board), why, deed);
    }

    /** Decides about a player, unless there is an objection. */
    Act<Player> about(String verb, Player player, String words, Optional<Refusal> objection, Runnable deed) {
        return objection.isPresent()
                ? Act.refused(objection.get())
                : audited(verb, OptionalLong.of(player.id()), OptionalInt.empty(), words, () -> {
                    deed.run();
                    return Act.done(player);
                });
    }

    /** Decides about a tournament. */
    public <T> Act<T> inTournament(String verb, int tournament, String words, Supplier<Act<T>> deed) {
        String said = (tournament + " " + words).strip();
        return audited("tournament " + verb, OptionalLong.empty(), OptionalInt.empty(), said, deed);
    }

    private <T> Act<T> audited(
            String verb, OptionalLong player, OptionalInt board, String words, Supplier<Act<T>> deed) {
        Act<T> act = deed.get();
        if (act.objection().isEmpty()) {
            audit(verb, player, board, words);
        }
        return act;
    }

    /** Writes an act that was done elsewhere to the audit log. */
    public void audit(String verb, String words) {
        audit(verb, OptionalLong.empty(), OptionalInt.empty(), words);
    }

    public void audit(String verb, Player player, String words) {
        audit(verb, OptionalLong.of(player.id()), OptionalInt.empty(), words);
    }

    public void audit(String verb, OptionalLong player, OptionalInt board, String words) {
        repositories.auditLog().write(new AuditEntry.Draft(by.author(), verb, player, board, words), now);
    }
}
