package pbem.mail.writing;

import java.util.Locale;
import java.util.Map;
import pbem.game.Games;
import pbem.mail.reading.MailReader;
import pbem.phrase.Phrasebook;
import pbem.play.ServerTexts;

/** The phrasebooks of mails. */
public final class MailPhrases {

    private MailPhrases() {}

    public static Phrasebook in(Locale locale, Games games) {
        return ServerTexts.in(
                locale,
                games,
                Map.of("mail", MailPhrases.class, "lesson", MailPhrases.class, "letter", MailReader.class));
    }
}
