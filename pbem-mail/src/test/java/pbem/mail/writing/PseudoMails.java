package pbem.mail.writing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.DateFormatSymbols;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.command.Verb;
import pbem.game.Game;
import pbem.game.Games;
import pbem.help.ClubTexts;
import pbem.mail.reading.MailReader;
import pbem.mail.writing.body.Block;
import pbem.phrase.Phrasebook;
import pbem.play.ServerTexts;
import pbem.repository.PostedNotice;
import pbem.repository.Repositories;
import pbem.testkit.PseudoLanguage;

/** Reads mails in a language that is English with accents: a word without accents comes from no book of phrases. */
final class PseudoMails implements Block.Cases<Stream<String>> {

    private static final Pattern WORD = Pattern.compile("\\p{L}{3,}");

    private final MailComposer composer;

    /** Typed words are the same in every language, and so are the words that name their values. */
    private static final String TYPED = "PBeM pbem board vacation teacher swiss"
            + " format html plain svg off width zone language digest daily receipts short none text words confirm never"
            + " always seeks profile shown hidden talk private public news robots play push silent sound";

    /** Words that are the same in every language, and words of players. */
    private final Set<String> names = new TreeSet<>();

    PseudoMails(Games games) {
        Map<String, Class<?>> homes = ServerTexts.homes(games);
        homes.put("mail", MailPhrases.class);
        homes.put("letter", MailReader.class);
        Phrasebook book = MailPhrases.in(Locale.ENGLISH, games).with(PseudoLanguage.texts(homes));
        this.composer = new MailComposer(Club.IDENTITY, games, ClubTexts.NONE, locale -> book);
        hears(TYPED);
        Verb.words().forEach(this::hears);
        games.all().forEach(game -> {
            hears(game.title() + " " + game.name());
            hears(lessons(game));
        });
        DateFormatSymbols dates = DateFormatSymbols.getInstance(Locale.ENGLISH); // from the locale, not a book
        Stream.of(dates.getMonths(), dates.getWeekdays()).flatMap(Stream::of).forEach(this::hears);
    }

    /** Lessons are separate files, not phrases. */
    private static String lessons(Game game) {
        try (InputStream in = game.getClass().getResourceAsStream("lessons.txt")) {
            return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Allows words of a player, which are passed on unchanged. */
    void hears(String words) {
        WORD.matcher(words).results().map(MatchResult::group).forEach(names::add);
    }

    /** Fails if a mail contains a word that no book has. */
    boolean check(Repositories repositories, PostedNotice posted, Instant now) {
        Optional<MailDraft> draft = composer.compose(repositories, Club.at(posted, now));
        draft.ifPresent(mail -> {
            Set<String> known = new TreeSet<>(names);
            mail.recipients.forEach(address -> known.addAll(List.of(address.split("\\W+"))));
            Set<String> unsaid = PseudoLanguage.unsaid(
                    Stream.concat(Stream.of(mail.subject), mail.blocks.stream().flatMap(block -> block.match(this))),
                    known);
            unsaid.removeIf(word -> word.equals(word.toUpperCase(Locale.ROOT))); // BOARD, or letters of a tile
            assertThat(unsaid).as(mail.subject).isEmpty();
        });
        return true;
    }

    @Override
    public Stream<String> lead(Block.Lead lead) {
        return Stream.of(lead.words());
    }

    @Override
    public Stream<String> marker(Block.Marker marker) {
        return Stream.empty(); // ReplyTextTest holds its words, which are in no book of phrases
    }

    @Override
    public Stream<String> paragraph(Block.Paragraph paragraph) {
        return Stream.of(paragraph.words());
    }

    @Override
    public Stream<String> heading(Block.Heading heading) {
        return Stream.of(heading.words());
    }

    @Override
    public Stream<String> board(Block.Board board) {
        return board.inWords().stream().flatMap(List::stream);
    }

    @Override
    public Stream<String> facts(Block.Facts facts) {
        return facts.facts().stream().flatMap(fact -> Stream.of(fact.name(), fact.value()));
    }

    @Override
    public Stream<String> moves(Block.Moves moves) {
        return Stream.concat(
                Stream.of(moves.heading()), moves.columns().stream().map(Block.Column::seat));
    }

    @Override
    public Stream<String> table(Block.Table table) {
        return Stream.concat(table.columns().stream(), table.rows().stream().flatMap(List::stream));
    }

    /** The quoted text is a player's. */
    @Override
    public Stream<String> quote(Block.Quote quote) {
        return Stream.of(quote.heading());
    }

    /** Typed commands are the same in every language. */
    @Override
    public Stream<String> commandLines(Block.CommandLines lines) {
        return lines.lines().stream().map(Block.CommandLine::meaning);
    }

    @Override
    public Stream<String> taps(Block.Taps taps) {
        return Stream.of(taps.heading());
    }

    @Override
    public Stream<String> items(Block.Items items) {
        return items.lines().stream();
    }

    @Override
    public Stream<String> verbatim(Block.Verbatim verbatim) {
        return Stream.empty();
    }

    /** Help pages are separate files. */
    @Override
    public Stream<String> page(Block.Page page) {
        return Stream.empty();
    }

    @Override
    public Stream<String> enclosure(Block.Enclosure enclosure) {
        return Stream.of(enclosure.words());
    }

    @Override
    public Stream<String> footer(Block.Footer footer) {
        return Stream.of(footer.words());
    }

    @Override
    public Stream<String> playPage(Block.PlayPage page) {
        return Stream.of(page.words(), page.others());
    }
}
