package pbem.picture;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Collects the colours that shapes are painted in, each as a number: opacity, red, green, blue. */
final class Tones implements Shape.Cases<Void> {

    /** The colour of the page. */
    static final int PAGE = tone(Palette.PAGE, 1);

    private static final int OPAQUE = 0xff;

    private final Set<Integer> tones = new HashSet<>();

    private Tones() {}

    static Set<Integer> of(List<Shape> shapes) {
        Tones tones = new Tones();
        shapes.forEach(shape -> shape.match(tones));
        return Set.copyOf(tones.tones);
    }

    static boolean isOpaque(int tone) {
        return tone >>> 24 == OPAQUE;
    }

    private static int tone(Ink ink, double opacity) {
        return (int) Math.round(OPAQUE * opacity) << 24 | Rgb.of(ink.light()).packed();
    }

    @Override
    public Void polygon(Shape.Polygon polygon) {
        polygon.fill().ifPresent(paint -> add(paint.ink(), paint.opacity()));
        edge(polygon.edge());
        return null;
    }

    @Override
    public Void disc(Shape.Disc disc) {
        disc.fill().ifPresent(paint -> {
            if (paint.glossy()) {
                Gloss.inks(paint.ink()).forEach(ink -> add(ink, paint.opacity()));
                disc(Gloss.shadowOf(disc));
            } else {
                add(paint.ink(), paint.opacity());
            }
        });
        edge(disc.edge());
        return null;
    }

    @Override
    public Void line(Shape.Line line) {
        edge(Optional.of(line.stroke()));
        return null;
    }

    @Override
    public Void text(Shape.Text text) {
        add(text.ink(), 1);
        return null;
    }

    private void edge(Optional<Stroke> edge) {
        edge.ifPresent(stroke -> add(stroke.ink(), stroke.opacity()));
    }

    private void add(Ink ink, double opacity) {
        int tone = tone(ink, opacity);
        if (tone >>> 24 != 0) {
            tones.add(tone);
        }
    }
}
