package pbem.web.answer;

import io.javalin.http.Context;
import java.util.function.Supplier;

/** Does the work that a reader causes, if they have not caused too much. */
public interface WorkCharge {

    <T> T charged(Context context, Supplier<T> work);
}
