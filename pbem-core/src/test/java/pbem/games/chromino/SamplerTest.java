package pbem.games.chromino;

import java.nio.file.*;
import java.util.*;
import org.junit.jupiter.api.Test;
import pbem.game.*;
import pbem.picture.*;
import pbem.phrase.*;
import pbem.testkit.*;

class SamplerTest {
    @Test
    void sampleTest() throws Exception {
        Path dir = Path.of("/tmp/cx/out");
        Files.createDirectories(dir);
        Phrasebook book = new Games(List.of(new Chromino())).phrasebook(Locale.ENGLISH);
        for (String t : List.of("2", "3 -chameleon -expert", "8 -chameleon", "1 -chameleon", "4 -open")) {
            PlayOut g = PlayOut.of(new Chromino(), pbem.testkit.Table.of(t), 5, 500);
            String name = t.replace(" ", "");
            for (int at : new int[] {0, 6, g.moves().size() - 4, g.moves().size()}) {
                Position p = g.positions().get(at);
                Diagram d = p.diagram(Viewer.of(new Seat(1)));
                Files.write(dir.resolve(name + "@" + at + ".png"), Png.draw(d, book, 800));
                Files.writeString(dir.resolve(name + "@" + at + ".svg"), Svg.adaptive(d, book));
                Files.writeString(dir.resolve(name + "@" + at + ".txt"), Ascii.draw(d, book));
            }
            System.out.println(t + " " + g.moves().size() + " " + book.say(g.end().outcome().get().reason()));
            System.out.println(g.positions().get(6).hints(Viewer.of(new Seat(1))).stream().map(book::say).toList());
            for (Position p : g.positions()) System.out.println(p.lastMove().map(Move::notation) + " " + p.happenings().stream().map(book::say).toList());
        }
    }
}
