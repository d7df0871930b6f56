package pbem.mail.listener;

import java.io.IOException;
import org.subethamail.smtp.internal.server.BaseCommand;
import org.subethamail.smtp.server.Session;

/**
 * EHLO or LHLO, answered with the extensions that we support. The library's own answer also offers CHUNKING, to which
 * LMTP has different answers.
 */
final class Greeting extends BaseCommand {

    private final String verb;

    Greeting(String verb) {
        super(verb, "Introduce yourself.", "<hostname>");
        this.verb = verb;
    }

    @Override
    public void execute(String line, Session session) throws IOException {
        String[] words = getArgs(line);
        if (words.length < 2) {
            session.sendResponse("501 5.5.4 Syntax: " + verb + " hostname");
            return;
        }
        session.resetMailTransaction();
        session.setHelo(words[1]);
        session.sendResponse(String.join(
                "\r\n",
                "250-" + session.getServer().getHostName(),
                "250-PIPELINING",
                "250-8BITMIME",
                "250-SMTPUTF8",
                "250 SIZE " + session.getServer().getMaxMessageSize()));
    }
}
