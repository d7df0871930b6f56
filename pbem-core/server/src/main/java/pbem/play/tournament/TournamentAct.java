package pbem.play.tournament;

import java.util.function.Function;
import pbem.game.Refusal;
import pbem.tournament.Tournament;

/** What became of an act in a tournament: how it stands now, or why nothing was done. */
public sealed interface TournamentAct {

    /** What is done in each case. */
    <R> R match(Function<? super Done, ? extends R> done, Function<? super Refused, ? extends R> refused);

    record Done(Tournament tournament) implements TournamentAct {
        @Override
        public <R> R match(Function<? super Done, ? extends R> done, Function<? super Refused, ? extends R> refused) {
            return done.apply(this);
        }
    }

    record Refused(Refusal refusal) implements TournamentAct {
        @Override
        public <R> R match(Function<? super Done, ? extends R> done, Function<? super Refused, ? extends R> refused) {
            return refused.apply(this);
        }
    }
}
