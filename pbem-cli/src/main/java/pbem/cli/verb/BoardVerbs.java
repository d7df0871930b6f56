package pbem.cli.verb;

import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import pbem.cli.home.House;
import pbem.game.Game;
import pbem.play.Arbiter;
import pbem.play.BoardFilter;
import pbem.play.BoardSummary;
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
            BoardVerbs.Adjudicate.class,
            BoardVerbs.Annul.class
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
                Game played = house.games().named(game).orElseThrow(() -> new Refused("there is no game " + game));
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
                                        Clock.systemUTC().instant()));
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
    static final class Listing extends Verb {

        @Option(names = "--game", paramLabel = "GAME")
        private String game;

        @Option(names = "--player", paramLabel = "USERID")
        private String user;

        @Option(names = "--open", description = "Only boards under way.")
        private boolean open;

        @Option(names = "--json", description = "As JSON.")
        private boolean json;

        @Override
        public Integer call() throws Exception {
            try (House house = house()) {
                List<Map<String, Object>> rows = house.store().read(tx -> {
                    BoardFilter filter = BoardFilter.ALL;
                    if (game != null) {
                        filter = filter.ofGame(house.games()
                                .named(game)
                                .map(Game::name)
                                .orElseThrow(() -> new Refused("there is no game " + game)));
                    }
                    if (user != null) {
                        filter = filter.ofPlayer(tx.ledger()
                                .players()
                                .called(user)
                                .orElseThrow(() -> new Refused("there is no player " + user)));
                    }
                    return tx.ledger().boards().list(open ? filter.onlyOpen(true) : filter).stream()
                            .map(board -> row(board, house))
                            .toList();
                });
                new Rows(rows).print(out(), json);
                return 0;
            }
        }
    }

    /** {@code pbem board adjudicate}. */
    @Command(name = "adjudicate", description = "End a game with a result; the players are told who, and why.")
    static final class Adjudicate extends Verb {

        @Parameters(index = "0", paramLabel = "BOARD")
        private int board;

        @Option(
                names = "--winner",
                paramLabel = "USERID",
                description = "Who wins; several share the win. None: a draw between all who still play.")
        private List<String> winners = List.of();

        @Option(names = "--why", paramLabel = "TEXT", required = true, description = "The reason, for the record.")
        private String why;

        @Option(names = "--by", paramLabel = "NAME", description = "Who decides (default: your login name).")
        private String by = System.getProperty("user.name");

        @Override
        public Integer call() throws Exception {
            try (House house = house()) {
                Arbiter.Act act = house.store()
                        .change(tx -> house.arbiter()
                                .adjudicate(
                                        tx.ledger(),
                                        board,
                                        winners,
                                        by,
                                        why,
                                        Clock.systemUTC().instant()));
                out().println("Board " + board + ": "
                        + house.say(done(house, act).record().result().orElseThrow()));
                return 0;
            }
        }
    }

    /** {@code pbem board void}. */
    @Command(name = "void", description = "End a game without a result; the players are told who, and why.")
    static final class Annul extends Verb {

        @Parameters(index = "0", paramLabel = "BOARD")
        private int board;

        @Option(names = "--why", paramLabel = "TEXT", required = true, description = "The reason, for the record.")
        private String why;

        @Option(names = "--by", paramLabel = "NAME", description = "Who decides (default: your login name).")
        private String by = System.getProperty("user.name");

        @Override
        public Integer call() throws Exception {
            try (House house = house()) {
                Arbiter.Act act = house.store()
                        .change(tx -> house.arbiter()
                                .annul(
                                        tx.ledger(),
                                        board,
                                        by,
                                        why,
                                        Clock.systemUTC().instant()));
                done(house, act);
                out().println("Board " + board + " is void.");
                return 0;
            }
        }
    }

    private static Arbiter.Act.Done done(House house, Arbiter.Act act) {
        if (act instanceof Arbiter.Act.Refused refused) {
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
