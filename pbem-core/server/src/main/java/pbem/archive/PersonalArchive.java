package pbem.archive;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import pbem.game.GameFormat;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.record.text.RecordText;
import pbem.repository.BoardFilter;
import pbem.repository.PersonalData;
import pbem.repository.Repositories;
import pbem.summary.BoardSummary;

/**
 * Everything that is kept of a person, as a ZIP file; README.txt describes its files. Boards are told as the person may
 * see them. All times in the ZIP are {@code at}, so that the same data always gives the same bytes. It is written while
 * the data is read, so that no more than one mail or one record is in memory at a time, beside the texts of
 * finished games.
 *
 * @param words puts phrases into words of the person's language
 * @param at the time of the data
 */
public record PersonalArchive(Repositories repositories, Player player, Function<Phrase, String> words, Instant at) {

    /** How much is included, the most first. */
    public enum Extent {
        /** All that is kept. */
        WHOLE,
        /** Only the fate of each mail, since the mails themselves would make the archive too large to send. */
        WITHOUT_MAILS,
        /** Neither mails nor the files for other programs. The records of boards have the same moves. */
        WITHOUT_GAMES
    }

    private static final Phrase LEFT_OUT = Phrase.of("data.left-out");

    /** The name of the file: {@code pbem-alice-2027-07-10.zip}. */
    public String name() {
        return "pbem-" + player.user() + "-" + at.atZone(ZoneOffset.UTC).toLocalDate() + ".zip";
    }

    /** Writes the archive. The caller closes the stream. */
    public void writeTo(OutputStream out, Extent extent) throws IOException {
        ZipOutputStream zip = new ZipOutputStream(out, StandardCharsets.UTF_8);
        try {
            entry(zip, "README.txt", readme(extent).getBytes(StandardCharsets.UTF_8));
            for (PersonalData.Kind kind : PersonalData.Kind.values()) {
                rows(zip, kind);
            }
            Map<GameFormat.Container, List<String>> games = new EnumMap<>(GameFormat.Container.class);
            for (BoardSummary board : repositories.boards().list(BoardFilter.ALL.ofPlayer(player))) {
                Optional<GameRecord> record = repositories.boards().record(board.number());
                if (record.isPresent()) {
                    entry(zip, "boards/" + board.number() + ".txt", text(record.get()));
                    record.filter(told -> extent != Extent.WITHOUT_GAMES && told.state() != GameRecord.State.ACTIVE)
                            .flatMap(new GameFiles(repositories)::of)
                            .ifPresent(file -> games.computeIfAbsent(file.container(), one -> new ArrayList<>())
                                    .add(file.text() + "\n"));
                }
            }
            for (Map.Entry<GameFormat.Container, List<String>> form : games.entrySet()) {
                begin(zip, "games." + form.getKey().ending());
                for (String game : form.getValue()) {
                    zip.write(game.getBytes(StandardCharsets.UTF_8));
                }
                zip.closeEntry();
            }
            if (extent == Extent.WHOLE) {
                repositories.personalData().mails(player, (name, bytes) -> entry(zip, "mails/" + name, bytes));
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        zip.finish();
    }

    /** Writes a list with one row on each line. */
    private void rows(ZipOutputStream zip, PersonalData.Kind kind) throws IOException {
        begin(zip, kind.file());
        zip.write('[');
        repositories.personalData().rows(player, kind, new Lines(zip));
        zip.write("\n]\n".getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
    }

    private static final class Lines implements Consumer<String> {

        private final OutputStream out;
        private String before = "\n";

        private Lines(OutputStream out) {
            this.out = out;
        }

        @Override
        public void accept(String line) {
            try {
                out.write((before + line).getBytes(StandardCharsets.UTF_8));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            before = ",\n";
        }
    }

    /** The record of a board as {@code record} sends it to its players. */
    private byte[] text(GameRecord record) {
        int unheard = record.eventsUnheardBy(player);
        List<String> lines =
                new RecordText(record, words, RecordText.Detail.PLAYERS, entry -> entry.revision() > unheard).lines();
        return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    private void entry(ZipOutputStream zip, String name, byte[] bytes) {
        try {
            begin(zip, name);
            zip.write(bytes);
            zip.closeEntry();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void begin(ZipOutputStream zip, String name) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(at.atZone(ZoneOffset.UTC).toLocalDateTime().withNano(0)); // the same in every zone
        zip.putNextEntry(entry);
    }

    private String readme(Extent extent) {
        StringBuilder text = new StringBuilder();
        paragraph(text, Phrase.of("data.readme", player.user(), at));
        paragraph(text, Phrase.of("data.forms"));
        for (PersonalData.Kind kind : PersonalData.Kind.values()) {
            describe(text, kind.file(), kind.meaning());
        }
        describe(text, "boards/NUMBER.txt", Phrase.of("data.records"));
        describe(
                text,
                "games.pgn, games.pdn, games.sgf",
                extent == Extent.WITHOUT_GAMES ? LEFT_OUT : Phrase.of("data.games"));
        describe(
                text,
                "mails/received/NUMBER.eml, mails/sent/NUMBER.eml",
                extent == Extent.WHOLE ? Phrase.of("data.mails") : LEFT_OUT);
        text.append('\n');
        paragraph(text, Phrase.of("data.not-here"));
        paragraph(text, Phrase.of("data.erasing"));
        return text.toString();
    }

    private void paragraph(StringBuilder text, Phrase phrase) {
        text.append(words.apply(phrase)).append("\n\n");
    }

    private void describe(StringBuilder text, String file, Phrase meaning) {
        text.append(file).append("\n    ").append(words.apply(meaning)).append('\n');
    }
}
