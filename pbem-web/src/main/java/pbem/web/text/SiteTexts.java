package pbem.web.text;

import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAccessor;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.command.LanguageWords;
import pbem.game.Game;
import pbem.game.Games;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;
import pbem.play.ServerTexts;
import pbem.tournament.TournamentKind;
import pbem.tournament.table.TableWords;
import pbem.tournament.table.TieBreak;

/** The texts of the site, including those of the games and of the server. Immutable and safe for any thread. */
public final class SiteTexts {

    private final Phrasebook phrases;
    private final Games games;
    private final LanguageWords words;

    private SiteTexts(Phrasebook phrases, Games games, LanguageWords words) {
        this.phrases = phrases;
        this.games = games;
        this.words = words;
    }

    public static SiteTexts in(Locale locale, Games games) {
        return new SiteTexts(
                ServerTexts.in(locale, games, Map.of("site", SiteTexts.class)), games, LanguageWords.of(games, locale));
    }

    /** These texts with some patterns replaced by the admin's own, by their keys. */
    public SiteTexts with(Map<String, String> own) {
        return new SiteTexts(phrases.with(own), games, words);
    }

    public String say(String key, Object... args) {
        return say(Phrase.of(key, args));
    }

    public String say(Phrase phrase) {
        return phrases.say(phrase);
    }

    /** A command in the words of the language, to be written in a mail. */
    public String command(String english) {
        return words.shown(english);
    }

    /** A list in words: "a, b and c". */
    public String list(List<String> words) {
        return phrases.list(words);
    }

    /** The game of that name; empty if it no longer exists. */
    public Optional<Game> game(String name) {
        return games.named(name);
    }

    /** The name of a game in a sentence. */
    public String title(String game) {
        return game(game).map(this::title).orElse(game);
    }

    public String title(Game game) {
        return say(game.called());
    }

    /** The name of a kind of tournament. */
    public String kind(TournamentKind kind) {
        return say(TableWords.kind(kind));
    }

    /** The heading of the column for a tie-break. */
    public String heading(TieBreak column) {
        return switch (column) {
            case WINS -> say("site.tie-wins");
            case SONNEBORN_BERGER -> say("site.tie-sonneborn-berger");
            case BUCHHOLZ -> say("site.tie-buchholz");
        };
    }

    /** The results in a cell of a crosstable. */
    public String result(String results) {
        return TableWords.result(results, phrases);
    }

    /** A text as HTML. Marks in the text are kept; those in the arguments are escaped. */
    public String html(String key, Object... args) {
        return say(key, Stream.of(args).map(this::escaped).toArray());
    }

    private Object escaped(Object arg) {
        Object said = arg instanceof Phrase phrase ? say(phrase) : arg;
        return said instanceof String text
                ? text.replace("&", "&amp;")
                        .replace("<", "&lt;")
                        .replace(">", "&gt;")
                        .replace("\"", "&quot;")
                        .replace("'", "&#39;")
                : said;
    }

    /** A point in time, always in UTC: "2025-08-21 14:03 UTC". */
    public String moment(Instant at) {
        return formatted("site.pattern-moment", at.atOffset(ZoneOffset.UTC));
    }

    /** A point in time for programs, to the second. */
    public static String iso(Instant at) {
        return at.truncatedTo(ChronoUnit.SECONDS).toString();
    }

    /** The day of a point in time, in UTC. */
    public String day(Instant at) {
        return day(LocalDate.ofInstant(at, ZoneOffset.UTC));
    }

    public String day(LocalDate day) {
        return formatted("site.pattern-day", day);
    }

    public String month(YearMonth month) {
        return formatted("site.pattern-month", month);
    }

    private String formatted(String pattern, TemporalAccessor moment) {
        return DateTimeFormatter.ofPattern(say(pattern), phrases.locale()).format(moment);
    }

    /** A number with the decimal separator of the language. */
    public String decimal(String number) {
        return phrases.decimal(number);
    }

    public Locale language() {
        return phrases.locale();
    }

    /** The phrases, for drawings. */
    public Phrasebook phrases() {
        return phrases;
    }
}
