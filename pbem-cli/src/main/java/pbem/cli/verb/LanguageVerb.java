package pbem.cli.verb;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import pbem.cli.home.TextHomes;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Lessons;
import pbem.games.Catalogue;
import pbem.help.HelpPages;
import pbem.mail.reading.reply.ReplyMarker;
import pbem.phrase.Translation;
import pbem.phrase.WordLists;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem tool language}. */
@Command(
        name = "language",
        description = "List the faults of a translation: texts that are missing, stale, unknown, or differ in their"
                + " arguments from the English ones, missing help pages, and lessons that are missing or differ from the"
                + " English ones in their parts. The exit code is 1 if there is a"
                + " fault.",
        footer = {"", "Example: pbem tool language de"})
public final class LanguageVerb extends HomeVerb {

    @Parameters(index = "0", paramLabel = "LANGUAGE", description = "The language, such as de.")
    private String tag;

    @Option(names = "--wrong", description = "Leave out missing texts.")
    private boolean wrong;

    @Option(names = "--json", description = "As JSON: a list of lines.")
    private boolean json;

    @Override
    public Integer call() {
        Games games = Catalogue.games();
        Locale language = Locale.forLanguageTag(tag);
        List<String> findings = new ArrayList<>();
        List<Class<?>> homes = new ArrayList<>(TextHomes.of(games));
        homes.add(ReplyMarker.class); // no club may reword it
        for (Class<?> home : homes) {
            Translation words = new Translation(home, language, WordLists.FILE);
            Stream.concat(
                            new Translation(home, language).findings().stream(),
                            words.english().isEmpty() ? Stream.empty() : words.findings().stream())
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
        for (Game game : games.all()) {
            Lessons.fault(game, language).ifPresent(findings::add);
            if (!wrong && Lessons.exist(game, Locale.ENGLISH) && !Lessons.exist(game, language)) {
                findings.add("lessons of " + game.name() + " are not translated");
            }
        }
        Rows.printLines(findings, out(), json);
        return findings.isEmpty() ? 0 : 1;
    }
}
