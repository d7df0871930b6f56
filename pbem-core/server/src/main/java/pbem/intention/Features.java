package pbem.intention;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import opennlp.tools.stemmer.snowball.SnowballStemmer;
import opennlp.tools.stemmer.snowball.SnowballStemmer.ALGORITHM;

/**
 * What a classifier sees of a sentence: its words, their stems, pairs of neighbours, and pieces of words, by which a
 * misspelt word and a word that is in no example resemble known ones.
 */
final class Features {

    private static final int SHORTEST_PIECE = 3;
    private static final int LONGEST_PIECE = 5;

    /** The weight of all pieces of a word together, in comparison with the word's. */
    private static final double PIECES = 0.75;

    private static final double WORD_AS_WRITTEN = 0.5;

    /** How stems of the language are found; empty if the library does not know it, so that words stay whole. */
    private final Optional<ALGORITHM> language;

    /** @param language its tag */
    Features(String language) {
        String name = Locale.forLanguageTag(language)
                .getDisplayLanguage(Locale.ENGLISH)
                .toUpperCase(Locale.ROOT);
        this.language = Arrays.stream(ALGORITHM.values())
                .filter(one -> one.name().equals(name))
                .findFirst();
    }

    /**
     * The features and their weights, in alphabetical order.
     *
     * @param unknown the words behind the marks of words that are in no example
     */
    Map<String, Double> of(List<String> tokens, List<String> unknown) {
        UnaryOperator<String> stems = language.map(SnowballStemmer::new) // not safe for several threads
                .<UnaryOperator<String>>map(
                        stemmer -> word -> stemmer.stem(word).toString())
                .orElse(word -> word);
        Map<String, Double> features = new TreeMap<>();
        Iterator<String> typed = unknown.iterator();
        String before = "^";
        for (String token : tokens) {
            boolean named = SentenceWords.isMark(token);
            String stem = named ? token : stems.apply(token);
            features.merge("w" + stem, 1.0, Double::sum);
            features.merge("b" + before + " " + stem, 1.0, Double::sum);
            if (!stem.equals(token)) {
                features.merge("x" + token, WORD_AS_WRITTEN, Double::sum);
            }
            if (!named) {
                addPieces(token, features);
            } else if (token.equals(SentenceWords.WORD) && typed.hasNext()) {
                addPieces(typed.next(), features);
            }
            before = stem;
        }
        features.merge("b" + before + " $", 1.0, Double::sum);
        return features;
    }

    private static void addPieces(String word, Map<String, Double> features) {
        String bounded = "<" + word + ">";
        if (word.length() <= SHORTEST_PIECE) {
            return;
        }
        int count = 0;
        for (int length = SHORTEST_PIECE; length <= LONGEST_PIECE; length++) {
            count += bounded.length() - length + 1;
        }
        double weight = PIECES / Math.sqrt(count);
        for (int length = SHORTEST_PIECE; length <= LONGEST_PIECE; length++) {
            for (int from = 0; from + length <= bounded.length(); from++) {
                features.merge("c" + bounded.substring(from, from + length), weight, Double::sum);
            }
        }
    }
}
