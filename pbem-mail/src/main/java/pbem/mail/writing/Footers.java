package pbem.mail.writing;

import java.net.URI;
import java.util.Optional;

/** The last lines of a mail: who writes, how to learn more, where to look. */
record Footers(MailIdentity identity, Voice voice) {

    Block.Footer plain() {
        return footer("/");
    }

    Block.Footer ofBoard(int number) {
        return footer("/boards/" + number);
    }

    private Block.Footer footer(String path) {
        Optional<String> link = identity.site().map(URI::toString).map(site -> site.replaceFirst("/+$", "") + path);
        return new Block.Footer(voice.say("mail.footer", identity.name(), identity.address()), link);
    }
}
