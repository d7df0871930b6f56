package pbem.intention;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Estimates the probability of each intention of a sentence by logistic regression on the weighted {@link Features} of
 * the sentence, as learned from the examples. Safe for use by several threads.
 */
record Classifier(Features features, List<String> intentions, Map<String, Evidence> evidence) {

    /** The length of a sentence's vector. Longer vectors give estimates closer to 0 and 1. */
    static final double LENGTH = 2.5;

    /** How many steps of a stored weight make 1. */
    private static final float STEPS = 16;

    /**
     * What a feature says about the intentions.
     *
     * @param rarity a greater one for a feature of few examples
     * @param intentions the indexes of those for or against which it speaks
     * @param weights how strongly, in the same order
     */
    record Evidence(float rarity, byte[] intentions, byte[] weights) {}

    /** The classifier of a language that was trained when the program was built. */
    static Classifier of(String language) {
        try (InputStream resource = Classifier.class.getResourceAsStream(language + ".model");
                DataInputStream in = new DataInputStream(new BufferedInputStream(resource))) {
            List<String> intentions = new ArrayList<>();
            for (int count = in.readInt(); count > 0; count--) {
                intentions.add(in.readUTF());
            }
            Map<String, Evidence> evidence = new HashMap<>();
            for (int count = in.readInt(); count > 0; count--) {
                String feature = in.readUTF();
                float rarity = in.readFloat();
                int length = in.readUnsignedByte();
                evidence.put(feature, new Evidence(rarity, in.readNBytes(length), in.readNBytes(length)));
            }
            return new Classifier(new Features(language), intentions, evidence);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Classifier trained(String language, ExampleSentences examples) {
        Features features = new Features(language);
        Regression regression = new Regression(features, examples);
        regression.learn();
        List<String> intentions = List.copyOf(examples.sentences().keySet());
        return new Classifier(features, intentions, regression.evidence(STEPS));
    }

    void write(OutputStream stream) throws IOException {
        DataOutputStream out = new DataOutputStream(stream);
        out.writeInt(intentions.size());
        for (String intention : intentions) {
            out.writeUTF(intention);
        }
        out.writeInt(evidence.size());
        for (Map.Entry<String, Evidence> entry : evidence.entrySet()) {
            out.writeUTF(entry.getKey());
            out.writeFloat(entry.getValue().rarity());
            out.writeByte(entry.getValue().intentions().length);
            out.write(entry.getValue().intentions());
            out.write(entry.getValue().weights());
        }
        out.flush();
    }

    /**
     * The probabilities of all intentions, by name.
     *
     * @param unknown the words behind the marks of words that are in no example
     */
    Map<String, Double> of(List<String> tokens, List<String> unknown) {
        double[] scores = new double[intentions.size()];
        double squares = 0;
        for (Map.Entry<String, Double> feature : features.of(tokens, unknown).entrySet()) {
            Evidence said = evidence.get(feature.getKey());
            if (said != null) {
                double weight = feature.getValue() * said.rarity();
                squares += weight * weight;
                for (int i = 0; i < said.intentions().length; i++) {
                    scores[said.intentions()[i]] += weight * said.weights()[i] / STEPS;
                }
            }
        }
        double length = LENGTH / Math.sqrt(Math.max(squares, Double.MIN_NORMAL));
        for (int i = 0; i < scores.length; i++) {
            scores[i] *= length;
        }
        Regression.toProbabilities(scores);
        Map<String, Double> likely = new LinkedHashMap<>();
        for (int i = 0; i < scores.length; i++) {
            likely.put(intentions.get(i), scores[i]);
        }
        return likely;
    }
}
