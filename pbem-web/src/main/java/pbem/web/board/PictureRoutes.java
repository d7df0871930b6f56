package pbem.web.board;

import io.javalin.http.Context;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.game.GameFormat;
import pbem.query.BoardDetails;
import pbem.query.BoardQueries;
import pbem.record.text.GameFile;
import pbem.summary.BoardMark;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.answer.Version;
import pbem.web.page.Routes;
import pbem.web.picture.PictureFormat;
import pbem.web.text.SiteTexts;

/** The pictures and records of boards as files, which everybody may see. */
public record PictureRoutes(BoardQueries boards, SiteTexts texts, AnswerCache answers) {

    private static final String TEXT = "text/plain; charset=utf-8";

    /**
     * How long caches may keep a picture of a finished board. The board no longer changes; only a new version of the
     * program may draw it differently.
     */
    private static final Duration OVER = Duration.ofDays(7);

    /** How long caches may keep a position of a game under way. Its moves may still be taken back. */
    private static final Duration PLAYED = Duration.ofMinutes(10);

    /** A picture of a position in a format. */
    private record Key(RequestedBoard board, PictureFormat format) {}

    /** Adds the files. Call this before adding the pages, whose paths match these as well. */
    public void add(Routes routes) {
        routes.page("/boards/{board}.record", this::record);
        for (GameFormat.Container container : GameFormat.Container.values()) {
            routes.page("/boards/{board}." + container.ending(), context -> file(context, container));
        }
        routes.page("/boards/{board}.fen", this::placement);
        routes.page("/boards/{board}/moves/{move}.fen", this::placement);
        for (PictureFormat format : PictureFormat.values()) {
            routes.page("/boards/{board}." + format.ending(), context -> send(context, format));
            routes.page("/boards/{board}/moves/{move}." + format.ending(), context -> send(context, format));
        }
    }

    private void file(Context context, GameFormat.Container container) {
        RequestedBoard asked = new RequestedBoard(RequestedBoard.number(context), OptionalInt.empty());
        answers.send(context, container + " " + asked.number(), now -> version(asked), now -> {
            Version version = version(asked);
            GameFile file = asked.file(boards, Optional.of(container));
            return Answer.of(file.text(), container.type()).of(version);
        });
    }

    private void placement(Context context) {
        RequestedBoard asked = RequestedBoard.of(context);
        answers.send(context, "fen " + asked, now -> version(asked), now -> {
            Version version = version(asked);
            return Answer.of(asked.placement(boards), TEXT).of(version);
        });
    }

    private void record(Context context) {
        RequestedBoard asked = new RequestedBoard(RequestedBoard.number(context), OptionalInt.empty());
        answers.send(context, "record " + asked.number(), now -> version(asked), now -> record(asked));
    }

    private Answer record(RequestedBoard asked) {
        Version version = version(asked); // read before the text, which may then be newer, but never older
        return Answer.of(asked.record(boards, texts::say), TEXT).of(version);
    }

    private Version version(RequestedBoard asked) {
        return Version.of("record", asked.version(boards));
    }

    private void send(Context context, PictureFormat format) {
        Key key = new Key(RequestedBoard.of(context), format);
        answers.send(context, key, now -> version(key, key.board().version(boards)), now -> picture(key));
    }

    private Answer picture(Key key) {
        BoardDetails board = key.board().find(boards);
        return key.format().answer(board.shown().diagram(), texts).of(version(key, board.version()));
    }

    /** The version of a picture. A picture shows no deadline, but it shows userids if an admin ended the board. */
    private static Version version(Key key, BoardMark board) {
        return Version.of(key, board.revision(), board.users()).freshFor(fresh(key, board));
    }

    private static Duration fresh(Key key, BoardMark board) {
        if (!board.open()) {
            return OVER;
        }
        return key.board().move().isEmpty() ? Duration.ZERO : PLAYED;
    }
}
