package pbem.web.board;

import io.javalin.http.Context;
import java.time.Duration;
import pbem.query.BoardDetails;
import pbem.query.BoardQueries;
import pbem.web.page.Routes;
import pbem.web.picture.PictureCache;
import pbem.web.picture.PictureFormat;
import pbem.web.picture.PictureResponse;

/** The pictures of boards, as files: what everybody may see, whoever asks. */
public final class PictureRoutes {

    /** What is over stays as it is; only a new version of this program may draw it otherwise. */
    private static final Duration OVER = Duration.ofDays(7);

    /** A move of a game under way may still be taken back. */
    private static final Duration PLAYED = Duration.ofMinutes(10);

    private final BoardQueries boards;
    private final PictureCache pictures;

    public PictureRoutes(BoardQueries boards, PictureCache pictures) {
        this.boards = boards;
        this.pictures = pictures;
    }

    /** To be added before the pages, whose paths match these as well. */
    public void add(Routes routes) {
        for (PictureFormat format : PictureFormat.values()) {
            routes.page("/boards/{board}." + format.ending(), context -> send(context, format));
            routes.page("/boards/{board}/moves/{move}." + format.ending(), context -> send(context, format));
        }
    }

    private void send(Context context, PictureFormat format) {
        BoardDetails board = RequestedBoard.of(context, boards);
        PictureResponse.send(context, pictures.of(board, format), format, fresh(board));
    }

    private static Duration fresh(BoardDetails board) {
        if (!board.open()) {
            return OVER;
        }
        return board.shown().latest() ? Duration.ZERO : PLAYED;
    }
}
