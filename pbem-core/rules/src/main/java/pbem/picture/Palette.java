package pbem.picture;

/**
 * The inks that all games share, so that their boards look alike: warm paper, quiet wood and stone, and pieces that
 * differ in lightness as well as in hue, since about one reader in twenty is colour-blind. Colour is never the only
 * difference: a game also gives each piece a letter or a shape.
 */
public final class Palette {

    /** The paper behind everything. */
    public static final Ink PAGE = new Ink("page", "#faf7f2", "#1d1b19");

    /** The body of a board; black and white pieces contrast with it, on dark pages too. */
    public static final Ink WOOD = new Ink("wood", "#e5d3b3", "#836d4f");

    /** A hole or field in the wood. */
    public static final Ink CELL = new Ink("cell", "#d1ba94", "#6a573d");

    /** A grey line that does not draw attention, as in a chart. */
    public static final Ink FIELD = new Ink("field", "#c6c2b9", "#423f3b");

    /** The fine line around a cell or a board. */
    public static final Ink EDGE = new Ink("edge", "#a98f68", "#4a3c29");

    /** Coordinates on a board. */
    public static final Ink LABEL = new Ink("label", "#6b5636", "#eadbbf");

    /** Words beside a board. */
    public static final Ink TEXT = new Ink("text", "#3b3732", "#e4ddd2");

    /** Less important words beside a board. */
    public static final Ink FAINT = new Ink("faint", "#857d72", "#a0978a");

    /** Below figures beside a board, so that black ones do not vanish on a dark page. */
    public static final Ink TRAY = new Ink("tray", "#f0e8d9", "#836d4f");

    /** The last move: a ring, a path or a frame, visible on wood, stone and pieces. */
    public static final Ink MARK = new Ink("mark", "#c8321f", "#ff8a5c");

    public static final Ink BLACK = Ink.fixed("black", "#2b2a2e");
    public static final Ink WHITE = Ink.fixed("white", "#f4efe6");
    public static final Ink GREY = Ink.fixed("grey", "#63605d");
    public static final Ink RED = Ink.fixed("red", "#b5352d");
    public static final Ink ORANGE = Ink.fixed("orange", "#e27a35");
    public static final Ink YELLOW = Ink.fixed("yellow", "#f4d35e");
    public static final Ink GREEN = Ink.fixed("green", "#49b08d");
    public static final Ink BLUE = Ink.fixed("blue", "#2f74bd");
    public static final Ink PURPLE = Ink.fixed("purple", "#5f2c74");
    public static final Ink MAGENTA = Ink.fixed("magenta", "#c9559a");

    private Palette() {}

    /** The ink for a letter on a piece: {@link #BLACK} or {@link #WHITE}, the better readable one on both pages. */
    public static Ink letterOn(Ink ground) {
        return Rgb.of(ground.light()).luminance() > 0.25 ? BLACK : WHITE;
    }
}
