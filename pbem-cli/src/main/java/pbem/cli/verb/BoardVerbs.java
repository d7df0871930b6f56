package pbem.cli.verb;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import pbem.cli.home.House;
import pbem.game.Game;
import pbem.ledger.BoardFilter;
import pbem.ledger.BoardSummary;
import pbem.ledger.Ledger;
import pbem.play.Arbiter;
import pbem.play.PlayRefusal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem board}. */
@Command(
        name = "board",
        description = "The boards.",
        subcommands = {
            BoardVerbs.Start.class,
            BoardVerbs.Listing.class,
            ShowBoard.class,
            AuditBoard.class,
            BoardVerbs.Adjudicate.class,
            BoardVerbs.Annul.class,
            RollBack.class,
            Extend.class,
            ExportBoard.class,
            ImportBoard.class
        })
public final class BoardVerbs extends Group {

    /** {@code pbem board start}. */
    @Command(
            name = "start",
            description = "Start a board; nobody is asked, everybody is told.",
            footer = {"", "Example: pbem board start cholone alice bob -setup=belgian --forfeittime=14"})
    static final class Start extends Verb {

        @Parameters(index = "0", paramLabel = "GAME")
        private String game;

        @Parameters(
                index = "1..*",
                arity = "1..*",
                paramLabel = "USERID|-OPTION|--TERM",
                description = "Players in the order of their seats; options of the game with one dash, terms with two.")
        private List<String> words;

        @Override
        public Integer call() throws Exception {
            try (House house = house()) {
                Game played = house.games().named(game).orElseThrow(() -> Refused.noGame(game, house.games()));
                List<String> users =
                        words.stream().filter(word -> !word.startsWith("-")).toList();
                Arbiter.Act act = house.store()
                        .change(tx -> house.arbiter()
                                .start(
                                        tx.ledger(),
                                        played,
                                        users,
                                        given("-"),
                                        given("--"),
                                        house.clock().instant()));
                out().println("Started board "
                        + done(house, act).record().board().number() + ".");
                return 0;
            }
        }

        private Map<String, String> given(String dashes) {
            Map<String, String> given = new TreeMap<>();
            words.stream()
                    .filter(word -> word.startsWith("-") && word.startsWith("--") == dashes.equals("--"))
                    .map(word -> word.substring(dashes.length()).split("=", 2))
                    .forEach(parts -> given.put(parts[0].toLowerCase(Locale.ROOT), parts.length == 2 ? parts[1] : ""));
            return given;
        }
    }

    /** {@code pbem board list}. */
    @Command(name = "list", description = "Boards, the newest first.")
    static final class Listing extends ListVerb {

        @Option(names = "--game", paramLabel = "GAME")
        private String game;

        @Option(names = "--player", paramLabel = "USERID")
        private String user;

        @Option(names = "--open", description = "Only boards under way.")
        private boolean open;

        @Override
        List<Map<String, Object>> rows(House house) {
            return house.store()
                    .read(tx -> tx.ledger().boards().list(filter(house, tx.ledger())).stream()
                            .map(board -> row(board, house))
                            .toList());
        }

        private BoardFilter filter(House house, Ledger ledger) {
            BoardFilter filter = open ? BoardFilter.ALL.onlyOpen(true) : BoardFilter.ALL;
            if (game != null) {
                filter = filter.ofGame(house.games()
                        .named(game)
                        .map(Game::name)
                        .orElseThrow(() -> Refused.noGame(game, house.games())));
            }
            if (user != null) {
                filter = filter.ofPlayer(
                        ledger.players().called(user).orElseThrow(() -> new Refused("there is no player " + user)));
            }
            return filter;
        }
    }

    /** What both ways to end a game from outside share. */
    private abstract static class Closing extends Verb {

        @Parameters(index = "0", paramLabel = "BOARD")
        private int board;

        @Option(names = "--why", paramLabel = "TEXT", required = true, description = "The reason, for the record.")
        private String why;

        @Option(names = "--by", paramLabel = "NAME", description = "Who decides (default: your login name).")
        private String by = System.getProperty("user.name");

        abstract Arbiter.Act close(House house, Ledger ledger, int number, String admin, String reason);

        @Override
        public final Integer call() throws Exception {
            try (House house = house()) {
                Arbiter.Act act = house.store().change(tx -> close(house, tx.ledger(), board, by, why));
                out().println("Board " + board + ": "
                        + house.say(done(house, act).record().result().orElseThrow()));
                return 0;
            }
        }
    }

    /** {@code pbem board adjudicate}. */
    @Command(name = "adjudicate", description = "End a game with a result; the players are told who, and why.")
    static final class Adjudicate extends Closing {

        @Option(
                names = "--winner",
                paramLabel = "USERID",
                description = "Who wins; several share the win. None: a draw between all who still play.")
        private List<String> winners = List.of();

        @Override
        Arbiter.Act close(House house, Ledger ledger, int number, String admin, String reason) {
            return house.arbiter()
                    .adjudicate(
                            ledger,
                            number,
                            winners,
                            admin,
                            reason,
                            house.clock().instant());
        }
    }

    /** {@code pbem board void}. */
    @Command(name = "void", description = "End a game without a result; the players are told who, and why.")
    static final class Annul extends Closing {

        @Override
        Arbiter.Act close(House house, Ledger ledger, int number, String admin, String reason) {
            return house.arbiter()
                    .annul(ledger, number, admin, reason, house.clock().instant());
        }
    }

    static Arbiter.Act.Done done(House house, Arbiter.Act act) {
        if (act instanceof Arbiter.Act.Refused refused) {
            if (refused.refusal() instanceof PlayRefusal.NoSuchBoard none) { // its text names commands of a mail
                throw Refused.noBoard(none.number());
            }
            throw new Refused(house.say(refused.refusal().phrase()));
        }
        return (Arbiter.Act.Done) act;
    }

    static Map<String, Object> row(BoardSummary board, House house) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("number", board.number());
        row.put("game", board.game());
        row.put("options", board.options());
        row.put("players", board.players());
        row.put("toMove", board.toMove());
        row.put("moves", board.moves());
        row.put("state", board.state().name().toLowerCase(Locale.ROOT));
        row.put("result", board.result().map(house::say).orElse(null));
        row.put("deadline", board.deadline().map(Object::toString).orElse(null));
        return row;
    }
}
