package pbem.cli.verb;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import pbem.game.Games;
import pbem.games.Catalogue;
import pbem.help.HelpPages;
import pbem.mail.reading.MailReader;
import pbem.mail.writing.MailPhrases;
import pbem.phrase.Phrasebook;
import pbem.phrase.Translation;
import pbem.play.ServerTexts;
import pbem.web.text.SiteTexts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem tool language}. */
@Command(
        name = "language",
        description = "What a translation lacks or has wrong: texts that are missing, stale, unknown, or have other"
                + " arguments than the English ones, and pages of help. Exit code 1 if there is anything.",
        footer = {"", "Example: pbem tool language de"})
public final class LanguageVerb extends HomeVerb {

    @Parameters(index = "0", paramLabel = "LANGUAGE", description = "A tag such as de.")
    private String tag;

    @Option(names = "--wrong", description = "Only what is wrong, not what is missing.")
    private boolean wrong;

    @Option(names = "--json", description = "As JSON: a list of lines.")
    private boolean json;

    @Override
    public Integer call() {
        Games games = Catalogue.games();
        Locale language = Locale.forLanguageTag(tag);
        List<String> findings = new ArrayList<>();
        for (Class<?> home : homes(games)) {
            new Translation(home, language)
                    .findings().stream()
                            .filter(finding -> !wrong || finding.fault() != Translation.Fault.MISSING)
                            .map(finding -> finding.file() + ": " + finding.key() + " "
                                    + finding.fault().words())
                            .forEach(findings::add);
        }
        HelpPages help = new HelpPages(games);
        if (!wrong) {
            help.topics().stream()
                    .filter(topic -> !help.languages(topic).contains(language))
                    .map(topic -> "help " + topic + " is not translated")
                    .forEach(findings::add);
        }
        Rows.printLines(findings, out(), json);
        return findings.isEmpty() ? 0 : 1;
    }

    /** One class of each package that has texts. */
    private static Collection<Class<?>> homes(Games games) {
        Map<String, Class<?>> homes = new TreeMap<>();
        Stream.concat(
                        ServerTexts.homes(games).values().stream(),
                        Stream.of(Phrasebook.class, MailReader.class, MailPhrases.class, SiteTexts.class))
                .forEach(home -> homes.put(home.getPackageName(), home));
        return homes.values();
    }
}
