package pbem.kit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A move as it is written: its places in order, and the signs between them. A place is a cell or, from the size of the
 * board on, something else that the {@link MoveForm} names.
 *
 * @param places empty for a word
 * @param signs before each place but the first
 */
public record MovePath(List<Integer> places, List<String> signs) {

    static final MovePath WORD = new MovePath(List.of(), List.of());

    public MovePath {
        places = List.copyOf(places);
        signs = List.copyOf(signs);
    }

    /** The path of these places, with the same sign between all of them. */
    public static MovePath of(String sign, int... places) {
        List<Integer> all = new ArrayList<>();
        List<String> signs = new ArrayList<>();
        for (int place : places) {
            if (!all.isEmpty()) {
                signs.add(sign);
            }
            all.add(place);
        }
        return new MovePath(all, signs);
    }

    /** This path with one more place. */
    public MovePath then(String sign, int place) {
        List<Integer> all = new ArrayList<>(places);
        List<String> more = new ArrayList<>(signs);
        if (!all.isEmpty()) {
            more.add(sign);
        }
        all.add(place);
        return new MovePath(all, more);
    }

    /** The places in reverse order. */
    List<Integer> turned() {
        List<Integer> turned = new ArrayList<>(places);
        Collections.reverse(turned);
        return turned;
    }

    int size() {
        return places.size();
    }

    int place(int part) {
        return places.get(part);
    }

    boolean startsWith(List<Integer> beginning) {
        return beginning.size() <= places.size()
                && places.subList(0, beginning.size()).equals(beginning);
    }

    /** Whether some places are the ends of this path and, in order, some of the places between. */
    boolean isShortenedTo(List<Integer> some) {
        if (some.size() < 2
                || some.size() > size()
                || !some.get(0).equals(places.get(0))
                || !some.get(some.size() - 1).equals(places.get(size() - 1))) {
            return false;
        }
        int found = 0;
        for (int place : places) {
            found += found < some.size() && some.get(found) == place ? 1 : 0;
        }
        return found == some.size();
    }
}
