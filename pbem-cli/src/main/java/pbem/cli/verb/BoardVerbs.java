package pbem.cli.verb;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.Row;
import pbem.game.Act;
import pbem.handler.club.BoardDecision;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.repository.Repositories;
import pbem.summary.BoardSummary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
            ImportBoard.class,
            ImportElsewhere.class
        })
public final class BoardVerbs extends Group {

    /** {@code pbem board start}. */
    @Command(
            name = "start",
            description = "Start a board. The players are not asked; they are told.",
            footer = {"", "Example: pbem board start cholone alice bob -setup=belgian --forfeittime=14"})
    static final class Start extends ActVerb {

        @Parameters(index = "0", paramLabel = "GAME")
        private String game;

        @Parameters(
                index = "1..*",
                arity = "1..*",
                paramLabel = "USERID|-OPTION|--TERM",
                description = "Players in the order of their seats; options of the game with one dash, terms with two.")
        private List<String> words;

        @Override
        void prepare(PbemServer server) {
            server.prepareRobots();
        }

        @Override
        String change(Acting acting) {
            PbemServer server = acting.server();
            int number = acting.after(server.administration()
                            .start(
                                    acting.repositories(),
                                    Refused.unlessGame(game, server.games()),
                                    words.stream()
                                            .filter(word -> !word.startsWith("-"))
                                            .toList(),
                                    given("-"),
                                    given("--"),
                                    acting.now()))
                    .board()
                    .number();
            acting.decisions().audit("start", OptionalLong.empty(), OptionalInt.of(number), "");
            return "Started board " + number + ".";
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
    @Command(name = "list", description = "List boards, the newest first.")
    static final class Listing extends ListVerb {

        @Option(names = "--game", paramLabel = "GAME")
        private String game;

        @Option(names = "--player", paramLabel = "USERID")
        private String user;

        @Option(names = "--open", description = "Only games under way.")
        private boolean open;

        @Option(names = "--limit", paramLabel = "N", description = "The greatest number (default: all).")
        private int limit = Integer.MAX_VALUE;

        @Override
        List<Row> rows(PbemServer server) {
            return server.store()
                    .read(tx -> tx.boards().list(filter(server, tx), 0, limit).stream()
                            .map(board -> row(board, server))
                            .toList());
        }

        private BoardFilter filter(PbemServer server, Repositories repositories) {
            BoardFilter filter = open ? BoardFilter.ALL.onlyOpen(true) : BoardFilter.ALL;
            if (game != null) {
                filter = filter.ofGame(Refused.unlessGame(game, server.games()).name());
            }
            if (user != null) {
                filter = filter.ofPlayer(PlayerVerbs.called(repositories, user));
            }
            return filter;
        }
    }

    /** The common part of the two verbs by which an admin ends a game. */
    private abstract static class Closing extends ReasonedVerb {

        @Parameters(index = "0", paramLabel = "BOARD")
        private int board;

        @Mixin
        private WhatFollowed later;

        abstract Act<GameRecord> close(BoardDecision closing, int number, String reason);

        @Override
        final String change(Acting acting, String why) {
            Act<GameRecord> act = later.around(acting, board, why, () -> close(acting.boards(), board, why));
            return "Board " + board + ": "
                    + acting.say(acting.after(act).result().orElseThrow());
        }
    }

    /** {@code pbem board adjudicate}. */
    @Command(
            name = "adjudicate",
            description = "End a game with a result. The players are told who decided it, and why.")
    static final class Adjudicate extends Closing {

        @Option(names = "--winner", paramLabel = "USERID", description = "The winner; several winners share the win.")
        private List<String> winners = List.of();

        @Option(names = "--draw", description = "A draw between all players who are still in the game.")
        private boolean draw;

        @Override
        Act<GameRecord> close(BoardDecision closing, int number, String reason) {
            if (draw != winners.isEmpty()) {
                throw new Refused("give the result: --winner USERID, or --draw");
            }
            return closing.adjudicate(number, winners, reason);
        }
    }

    /** {@code pbem board void}. */
    @Command(
            name = "void",
            description = "End a game without a result, or cancel the result of a finished one; ratings follow. The"
                    + " players are told who decided it, and why.")
    static final class Annul extends Closing {

        @Override
        Act<GameRecord> close(BoardDecision closing, int number, String reason) {
            return closing.annul(number, reason);
        }
    }

    static Row row(BoardSummary board, PbemServer server) {
        return new Row()
                .with(board, "number", "game", "options", "players", "toMove", "moves", "state")
                .with("result", board.result().map(server::say))
                .with("deadline", board.deadline());
    }
}
