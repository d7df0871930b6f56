package pbem.cli.home;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import pbem.game.Games;
import pbem.help.ClubTexts;
import pbem.phrase.Translation;

/** The admin's own words: files in the home, read when the server starts. */
final class AdminTexts {

    /** The largest size of a text in bytes. It is mailed to everybody who asks. */
    static final int LARGEST = 15_000;

    private AdminTexts() {}

    /**
     * @throws IOException if a file cannot be read, or contains texts that are not the server's or have other arguments
     */
    static ClubTexts all(Home home, Games games) throws IOException {
        Map<String, String> written = new HashMap<>();
        for (Map.Entry<String, Path> text : home.clubTexts().entrySet()) {
            Optional<String> words = of(text.getValue());
            if (words.isPresent()) {
                written.put(text.getKey(), words.get());
                if (ClubTexts.PHRASES.containsKey(text.getKey())) {
                    check(text.getValue(), Translation.texts(words.get()), games);
                }
            }
        }
        return new ClubTexts(written);
    }

    private static void check(Path file, Map<String, String> own, Games games) throws IOException {
        Map<String, String> english = new HashMap<>();
        TextHomes.of(games).forEach(home -> english.putAll(new Translation(home, Locale.ENGLISH).english()));
        for (Map.Entry<String, String> text : new TreeMap<>(own).entrySet()) {
            Optional<Translation.Fault> fault = Translation.faultOf(english.get(text.getKey()), text.getValue());
            if (fault.isPresent()) {
                throw new IOException(
                        file + ": " + text.getKey() + " " + fault.get().words());
            }
        }
    }

    /**
     * @return the text; empty if the file is missing or empty
     * @throws IOException if it is too long or not in UTF-8
     */
    static Optional<String> of(Path file) throws IOException {
        try {
            if (Files.size(file) > LARGEST) {
                throw new IOException(file + " is longer than " + LARGEST + " bytes; shorten it");
            }
            return Optional.of(Files.readString(file, StandardCharsets.UTF_8)).filter(text -> !text.isBlank());
        } catch (NoSuchFileException e) {
            return Optional.empty();
        } catch (CharacterCodingException e) {
            throw new IOException(file + " is not written in UTF-8", e);
        }
    }
}
