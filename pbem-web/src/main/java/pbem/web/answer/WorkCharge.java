package pbem.web.answer;

import io.javalin.http.Context;
import java.util.function.Supplier;

/** Does the work that a reader causes, unless the reader has already caused too much. */
public interface WorkCharge {

    <T> T charged(Context context, Supplier<T> work);
}
