package pbem.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Game;
import pbem.game.Position;
import pbem.testkit.Table;

/** The forms of moves that a page of rules names after "We also read" are read. */
class NotationPagesTest {

    private static final List<String> PAGES = List.of("help.md", "help_de.md", "help_fr.md");
    private static final Pattern SENTENCE =
            Pattern.compile("(?:We also read|Wir lesen auch|Nous lisons aussi)((?:`[^`]+`|[^`.])*)\\.", Pattern.DOTALL);
    private static final Pattern FORM = Pattern.compile("`([^`]+)`");

    /**
     * A game with its options, the moves before, and what is meant. The forms of all languages follow; those behind a
     * stroke stand in the page of one language, English, German or French.
     */
    private static final String FORMS = """
            hex; c3; swap; | swap sides | Seiten tauschen | échanger
            ygame; c5; swap; | swap sides | Seiten tauschen | échanger
            havannah; e5; swap; | swap sides | Seiten tauschen | échanger
            gonnect; d4; swap; | swap sides | Seiten tauschen | échanger
            fourinarow; ; d1; 4
            fourinarow; d1; swap; | swap sides | Seiten tauschen | échanger
            oware; ; c1; 3
            kalah; ; c1; 3
            kalah; d1; swap; | swap sides | Seiten tauschen | échanger
            breakthrough; ; a2-a3; a2a3, a2 a3
            breakthrough; b2-b3, c7-c6, h2-h3, c6-c5, g2-g3, c5-c4; b3-c4; b3xc4
            loa; ; b1-b3; b1b3, b1 b3
            loa; ; c1-a3; c1xa3
            tablut; ; e2-f2; e2f2, e2 f2, E2xF2
            draughts; ; 11-15; 11 15, 11:15, 1115
            draughts100; ; 32-28; 32 28, 32:28, 3228
            shashki; ; c3-d4; c3 d4, cd4
            shashki; g3-h4, f6-e5, h2-g3, e5-d4; c3xe5; c3:e5
            lasca; ; c3-d4; c3d4, cd4
            stacks; ; b2-b3; b2 b3
            amazons; ; d1-d7/g7; d1 d7 g7, d1-d7(g7)
            connect6; j10; k9,l9; k9l9, k9+l9
            morris; d2, a1, f2, a4; b2xa1; b2 a1
            weiqi -size=9; d4, f6, pass, pass; none; | no dead stones, all alive | keine toten Steine, alles lebt \
            | aucune pierre morte, tout est vivant
            weiqi -size=9; d4, f6, pass, pass, none; accept; | agreed | einverstanden | d'accord
            weiqi -size=9; d4, f6, pass, pass, none; resume; | play on | wir spielen weiter | on continue
            chess; ; Nf3; nf3, g1f3, g1-f3, 7163 | knight to f3 | Springer nach f3, ♘f3 | cavalier en f3, ♘f3
            chess; Nf3, e6, e3, d6, Be2, a6; O-O; 0-0
            chess -fen=8/4P1k1/8/8/8/8/8/4K3_w; ; e8=Q; e8q, e7e8q
            xiangqi; ; Ch3-e3; C2.5 | cannon h3 to e3 | Kanone h3 nach e3, 炮二平五 | canon h3 en e3, 炮二平五
            shogi; ; P-7f; 7g7f, P7g-7f, P-76, 7776 | pawn to 7f | Bauer nach 7f, ７六歩 | pion en 7f, ７六歩
            shogi; P-7f, P-3d; Bx2b+; 8h2b+
            shogi -fen=4k4/9/9/9/9/9/9/9/4K4_b_P; ; P*5e; P'5e
            makruk; ; Nd2; nd2, b1d2 | knight to d2 | Springer nach d2, ♘d2 | cavalier en d2, ♘d2
            makruk -fen=4k3/8/8/4P3/8/8/8/4K3_w; ; e6=M; e5e6
            backgammon -match=5; 24/20 24/23, double; take; accept
            backgammon -match=5; 24/20 24/23, double; drop; pass
            """;

    /** @param forms of each language's page */
    private record Row(String table, List<String> moves, String meant, List<List<String>> forms) {

        static Row of(String line) {
            String[] parts = line.split(";", 4);
            String[] forms = (parts[3] + " ").split("\\|");
            List<String> common = list(forms[0]);
            return new Row(
                    parts[0],
                    list(parts[1]),
                    parts[2].strip(),
                    Stream.iterate(1, page -> page <= PAGES.size(), page -> page + 1)
                            .map(page -> Stream.concat(
                                            common.stream(),
                                            forms.length == 1 ? Stream.of() : list(forms[page]).stream())
                                    .toList())
                            .toList());
        }

        private static List<String> list(String text) {
            return Stream.of(text.split(", "))
                    .map(String::strip)
                    .filter(one -> !one.isEmpty())
                    .toList();
        }

        Game game() {
            return Catalogue.games().named(table.split(" ")[0]).orElseThrow();
        }

        Position position() {
            Position at = Table.of(table.replaceFirst("^\\S+", "2")).start(game(), 1);
            for (String move : moves) {
                at = at.play(at.read(move).now());
            }
            return at;
        }
    }

    static List<Row> rows() {
        return FORMS.lines().map(Row::of).toList();
    }

    @ParameterizedTest
    @MethodSource("rows")
    void a_form_is_read_as_it_is_meant(Row row) {
        Position at = row.position();
        row.forms().stream()
                .flatMap(List::stream)
                .forEach(form ->
                        assertThat(at.read(form).now().notation()).as(form).isEqualTo(row.meant()));
    }

    static Stream<Game> games() {
        return Catalogue.games().all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_page_names_these_forms_and_no_others(Game game) throws IOException {
        for (int page = 0; page < PAGES.size(); page++) {
            int language = page;
            List<String> known = rows().stream()
                    .filter(row -> row.game().equals(game))
                    .flatMap(row -> row.forms().get(language).stream())
                    .toList();
            assertThat(named(game, PAGES.get(page))).as(PAGES.get(page)).isEqualTo(new TreeSet<>(known));
        }
    }

    private static TreeSet<String> named(Game game, String page) throws IOException {
        TreeSet<String> named = new TreeSet<>();
        try (InputStream text = game.getClass().getResourceAsStream(page)) {
            SENTENCE.matcher(new String(text.readAllBytes(), StandardCharsets.UTF_8))
                    .results()
                    .flatMap(sentence -> FORM.matcher(sentence.group(1)).results())
                    .map((MatchResult form) -> form.group(1))
                    .forEach(named::add);
        }
        return named;
    }
}
