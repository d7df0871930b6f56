package pbem.command;

import java.util.List;
import java.util.Optional;
import pbem.game.Game;

/** A command that decides what the sender sees of boards. */
public sealed interface WatchCommand extends Command {

    /** One method for each command of this family. */
    interface Cases<R> {

        R showAs(ShowAs showAs);

        R subscribe(Subscribe subscribe);

        R notifyEnd(NotifyEnd notifyEnd);
    }

    <R> R match(Cases<R> cases);

    @Override
    default <R> R match(Families<R> families) {
        return families.watch().apply(this);
    }

    /**
     * {@code showas [board...] [selection]}: shows boards with the secrets that the sender may see.
     *
     * @param boards with none and no selection, the board that the answered mail is about
     */
    record ShowAs(Optional<Game> game, List<Integer> boards, Optional<Selection> selection) implements WatchCommand {
        public ShowAs {
            boards = List.copyOf(boards);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.showAs(this);
        }
    }

    /**
     * {@code [game] subscribe board...|all}, {@code [game] unsubscribe board...|all}.
     *
     * @param boards with none and {@code all} false, the board that the answered mail is about
     * @param all whether all boards of the game are meant, future ones included
     * @param begins whether the sender wants the mails, and not their end
     */
    record Subscribe(Optional<Game> game, List<Integer> boards, boolean all, boolean begins) implements WatchCommand {
        public Subscribe {
            boards = List.copyOf(boards);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.subscribe(this);
        }
    }

    /**
     * {@code [game] notify [board...]}: asks for a mail only when a game ends; without boards, for all boards of the
     * game.
     */
    record NotifyEnd(Optional<Game> game, List<Integer> boards) implements WatchCommand {
        public NotifyEnd {
            boards = List.copyOf(boards);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notifyEnd(this);
        }
    }
}
