package pbem.intention;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Trains the classifiers while the program is built. */
public final class Training {

    private Training() {}

    /** @param arguments the folder of the compiled classes */
    public static void main(String[] arguments) {
        Path folder = Path.of(arguments[0]).resolve("pbem/intention");
        ExampleSentences.LANGUAGES.parallelStream().forEach(language -> train(language.getLanguage(), folder));
    }

    /** No file is begun before the training is over, so a build that was stopped leaves none that is empty. */
    private static void train(String language, Path folder) {
        ExampleSentences examples = ExampleSentences.of(language);
        Classifier classifier = Classifier.trained(language, examples);
        try (OutputStream out = Files.newOutputStream(folder.resolve(language + ".model"))) {
            classifier.write(out);
            Files.write(folder.resolve(language + ".words"), examples.split());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
