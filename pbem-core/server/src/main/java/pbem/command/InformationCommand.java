package pbem.command;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.game.Game;

/** A command that asks for public information. */
public sealed interface InformationCommand extends Command {

    /** One method for each command of this family. */
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
        return families.information().apply(this);
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

    /** {@code players}, {@code who}: the players, their games, and when each was last active. */
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
     * "Stop sending me mails": asks how to get fewer mails, or none.
     *
     * @param leaving whether the sender may want to leave the server, since the line names no other thing to stop
     */
    record WaysOut(boolean leaving) implements InformationCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.waysOut(this);
        }
    }

    /** {@code list [game...]}: lists the games, or the boards of some of them. */
    record ListGames(List<Game> games) implements InformationCommand {
        public ListGames {
            games = List.copyOf(games);
        }

        /** Lists all games, or the boards of one. */
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
     * {@code [game] history [user [user]]}: finished boards.
     *
     * @param users none for everybody's boards, one for that player's, two for boards where both played
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
     * {@code standings [game] [all]}: the players by rating.
     *
     * @param game empty for the best players of every game
     * @param all whether to list players, too, who have not played for a long time
     */
    record Standings(Optional<Game> game, boolean all) implements InformationCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.standings(this);
        }
    }

    /**
     * {@code rating [user]}: a player's rating in every game.
     *
     * @param user empty for the sender
     */
    record RatingOf(Optional<String> user) implements InformationCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.rating(this);
        }
    }

    /** {@code opponents game}: players close to the sender's rating. */
    record Opponents(Game game) implements InformationCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.opponents(this);
        }
    }

    /**
     * {@code show board[#ply] [thing]}.
     *
     * @param thing what a picture of the board should explain, such as a cell whose piece may move; as typed
     */
    record Show(Optional<Game> game, OptionalInt board, OptionalInt ply, Optional<String> thing)
            implements InformationCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.show(this);
        }
    }

    /**
     * {@code look [board[#ply]] [cell]}: a board described in words.
     *
     * @param cell the only cell to describe, as typed; empty for the whole board
     */
    record Look(Optional<Game> game, OptionalInt board, OptionalInt ply, Optional<String> cell)
            implements InformationCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.look(this);
        }
    }

    /** {@code show board board...}. */
    record ShowBoards(List<Integer> boards) implements InformationCommand {
        public ShowBoards {
            boards = List.copyOf(boards);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.showBoards(this);
        }
    }

    /** {@code [game] show user... [selection]}: the boards of one or more players. */
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
     * @param ply the ply of the position; empty for the present one
     */
    record GameText(Optional<Game> game, OptionalInt board, OptionalInt ply, GameWriting writing)
            implements InformationCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.gameText(this);
        }
    }

    /**
     * {@code analyse board [level]}: the turning points of a finished game.
     *
     * @param level 1 to 4; empty for the default
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
     * {@code preview [board][#ply] move...} or {@code replay board ply [move...]}: the position after some moves that
     * are not played.
     *
     * @param ply the ply to start from; empty means the present position
     * @param moves raw, one or more separated by blanks, as typed
     */
    record Preview(Optional<Game> game, OptionalInt board, OptionalInt ply, String moves)
            implements InformationCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.preview(this);
        }
    }

    /** {@code game preview new players [-option] move...}: the position after some moves from the start of a game. */
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
