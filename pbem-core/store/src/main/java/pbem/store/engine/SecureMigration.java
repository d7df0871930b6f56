package pbem.store.engine;

import java.sql.SQLException;
import java.sql.Statement;
import org.flywaydb.core.api.callback.Callback;
import org.flywaydb.core.api.callback.Context;
import org.flywaydb.core.api.callback.Event;

/** Makes migrations overwrite deleted data, since later erasures do not reach free pages. */
public final class SecureMigration implements Callback {

    @Override
    public boolean supports(Event event, Context context) {
        return event == Event.AFTER_CONNECT;
    }

    @Override
    public boolean canHandleInTransaction(Event event, Context context) {
        return true;
    }

    @Override
    public void handle(Event event, Context context) {
        try (Statement statement = context.getConnection().createStatement()) {
            statement.execute(Sqlite.SECURE_DELETE);
        } catch (SQLException e) {
            throw new IllegalStateException("the database does not promise to overwrite what is deleted", e);
        }
    }

    @Override
    public String getCallbackName() {
        return "secure delete";
    }
}
