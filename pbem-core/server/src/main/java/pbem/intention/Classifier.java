package pbem.intention;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import opennlp.tools.doccat.DoccatFactory;
import opennlp.tools.doccat.DoccatModel;
import opennlp.tools.doccat.DocumentCategorizerME;
import opennlp.tools.doccat.DocumentSample;
import opennlp.tools.ml.maxent.io.BinaryGISModelReader;
import opennlp.tools.ml.maxent.io.BinaryGISModelWriter;
import opennlp.tools.ml.model.AbstractModel;
import opennlp.tools.ml.model.MaxentModel;
import opennlp.tools.util.ObjectStreamUtils;
import opennlp.tools.util.TrainingParameters;

/**
 * Estimates the probability of each intention of a sentence, as learned from the examples. Safe for use by several
 * threads.
 */
final class Classifier {

    private final DoccatModel model;

    private Classifier(DoccatModel model) {
        this.model = model;
    }

    /** The classifier of a language that was trained when the program was built. */
    static Classifier of(String language) {
        try (InputStream in = Classifier.class.getResourceAsStream(language + ".model")) {
            MaxentModel read = new BinaryGISModelReader(new DataInputStream(new BufferedInputStream(in))).getModel();
            return new Classifier(new DoccatModel(language, read, Map.of(), new DoccatFactory()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Classifier trained(String language, ExampleSentences examples) {
        List<DocumentSample> samples = new ArrayList<>();
        examples.sentences()
                .forEach((intention, sentences) -> sentences.stream()
                        .flatMap(Classifier::variants)
                        .forEach(sentence -> samples.add(
                                new DocumentSample(intention, SentenceWords.features(SentenceWords.of(sentence))))));
        TrainingParameters parameters = TrainingParameters.defaultParams();
        parameters.put(TrainingParameters.CUTOFF_PARAM, 1);
        parameters.put(TrainingParameters.ITERATIONS_PARAM, 100);
        parameters.put("PrintMessages", false);
        try {
            return new Classifier(DocumentCategorizerME.train(
                    language, ObjectStreamUtils.createObjectStream(samples), parameters, new DoccatFactory()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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

    /**
     * Writes the trained model alone. The library's own archive would contain the date, and builds must be reproducible
     * byte for byte.
     */
    void write(OutputStream out) throws IOException {
        new BinaryGISModelWriter((AbstractModel) model.getMaxentModel(), new DataOutputStream(out)).persist();
    }

    /** The probabilities of all intentions, by name. */
    Map<String, Double> of(List<String> tokens) {
        DocumentCategorizerME categorizer = new DocumentCategorizerME(model);
        double[] found = categorizer.categorize(SentenceWords.features(tokens));
        Map<String, Double> likely = new LinkedHashMap<>();
        for (int i = 0; i < found.length; i++) {
            likely.put(categorizer.getCategory(i), found[i]);
        }
        return likely;
    }
}
