package pbem.mail.writing.body;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.token.TokenRedaction;

/**
 * A part of a mail's body, from top to bottom, put into words once and then set twice: as plain text and as HTML. All
 * words are clean ({@link CleanText}); nothing is escaped yet.
 */
public sealed interface Block {

    /** What is to be done with each kind of block. */
    interface Cases<R> {
        R lead(Lead lead);

        R marker(Marker marker);

        R paragraph(Paragraph paragraph);

        R heading(Heading heading);

        R board(Board board);

        R facts(Facts facts);

        R moves(Moves moves);

        R table(Table table);

        R quote(Quote quote);

        R commandLines(CommandLines lines);

        R taps(Taps taps);

        R items(Items items);

        R verbatim(Verbatim verbatim);

        R page(Page page);

        R enclosure(Enclosure enclosure);

        R footer(Footer footer);

        R playPage(PlayPage page);
    }

    <R> R match(Cases<R> cases);

    /** How its text keeps its form where a screen is narrow. */
    enum Form {
        /** As words that flow. */
        WORDS,
        /** Line by line, a long line broken. */
        LINES,
        /** Line by line, none of them broken. */
        FIXED
    }

    default Form form() {
        return Form.WORDS;
    }

    /** The picture that goes with the mail, if the block shows one. */
    default Optional<BoardPicture> shownPicture() {
        return Optional.empty();
    }

    /**
     * This block in a mail whose reader can play on the site.
     *
     * @param page where; empty if they cannot
     * @return empty if nothing is left of it
     */
    default Optional<Block> leadingTo(Optional<PlayPage.Links> page) {
        return Optional.of(this);
    }

    /** What goes along with the mail beside its text. */
    default Optional<Enclosure> enclosed() {
        return Optional.empty();
    }

    /** What happened; mail programs show the first sentence beside the subject. */
    record Lead(String first, List<String> more) implements Block {
        public Lead {
            more = List.copyOf(more);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.lead(this);
        }

        /** All of it as one paragraph. */
        public String words() {
            return (first + " " + String.join(" ", more)).strip();
        }
    }

    /** The line that a reply is written above. */
    record Marker() implements Block {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.marker(this);
        }
    }

    record Paragraph(String words) implements Block {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.paragraph(this);
        }
    }

    record Heading(String words) implements Block {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.heading(this);
        }
    }

    /**
     * @param pictured whether the picture is shown; the board as text, or in words for readers who want that, always is
     * @param until sentences for those who hear the board: until when the player on turn may move
     */
    record Board(BoardPicture picture, boolean pictured, List<String> until) implements Block {
        public Board {
            until = List.copyOf(until);
        }

        public Board(BoardPicture picture) {
            this(picture, true, List.of());
        }

        /**
         * In words: whose turn it is and until when, the last move, the board; a sentence a line, with an empty one
         * between.
         */
        public List<List<String>> inWords() {
            return Stream.of(
                            Stream.concat(picture.turn().stream(), until.stream())
                                    .toList(),
                            picture.last(),
                            picture.rest())
                    .filter(part -> !part.isEmpty())
                    .toList();
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.board(this);
        }

        @Override
        public Form form() {
            return Form.FIXED;
        }

        @Override
        public Optional<BoardPicture> shownPicture() {
            return pictured ? Optional.of(picture) : Optional.empty();
        }
    }

    /** Names and what they stand for, one a line. */
    record Facts(List<Fact> facts) implements Block {
        public Facts {
            facts = List.copyOf(facts);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.facts(this);
        }

        @Override
        public Form form() {
            return Form.LINES;
        }
    }

    record Fact(String name, String value) {}

    /** Moves in a column for each player, a row for each round. */
    record Moves(String heading, List<Column> columns, List<List<Optional<Cell>>> rows) implements Block {
        public Moves {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.moves(this);
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

        /** A date or a name with hyphens, which no line is to break there, unless it is too long for that. */
        public static boolean isWhole(String word) {
            return word.contains("-") && word.length() <= 20;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.table(this);
        }
    }

    /** Somebody's own words, line by line. */
    record Quote(String heading, List<String> lines) implements Block {
        public Quote {
            lines = List.copyOf(lines);
        }

        /** Empty if nothing is left of the words; reply tokens in them are nobody else's. */
        public static Optional<Quote> of(String heading, String words) {
            List<String> lines = CleanText.lines(TokenRedaction.of(words));
            return lines.isEmpty() ? Optional.empty() : Optional.of(new Quote(heading, lines));
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.quote(this);
        }

        @Override
        public Form form() {
            return Form.LINES;
        }
    }

    /** What can be typed, each with what it does; a meaning may be empty. */
    record CommandLines(List<CommandLine> lines) implements Block {
        private static final int WIDEST_BESIDE = 17;

        public CommandLines {
            lines = List.copyOf(lines);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.commandLines(this);
        }

        /** Whether what each does fits beside it on the screen of a telephone. */
        public boolean isNarrow() {
            return lines.stream()
                    .allMatch(line -> !line.meaning().isEmpty() && Columns.width(line.line()) <= WIDEST_BESIDE);
        }
    }

    /** @param complete whether it can be sent as it stands, so that a link may open a reply with it */
    record CommandLine(String line, String meaning, boolean complete) {

        /** What is to be typed: something in it is to be filled in, or is not to be done by a slip of the thumb. */
        public CommandLine(String line, String meaning) {
            this(line, meaning, false);
        }

        /** What can be sent as it stands. */
        public static CommandLine complete(String line, String meaning) {
            return new CommandLine(line, meaning, true);
        }
    }

    /** Lines to tap, in the HTML alone: other words say what they do, too. */
    record Taps(String heading, List<Tap> taps) implements Block {
        public Taps {
            taps = List.copyOf(taps);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.taps(this);
        }
    }

    /** @param line what a reply says that does it */
    record Tap(String label, String line) {}

    record Items(List<String> lines) implements Block {
        public Items {
            lines = List.copyOf(lines);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.items(this);
        }
    }

    /** Lines for programs to read, exactly as they are. */
    record Verbatim(List<String> lines) implements Block {
        public Verbatim {
            lines = List.copyOf(lines);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.verbatim(this);
        }
    }

    /** A help page. */
    record Page(String markdown, Locale language) implements Block {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.page(this);
        }
    }

    /**
     * A file that goes along.
     *
     * @param words what is said of it
     * @param name of the file, in ASCII
     * @param type as MIME calls it
     * @param bytes nobody changes them
     */
    record Enclosure(String words, String name, String type, byte[] bytes) implements Block {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.enclosure(this);
        }

        @Override
        public Optional<Enclosure> enclosed() {
            return Optional.of(this);
        }
    }

    /**
     * Where the reader can play on the site instead of writing.
     *
     * @param words what is to be found there
     * @param others what is to be found where all boards of the reader are
     * @param links as long as they are missing there is nothing to be said
     */
    record PlayPage(String words, String others, Optional<Links> links) implements Block {

        /**
         * Both bear what proves who the reader is.
         *
         * @param board of this mail
         * @param boards all of the reader's
         */
        public record Links(String board, String boards) {}

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.playPage(this);
        }

        @Override
        public Optional<Block> leadingTo(Optional<Links> page) {
            return page.map(found -> new PlayPage(words, others, Optional.of(found)));
        }
    }

    /** Who writes, at the very end. */
    record Footer(String words, Optional<String> link) implements Block {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.footer(this);
        }
    }
}
