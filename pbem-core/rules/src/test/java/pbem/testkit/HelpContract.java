package pbem.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import pbem.game.Option;

/** The contract of every game about its help page. */
public interface HelpContract extends GameTables {

    @Test
    default void theHelpPageIsFitForMail() {
        assertThat(help()).isNotBlank();
        assertThat(help().lines()).allMatch(line -> line.length() <= 72 && line.equals(line.stripTrailing()));
        assertThat(help().chars()).allMatch(c -> c == '\n' || c >= ' ' && c <= '~');
    }

    @Test
    default void theHelpPageListsEveryOption() {
        for (Option option : game().options()) {
            assertThat(help()).contains("-" + option.name());
        }
    }

    /** The page may tell a choice in several lines, so its words are searched one by one. */
    @Test
    default void theHelpPageListsEveryChoice() {
        for (Option option : game().options()) {
            for (String word : option.form().split("\\|")) {
                assertThat(help()).containsPattern("\\b" + Pattern.quote(word) + "\\b");
            }
        }
    }

    private String help() {
        try (InputStream in = Objects.requireNonNull(game().getClass().getResourceAsStream("help.md"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
