package pbem.mail.writing.body;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import pbem.token.TokenRedaction;

/**
 * A part of a mail's body. A body is a list of blocks from top to bottom, which is written in words once and then
 * formatted twice: as plain text and as HTML. All words are clean ({@link CleanText}); nothing is escaped yet.
 */
public sealed interface Block {

    /** One method for each kind of block. */
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

    /** How the text of a block keeps its form on a narrow screen. */
    enum Form {
        /** Words that flow. */
        WORDS,
        /** Lines that stay lines; long ones are broken. */
        LINES,
        /** Lines that are never broken. */
        FIXED
    }

    default Form form() {
        return Form.WORDS;
    }

    /** The picture that the block shows; empty if it shows none. */
    default Optional<BoardPicture> shownPicture() {
        return Optional.empty();
    }

    /**
     * This block for a reader who may be able to play on the site.
     *
     * @param page gives the links to the site; empty if the reader cannot play there
     * @return empty if the block is left out
     */
    default Optional<Block> leadingTo(Supplier<Optional<PlayPage.Links>> page) {
        return Optional.of(this);
    }

    /** The attachment of the block; empty if it has none. */
    default Optional<Enclosure> enclosed() {
        return Optional.empty();
    }

    /** The first words of a mail: what happened. Mail programs show the first sentence beside the subject. */
    record Lead(String first, List<String> more) implements Block {
        public Lead {
            more = List.copyOf(more);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.lead(this);
        }

        /** All the sentences as one paragraph. */
        public String words() {
            return (first + " " + String.join(" ", more)).strip();
        }
    }

    /** The line above which a reply is written. */
    record Marker(String words) implements Block {
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
     * @param pictured whether the picture is shown; the board as text, or in words for readers who want that, is always
     *     shown
     * @param until for readers who want words: the deadline of the player on turn, in sentences
     */
    record Board(BoardPicture picture, boolean pictured, Supplier<List<String>> until) implements Block {
        public Board(BoardPicture picture) {
            this(picture, true, List::of);
        }

        /**
         * The board in words, in parts to be separated by empty lines: whose turn it is and its deadline, the last
         * move, the board. Each part is a list of sentences.
         */
        public List<List<String>> inWords() {
            return Stream.of(
                            Stream.concat(picture.turn().stream(), until.get().stream())
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

    /** Names and their values, one on each line. */
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

    /** Moves, with a column for each player and a row for each round. */
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

    /** @param number the number of the move; empty for a decision that is not a move */
    record Cell(String number, String text) {}

    /** A table. Each row has as many cells as there are names of columns. */
    record Table(List<String> columns, List<List<String>> rows) implements Block {
        public Table {
            columns = List.copyOf(columns);
            rows = rows.stream().map(List::copyOf).toList();
        }

        /** Whether a word should not be broken at its hyphens, such as a date or a name; too long words may be. */
        public static boolean isWhole(String word) {
            return word.contains("-") && word.length() <= 20;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.table(this);
        }
    }

    /** A person's own words, line by line. */
    record Quote(String heading, List<String> lines) implements Block {
        public Quote {
            lines = List.copyOf(lines);
        }

        /**
         * Quotes a person's words without reply tokens, which nobody else may see. Empty if nothing is left of the
         * words.
         */
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

    /** Lines that can be typed, each with its meaning, which may be empty. */
    record CommandLines(List<CommandLine> lines) implements Block {
        private static final int WIDEST_BESIDE = 17;

        public CommandLines {
            lines = List.copyOf(lines);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.commandLines(this);
        }

        /** Whether each meaning fits beside its line on the screen of a phone. */
        public boolean isNarrow() {
            return lines.stream()
                    .allMatch(line -> !line.meaning().isEmpty() && Columns.width(line.line()) <= WIDEST_BESIDE);
        }
    }

    /** @param complete whether the line can be sent as it is, so that a link may open a reply with it */
    record CommandLine(String line, String meaning, boolean complete) {

        /** A line to be typed: part of it must be filled in, or it should not be sent by a slip of the thumb. */
        public CommandLine(String line, String meaning) {
            this(line, meaning, false);
        }

        /** A line that can be sent as it is. */
        public static CommandLine complete(String line, String meaning) {
            return new CommandLine(line, meaning, true);
        }
    }

    /** Links that open a reply with a line in it. Only HTML shows them; the text describes them in other words. */
    record Taps(String heading, List<Tap> taps) implements Block {
        public Taps {
            taps = List.copyOf(taps);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.taps(this);
        }
    }

    /** @param line the line that the reply contains */
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

    /** Lines for programs, shown exactly as they are. */
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
     * An attached file.
     *
     * @param words the sentence about it
     * @param name the file name, in ASCII
     * @param type the MIME type
     * @param bytes must not be changed
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
     * The links to the pages where the reader can play on the site instead of replying.
     *
     * @param words what the page of the board offers
     * @param others what the page of all the reader's boards offers
     * @param links empty until they are known; without them the block is left out
     */
    record PlayPage(String words, String others, Optional<Links> links) implements Block {

        /**
         * The links. Each contains a token that proves who the reader is.
         *
         * @param board the page of this mail's board
         * @param boards the page of all the reader's boards
         */
        public record Links(String board, String boards) {}

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.playPage(this);
        }

        @Override
        public Optional<Block> leadingTo(Supplier<Optional<Links>> page) {
            return page.get().map(found -> new PlayPage(words, others, Optional.of(found)));
        }
    }

    /** The last block, which says what server this is. */
    record Footer(String words, Optional<String> link) implements Block {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.footer(this);
        }
    }
}
