package pbem.mail.writing;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A part of a mail's body, from top to bottom, put into words once and then set twice: as plain text and as HTML. All
 * words are clean ({@link CleanText}); nothing is escaped yet.
 */
public sealed interface Block {

    /** What happened; mail programs show the first sentence beside the subject. */
    record Lead(String first, List<String> more) implements Block {
        public Lead {
            more = List.copyOf(more);
        }
    }

    /** The line that a reply is written above. */
    record Marker() implements Block {}

    record Paragraph(String words) implements Block {}

    record Heading(String words) implements Block {}

    /** @param pictured whether the picture is shown; the board as text always is */
    record Board(BoardPicture picture, boolean pictured) implements Block {
        Board(BoardPicture picture) {
            this(picture, true);
        }
    }

    /** Names and what they stand for, one a line. */
    record Facts(List<Fact> facts) implements Block {
        public Facts {
            facts = List.copyOf(facts);
        }
    }

    record Fact(String name, String value) {}

    /** Moves in a column for each player, a row for each round. */
    record Moves(String heading, List<Column> columns, List<List<Optional<Cell>>> rows) implements Block {
        public Moves {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
        }
    }

    record Column(String seat, String user) {}

    /** @param number of the move, empty for what is no move */
    record Cell(String number, String text) {}

    /** Names of columns, and as many cells in each row. */
    record Table(List<String> columns, List<List<String>> rows) implements Block {
        public Table {
            columns = List.copyOf(columns);
            rows = rows.stream().map(List::copyOf).toList();
        }
    }

    /** Somebody's own words, line by line. */
    record Quote(String heading, List<String> lines) implements Block {
        public Quote {
            lines = List.copyOf(lines);
        }
    }

    /** What can be typed, each with what it does; a meaning may be empty. */
    record Ways(List<Way> ways) implements Block {
        public Ways {
            ways = List.copyOf(ways);
        }
    }

    record Way(String line, String meaning) {}

    record Items(List<String> lines) implements Block {
        public Items {
            lines = List.copyOf(lines);
        }
    }

    /** Lines for programs to read, exactly as they are. */
    record Verbatim(List<String> lines) implements Block {
        public Verbatim {
            lines = List.copyOf(lines);
        }
    }

    /** A help page. */
    record Page(String markdown, Locale language) implements Block {}

    /** Who writes, at the very end. */
    record Footer(String words, Optional<String> link) implements Block {}
}
