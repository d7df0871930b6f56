package pbem.command;

import java.util.List;
import java.util.Optional;
import pbem.game.Game;

/** Concerns what the sender gets to see. */
public sealed interface WatchCommand extends Command {

    /** What is to be done about each of these commands. */
    interface Cases<R> {

        R showAs(ShowAs showAs);

        R subscribe(Subscribe subscribe);

        R unsubscribe(Unsubscribe unsubscribe);

        R notifyEnd(NotifyEnd notifyEnd);
    }

    <R> R match(Cases<R> cases);

    @Override
    default <R> R match(Families<R> families) {
        return families.watch(this);
    }

    @Override
    default Access access() {
        return Access.PROVEN_PLAYER;
    }

    /**
     * {@code showas [board...] [selection]}: boards with what only the sender may see.
     *
     * @param boards none and no selection means the board that is answered
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
     * {@code [game] subscribe board...|all}.
     *
     * @param boards none with {@code all} false means the board that is answered
     * @param all all boards of the game, future ones too
     */
    record Subscribe(Optional<Game> game, List<Integer> boards, boolean all) implements WatchCommand {
        public Subscribe {
            boards = List.copyOf(boards);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.subscribe(this);
        }
    }

    /** {@code [game] unsubscribe board...|all}, likewise. */
    record Unsubscribe(Optional<Game> game, List<Integer> boards, boolean all) implements WatchCommand {
        public Unsubscribe {
            boards = List.copyOf(boards);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.unsubscribe(this);
        }
    }

    /** {@code [game] notify [board...]}: a mail only when a game ends; without boards for all of the game. */
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
