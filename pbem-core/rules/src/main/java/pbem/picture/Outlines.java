package pbem.picture;

import java.awt.geom.Path2D;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the path data of the letters in {@code glyphs.txt}: relative lines and curves. */
final class Outlines {

    private static final Pattern WORD = Pattern.compile("[mlhvcz]|-?\\d+");

    private final Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);
    private final Matcher words;

    private Outlines(String data) {
        words = WORD.matcher(data);
    }

    static Path2D parsed(String data) {
        Outlines outlines = new Outlines(data);
        outlines.read();
        return outlines.path;
    }

    private void read() {
        path.moveTo(0, 0);
        char command = 'm';
        while (words.find()) {
            if (Character.isLetter(words.group().charAt(0))) {
                command = words.group().charAt(0);
                if (command == 'z') {
                    path.closePath();
                    continue;
                }
                words.find();
            }
            segment(command);
        }
    }

    /** Reads one segment, whose first number was just found. */
    private void segment(char command) {
        double x = path.getCurrentPoint().getX();
        double y = path.getCurrentPoint().getY();
        double first = Integer.parseInt(words.group());
        switch (command) {
            case 'h' -> path.lineTo(x + first, y);
            case 'v' -> path.lineTo(x, y + first);
            case 'm' -> path.moveTo(x + first, y + next());
            case 'l' -> path.lineTo(x + first, y + next());
            case 'c' -> path.curveTo(x + first, y + next(), x + next(), y + next(), x + next(), y + next());
            default -> throw new IllegalStateException("no such segment of a letter: " + command);
        }
    }

    private double next() {
        if (!words.find()) {
            throw new IllegalStateException("an outline ends within a segment");
        }
        return Integer.parseInt(words.group());
    }
}
