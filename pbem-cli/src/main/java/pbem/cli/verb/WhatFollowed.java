package pbem.cli.verb;

import java.util.Optional;
import java.util.function.Supplier;
import pbem.play.Act;
import pbem.play.tournament.Later;
import pbem.play.tournament.TournamentCorrections;
import pbem.tournament.TournamentEntry.Author;
import picocli.CommandLine.Option;

/** {@code --later} of a verb that changes the result of a board by which somebody went on in a tournament. */
final class WhatFollowed {

    enum Becomes {
        correct,
        keep
    }

    @Option(
            names = "--later",
            paramLabel = "correct|keep",
            description =
                    "Of a board that decided who went on in a tournament: put the right ones in once the result is"
                            + " known, and void what was begun in their place, or leave it as it is.")
    private Becomes later;

    /**
     * Changes the board, and notes what becomes of what followed from its result.
     *
     * @throws Refused if something followed, and nobody said what becomes of it
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
