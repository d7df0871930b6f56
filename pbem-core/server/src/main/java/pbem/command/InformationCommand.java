package pbem.command;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.game.Game;

/** Wants nothing but information that anybody may have. */
public sealed interface InformationCommand extends Command {

    /** What is to be done about each of these commands. */
    interface Cases<R> {

        R help(Help help);

        R listGames(ListGames listGames);

        R tableOfBoards(TableOfBoards tableOfBoards);

        R history(History history);

        R standings(Standings standings);

        R rating(RatingOf rating);

        R opponents(Opponents opponents);

        R show(Show show);

        R look(Look look);

        R showBoards(ShowBoards showBoards);

        R showPlayers(ShowPlayers showPlayers);

        R gameText(GameText gameText);

        R analyse(Analyse analyse);

        R preview(Preview preview);

        R previewNew(PreviewNew previewNew);

        R testDisplay(TestDisplay testDisplay);

        R players(Players players);

        R waysOut(WaysOut waysOut);
    }

    <R> R match(Cases<R> cases);

    @Override
    default <R> R match(Families<R> families) {
        return families.information(this);
    }

    @Override
    default Access access() {
        return Access.ANYBODY;
    }

    /**
     * {@code help [topic]}.
     *
     * @param topic empty for the overview; otherwise as typed
     */
    record Help(String topic) implements InformationCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.help(this);
        }
    }

    /** {@code players}, {@code who}: who plays here, what, and when they were last heard of. */
    record Players() implements InformationCommand {
        @Override
        public Access access() {
            return Access.PROVEN_PLAYER;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.players(this);
        }
    }

    /**
     * "Stop sending me mails": how to get fewer, or none.
     *
     * @param leaving whether they may want to leave, since they name no thing that is to stop
     */
    record WaysOut(boolean leaving) implements InformationCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.waysOut(this);
        }
    }

    /** {@code list [game...]}: the games, or the boards of some of them. */
    record ListGames(List<Game> games) implements InformationCommand {
        public ListGames {
            games = List.copyOf(games);
        }

        /** All games, or one of them. */
        public ListGames(Optional<Game> game) {
            this(game.stream().toList());
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.listGames(this);
        }
    }

    /** {@code [game] games [user...] [selection]}: a table of boards. */
    record TableOfBoards(Optional<Game> game, List<String> users, Selection selection) implements InformationCommand {
        public TableOfBoards {
            users = List.copyOf(users);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.tableOfBoards(this);
        }
    }

    /**
     * {@code [game] history [user [user]]}: the boards that are over.
     *
     * @param users none for everybody's, one for theirs, two for those where both played
     */
    record History(Optional<Game> game, List<String> users) implements InformationCommand {
        public History {
            users = List.copyOf(users);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.history(this);
        }
    }

    /**
     * {@code standings [game] [all]}: who is how strong.
     *
     * @param game empty for the best of every game
     * @param all whether those are listed, too, who have not played for long
     */
    record Standings(Optional<Game> game, boolean all) implements InformationCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.standings(this);
        }
    }

    /**
     * {@code rating [user]}: how strong somebody is in every game.
     *
     * @param user empty for the sender
     */
    record RatingOf(Optional<String> user) implements InformationCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.rating(this);
        }
    }

    /** {@code opponents game}: people near one's strength. */
    record Opponents(Game game) implements InformationCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.opponents(this);
        }
    }

    /**
     * {@code show board[#ply] [thing]}.
     *
     * @param thing what on the board is to be explained by a picture, such as a cell whose piece may move; as typed
     */
    record Show(Optional<Game> game, OptionalInt board, OptionalInt ply, Optional<String> thing)
            implements InformationCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.show(this);
        }
    }

    /**
     * {@code look [board[#ply]] [cell]}: a board in words.
     *
     * @param cell of which alone is told; empty for the whole board; as typed
     */
    record Look(Optional<Game> game, OptionalInt board, OptionalInt ply, Optional<String> cell)
            implements InformationCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.look(this);
        }
    }

    /** {@code show board board...}. */
    record ShowBoards(Optional<Game> game, List<Integer> boards) implements InformationCommand {
        public ShowBoards {
            boards = List.copyOf(boards);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.showBoards(this);
        }
    }

    /** {@code [game] show user... [selection]}: all boards of somebody. */
    record ShowPlayers(Optional<Game> game, List<String> users, Selection selection) implements InformationCommand {
        public ShowPlayers {
            users = List.copyOf(users);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.showPlayers(this);
        }
    }

    /**
     * {@code record board}, {@code pgn board}, {@code fen board[#ply]}: a game or a position as plain text.
     *
     * @param ply of a position; empty for the present one
     */
    record GameText(Optional<Game> game, OptionalInt board, OptionalInt ply, GameWriting writing)
            implements InformationCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.gameText(this);
        }
    }

    /**
     * {@code analyse board [level]}: where a game that is over turned.
     *
     * @param level 1 to 4; empty for the usual one
     */
    record Analyse(Optional<Game> game, OptionalInt board, OptionalInt level) implements InformationCommand {
        @Override
        public Access access() {
            return Access.PROVEN_PLAYER;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.analyse(this);
        }
    }

    /**
     * {@code preview [board][#ply] move...} or {@code replay board ply [move...]}: what would be.
     *
     * @param ply from where on; empty means the present position
     * @param moves raw, one or more separated by blanks, as typed
     */
    record Preview(Optional<Game> game, OptionalInt board, OptionalInt ply, String moves)
            implements InformationCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.preview(this);
        }
    }

    /** {@code game preview new players [-option] move...}: the same from the start of a game. */
    record PreviewNew(Game game, int players, Map<String, String> options, String moves) implements InformationCommand {
        public PreviewNew {
            options = Map.copyOf(options);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.previewNew(this);
        }
    }

    /** {@code test display}. */
    record TestDisplay() implements InformationCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.testDisplay(this);
        }
    }
}
