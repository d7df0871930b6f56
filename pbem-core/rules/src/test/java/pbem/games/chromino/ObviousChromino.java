package pbem.games.chromino;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The placements of a tile, found in the plainest way: it tries every place, both directions and both ways round. */
final class ObviousChromino {

    private static final int[][] SIDES = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    private final Map<String, Character> squares = new TreeMap<>();
    private int range = 4;

    void lay(String notation) {
        String[] words = notation.split("[ ,]");
        for (int i = 0; i < 3; i++) {
            int x = Integer.parseInt(words[1]) + (words[3].equals("E") ? i : 0);
            int y = Integer.parseInt(words[2]) - (words[3].equals("S") ? i : 0);
            squares.put(x + "," + y, words[0].charAt(i));
            range = Math.max(range, Math.max(Math.abs(x), Math.abs(y)) + 4);
        }
    }

    Set<String> placements(String tile) {
        Set<String> found = new TreeSet<>();
        for (String word : List.of(tile, new StringBuilder(tile).reverse().toString())) {
            for (int x = -range; x <= range; x++) {
                for (int y = -range; y <= range; y++) {
                    if (fits(word, x, y, 1, 0)) {
                        found.add(word + " " + x + "," + y + " E");
                    }
                    if (fits(word, x, y, 0, -1)) {
                        found.add(word + " " + x + "," + y + " S");
                    }
                }
            }
        }
        return found;
    }

    private boolean fits(String word, int x, int y, int dx, int dy) {
        int contacts = 0;
        for (int i = 0; i < 3; i++) {
            int atX = x + i * dx;
            int atY = y + i * dy;
            if (squares.containsKey(atX + "," + atY)) {
                return false;
            }
            for (int[] side : SIDES) {
                Character beside = squares.get((atX + side[0]) + "," + (atY + side[1]));
                if (beside != null) {
                    if (beside != word.charAt(i) && beside != '*' && word.charAt(i) != '*') {
                        return false;
                    }
                    contacts++;
                }
            }
        }
        return contacts >= 2;
    }
}
