package pbem.intention;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Trains the classifiers while the program is built. */
public final class Training {

    private Training() {}

    /** @param arguments the folder of the compiled classes, followed by languages */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]).resolve("pbem/intention");
        for (int i = 1; i < arguments.length; i++) {
            String language = arguments[i];
            ExampleSentences examples = ExampleSentences.of(language);
            Files.write(folder.resolve(language + ".words"), examples.split());
            try (OutputStream out = Files.newOutputStream(folder.resolve(language + ".model"))) {
                Classifier.trained(language, examples).write(out);
            }
        }
    }
}
