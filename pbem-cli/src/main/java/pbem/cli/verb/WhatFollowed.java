package pbem.cli.verb;

import java.util.Optional;
import java.util.function.Supplier;
import pbem.game.Act;
import pbem.play.tournament.Later;
import pbem.play.tournament.TournamentCorrections;
import pbem.tournament.TournamentEntry.Author;
import picocli.CommandLine.Option;

/**
 * The option {@code --later} of verbs that change the result of a board. It is needed if that board decided who
 * advanced in a tournament.
 */
final class WhatFollowed {

    enum Becomes {
        correct,
        keep
    }

    @Option(
            names = "--later",
            paramLabel = "correct|keep",
            description = "For a board that decided who advanced in a tournament: whether the right players advance and"
                    + " the boards begun in their place are voided, or all stays as it is.")
    private Becomes later;

    /**
     * Changes the board, and records the decision about the later boards that depend on its result.
     *
     * @throws Refused if the board decided who advanced, and the option was not given
     */
    <T> Act<T> around(Acting acting, int board, String why, Supplier<Act<T>> change) {
        Optional<TournamentCorrections.Followed> followed =
                TournamentCorrections.followed(acting.repositories(), board);
        if (followed.isPresent() && later == null) {
            throw acting.refused(followed.get().question());
        }
        Act<T> act = change.get();
        acting.after(act);
        followed.ifPresent(what -> acting.server()
                .tournaments()
                .corrections()
                .review(
                        acting.repositories(),
                        what,
                        later == Becomes.keep ? Later.KEEP : Later.CORRECT,
                        Author.admin(acting.by().name()),
                        why,
                        acting.now()));
        return act;
    }
}
