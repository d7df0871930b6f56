package pbem.cli.home;

import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import pbem.game.Games;
import pbem.mail.reading.MailReader;
import pbem.mail.writing.MailPhrases;
import pbem.phrase.Phrasebook;
import pbem.play.ServerTexts;
import pbem.web.text.SiteTexts;

/** Finds the texts of a whole server. */
public final class TextHomes {

    private TextHomes() {}

    /** One class of each package that has texts. */
    public static Collection<Class<?>> of(Games games) {
        Map<String, Class<?>> homes = new TreeMap<>();
        Stream.concat(
                        ServerTexts.homes(games).values().stream(),
                        Stream.of(Phrasebook.class, MailReader.class, MailPhrases.class, SiteTexts.class))
                .forEach(home -> homes.put(home.getPackageName(), home));
        return homes.values();
    }
}
