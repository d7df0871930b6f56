package pbem.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
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

    /** The program adds the values to the names and meanings of the page. */
    @Test
    default void theHelpPageSaysWhatEachOptionMeans() {
        List<String> named = Pattern.compile("(?ms)^```options\\n(.*?)\\n```$")
                .matcher(help())
                .results()
                .flatMap(block -> block.group(1).lines())
                .filter(line -> !line.startsWith(" "))
                .map(line -> line.replaceFirst(" +\\S.*", ""))
                .toList();
        assertThat(named)
                .containsExactlyElementsOf(
                        game().options().stream().map(Option::name).toList());
    }

    private String help() {
        try (InputStream in = Objects.requireNonNull(game().getClass().getResourceAsStream("help.md"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
