package pbem.picture;

import java.util.List;

/** Maps the units of a drawing to those of its page: scaled by the factor, then moved. */
record Placing(double factor, double right, double down) {

    /** The same place on a page whose units are smaller by that factor. */
    Placing scaled(double by) {
        return new Placing(factor * by, right * by, down * by);
    }

    double x(double x) {
        return x * factor + right;
    }

    double y(double y) {
        return y * factor + down;
    }

    List<Item> of(List<Item> items) {
        return items.stream().map(this::of).toList();
    }

    private Item of(Item item) {
        return new Item(
                item.name(),
                item.shapes().stream()
                        .map(shape -> shape.scaled(factor).moved(right, down))
                        .toList(),
                List.of());
    }
}
