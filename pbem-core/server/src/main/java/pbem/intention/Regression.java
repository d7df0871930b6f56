package pbem.intention;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Learns from examples how strongly each feature of a sentence speaks for or against each intention, by stochastic
 * gradient descent (AdaGrad). The same examples always give the same weights.
 */
final class Regression {

    private static final int ROUNDS = 10;
    private static final double RATE = 0.5;

    /** Keeps the first steps small. */
    private static final double FIRST_CORRECTION = 0.1;

    /** A weight below it says next to nothing and is left out. */
    private static final float LEAST_WEIGHT = 0.2f;

    /** An error below it is not worth a correction. */
    private static final double LEAST_ERROR = 1e-3;

    /** An example as a vector. */
    private record Vector(int[] features, float[] values, int intention) {}

    private final int intentions;
    private final List<Vector> vectors = new ArrayList<>();
    private final Map<String, Integer> indexes = new LinkedHashMap<>();
    private final List<Float> rarities = new ArrayList<>();
    private final float[] weights;

    Regression(Features features, ExampleSentences examples) {
        this.intentions = examples.sentences().size();
        List<Map<String, Double>> found = new ArrayList<>();
        List<Integer> meant = new ArrayList<>();
        for (List<String> sentences : examples.sentences().values()) {
            int intention = meant.isEmpty() ? 0 : meant.get(meant.size() - 1) + 1;
            sentences.stream().flatMap(Regression::variants).forEach(sentence -> {
                found.add(features.of(SentenceWords.of(sentence), List.of()));
                meant.add(intention);
            });
        }
        Map<String, Integer> counts = new TreeMap<>();
        found.forEach(one -> one.keySet().forEach(feature -> counts.merge(feature, 1, Integer::sum)));
        counts.forEach((feature, count) -> {
            indexes.put(feature, indexes.size());
            rarities.add((float) StrictMath.log(1 + found.size() / (double) count));
        });
        for (int i = 0; i < found.size(); i++) {
            vectors.add(vector(found.get(i), meant.get(i)));
        }
        this.weights = new float[indexes.size() * intentions];
    }

    /** An example with marks for names, and the same example with names that are not known. */
    private static Stream<String> variants(String example) {
        String marked = SentenceWords.withMarks(example);
        return Stream.of(
                        marked,
                        marked.replace("_player_", SentenceWords.WORD),
                        marked.replace("_game_", SentenceWords.WORD))
                .distinct();
    }

    private Vector vector(Map<String, Double> features, int intention) {
        int[] at = features.keySet().stream().mapToInt(indexes::get).toArray();
        float[] values = new float[at.length];
        double squares = 0;
        int next = 0;
        for (double weight : features.values()) {
            values[next] = (float) weight * rarities.get(at[next]);
            squares += values[next] * values[next];
            next++;
        }
        for (int i = 0; i < values.length; i++) {
            values[i] *= (float) (Classifier.LENGTH / Math.sqrt(squares));
        }
        return new Vector(at, values, intention);
    }

    void learn() {
        float[] corrections = new float[weights.length];
        List<Vector> order = new ArrayList<>(vectors);
        Random random = new Random(1);
        for (int round = 0; round < ROUNDS; round++) {
            Collections.shuffle(order, random);
            order.forEach(vector -> correct(vector, corrections));
        }
    }

    private void correct(Vector vector, float[] corrections) {
        double[] scores = new double[intentions];
        for (int i = 0; i < vector.features().length; i++) {
            int row = vector.features()[i] * intentions;
            for (int k = 0; k < intentions; k++) {
                scores[k] += vector.values()[i] * weights[row + k];
            }
        }
        toProbabilities(scores);
        scores[vector.intention()] -= 1;
        int[] wrong = IntStream.range(0, intentions)
                .filter(k -> Math.abs(scores[k]) > LEAST_ERROR)
                .toArray();
        for (int i = 0; i < vector.features().length; i++) {
            int row = vector.features()[i] * intentions;
            for (int k : wrong) {
                float gradient = (float) scores[k] * vector.values()[i];
                corrections[row + k] += gradient * gradient;
                weights[row + k] -= (float) (RATE * gradient / Math.sqrt(FIRST_CORRECTION + corrections[row + k]));
            }
        }
    }

    /** Turns scores into probabilities that add up to 1. */
    static void toProbabilities(double[] scores) {
        double greatest = Double.NEGATIVE_INFINITY;
        for (double score : scores) {
            greatest = Math.max(greatest, score);
        }
        double sum = 0;
        for (int i = 0; i < scores.length; i++) {
            scores[i] = StrictMath.exp(scores[i] - greatest);
            sum += scores[i];
        }
        for (int i = 0; i < scores.length; i++) {
            scores[i] /= sum;
        }
    }

    /** What was learned, in alphabetical order of the features, with weights rounded to steps. */
    Map<String, Classifier.Evidence> evidence(float steps) {
        Map<String, Classifier.Evidence> evidence = new LinkedHashMap<>();
        indexes.forEach((feature, index) -> {
            int[] kept = IntStream.range(0, intentions)
                    .filter(k -> Math.abs(weights[index * intentions + k]) >= LEAST_WEIGHT)
                    .toArray();
            byte[] of = new byte[kept.length];
            byte[] said = new byte[kept.length];
            for (int i = 0; i < kept.length; i++) {
                of[i] = (byte) kept[i];
                int rounded = Math.round(weights[index * intentions + kept[i]] * steps);
                said[i] = (byte) Math.max(Byte.MIN_VALUE, Math.min(Byte.MAX_VALUE, rounded));
            }
            evidence.put(feature, new Classifier.Evidence(rarities.get(index), of, said));
        });
        return evidence;
    }
}
