package pbem.web.board;

import io.javalin.http.Context;
import java.time.Duration;
import pbem.record.GameRecord;
import pbem.store.Store;
import pbem.web.page.Routes;
import pbem.web.picture.Drawings;
import pbem.web.picture.Form;
import pbem.web.picture.PictureAnswer;

/** The pictures of boards, as files: what everybody may see, whoever asks. */
public final class PictureRoutes {

    /** What is over stays as it is; only a new version of this program may draw it otherwise. */
    private static final Duration OVER = Duration.ofDays(7);

    /** A move of a game under way may still be taken back. */
    private static final Duration PLAYED = Duration.ofMinutes(10);

    private final Store store;
    private final Drawings drawings;

    public PictureRoutes(Store store, Drawings drawings) {
        this.store = store;
        this.drawings = drawings;
    }

    /** To be added before the pages, whose paths match these as well. */
    public void add(Routes routes) {
        for (Form form : Form.values()) {
            routes.page("/boards/{board}." + form.ending(), context -> send(context, form));
            routes.page("/boards/{board}/moves/{move}." + form.ending(), context -> send(context, form));
        }
    }

    private void send(Context context, Form form) {
        Snapshot snapshot = Snapshot.read(store, BoardAddress.of(context));
        PictureAnswer.send(context, drawings.of(snapshot.record(), snapshot.revision(), form), form, fresh(snapshot));
    }

    private static Duration fresh(Snapshot snapshot) {
        if (snapshot.record().state() != GameRecord.State.ACTIVE) {
            return OVER;
        }
        return snapshot.isNow() ? Duration.ZERO : PLAYED;
    }
}
