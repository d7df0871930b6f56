package pbem.games.kroma;

import pbem.phrase.Phrase;

/** The board in words, for those who cannot see it. */
final class Description {

    private Description() {}

    static Phrase of(KromaBoard board) {
        Phrase words = Phrase.of("kroma.description", board.grid().all().size());
        for (Blend blend : Blend.values()) {
            words = and(words, "kroma.blend-shows", blend.phrase(), board.of(blend));
        }
        for (Colour colour : Colour.values()) {
            TriangleSet twice = board.first().of(colour).and(board.second().of(colour));
            words = and(words, "kroma.colour-twice", colour.phrase(), twice);
        }
        for (Colour colour : Colour.values()) {
            TriangleSet once = board.first().of(colour).without(board.second().all());
            words = and(words, "kroma.colour-once", colour.phrase(), once);
        }
        return words;
    }

    private static Phrase and(Phrase words, String key, Phrase name, TriangleSet area) {
        return area.isEmpty()
                ? words
                : Phrase.of("kroma.and-then", words, Phrase.of(key, name, area.size(), area.names()));
    }
}
