package pbem.mail.listener;

import java.io.IOException;
import org.subethamail.smtp.internal.server.BaseCommand;
import org.subethamail.smtp.server.Session;

/** A command that the library supports but our protocol does not. */
final class NotSpoken extends BaseCommand {

    NotSpoken(String verb) {
        super(verb, "Not available.");
    }

    @Override
    public void execute(String line, Session session) throws IOException {
        session.sendResponse("500 5.5.1 no such command here");
    }
}
