package pbem.cli.verb;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.ShownText;
import pbem.game.Seat;
import pbem.game.Viewer;
import pbem.picture.Ascii;
import pbem.picture.Diagram;
import pbem.picture.Png;
import pbem.picture.Svg;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.record.text.RecordChain;
import pbem.repository.Remark;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem board show}. */
@Command(name = "show", description = "Show a board as any viewer may see it, at present or after a move.")
final class ShowBoard extends ServerVerb {

    enum Form {
        text,
        svg,
        png
    }

    @Parameters(index = "0", paramLabel = "BOARD")
    private int number;

    @Option(names = "--as", paramLabel = "text|svg|png", description = "The format (default: text).")
    private Form form = Form.text;

    @Option(
            names = "--move",
            paramLabel = "M",
            description = "The number of the move after which to show it; 0 is the start.")
    private Integer move;

    @Option(
            names = "--viewer",
            paramLabel = "USERID",
            description = "The view of this player (default: the public view).")
    private String user;

    @Option(names = "--json", description = "The result as JSON: players, results, places, ratings.")
    private boolean json;

    @Override
    int run(PbemServer server) throws Exception {
        GameRecord record =
                server.store().read(tx -> tx.boards().record(number)).orElseThrow(() -> Refused.noBoard(number));
        if (json) {
            new Rows(List.of(BoardFacts.of(server, at(record)))).printOne(out());
            return 0;
        }
        Diagram diagram = at(record).diagram(viewer(server, record));
        switch (form) {
            case svg -> out().print(Svg.adaptive(diagram, server.phrases()));
            case png -> {
                System.out.write(Png.draw(diagram, server.phrases(), Png.WIDTH));
                System.out.flush();
            }
            default -> {
                out().println(record.board().heading());
                out().println(standing(server, record));
                record.board().commitment().ifPresent(hash -> out().println("SHA-256 of the seed: " + hash));
                record.disclosedSeed().ifPresent(seed -> out().println("The seed: " + seed.reveal()));
                out().println("Hash of all that happened: " + RecordChain.head(record));
                out().println();
                out().print(Ascii.draw(diagram, server.phrases()));
                remarks(server);
            }
        }
        out().flush();
        return 0;
    }

    /** Prints the remarks about the board that are not part of its moves. */
    private void remarks(PbemServer server) {
        List<Remark> remarks = server.store().read(tx -> tx.remarks().about(number));
        for (Remark remark : remarks) {
            out().println();
            out().println(remark.at() + " " + ShownText.of(remark.author().user()) + ", "
                    + remark.kind().name().toLowerCase(Locale.ROOT) + ":");
            remark.words().lines().forEach(line -> out().println("| " + ShownText.of(line)));
        }
    }

    private GameRecord at(GameRecord record) {
        if (move == null) {
            return record;
        }
        int played = record.moves();
        if (move < 0 || move > played) {
            throw new Refused("board " + number + " has moves 0 to " + played + ", not " + move);
        }
        return record.at(record.revisionAfter(move));
    }

    private Viewer viewer(PbemServer server, GameRecord record) {
        if (user == null) {
            return Viewer.PUBLIC;
        }
        Optional<Player> player = server.store().read(tx -> tx.players().called(user));
        Optional<Seat> seat = player.flatMap(record.board()::seat);
        return seat.map(Viewer::of).orElseThrow(() -> new Refused(user + " does not play on board " + number));
    }

    private String standing(PbemServer server, GameRecord record) {
        return record.result()
                .map(server::say)
                .orElseGet(() -> String.join(
                                ", ",
                                record.toMove().stream()
                                        .map(seat -> record.board().player(seat).user())
                                        .toList())
                        + " to move, " + record.plies().size() + " played, "
                        + server.store()
                                .read(tx -> tx.clocks().of(record).limit())
                                .map(until -> "until " + until)
                                .orElse("no deadline"));
    }
}
