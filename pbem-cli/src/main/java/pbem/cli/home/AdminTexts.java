package pbem.cli.home;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import pbem.help.ClubTexts;

/** The admin's own words: files in the home, read when the server starts. */
final class AdminTexts {

    /** A mail with it goes to whoever asks. */
    static final int LARGEST = 15_000;

    private AdminTexts() {}

    static ClubTexts all(Home home) throws IOException {
        Map<String, String> written = new HashMap<>();
        for (Map.Entry<String, Path> text : home.clubTexts().entrySet()) {
            of(text.getValue()).ifPresent(words -> written.put(text.getKey(), words));
        }
        return new ClubTexts(written);
    }

    /**
     * @return empty where there is no such file, or nothing in it
     * @throws IOException if it is too long, or no text in UTF-8
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
