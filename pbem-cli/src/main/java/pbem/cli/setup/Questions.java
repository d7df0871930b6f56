package pbem.cli.setup;

import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.Optional;
import java.util.function.Predicate;

/** Asks questions on standard output and reads the answers from standard input, a terminal or a file. */
public final class Questions {

    /** A question that has neither an answer nor a default, or a wrong answer on the command line. */
    public static final class Unanswered extends Exception {

        private static final long serialVersionUID = 1;

        Unanswered(String message) {
            super(message);
        }
    }

    private final PrintWriter out;
    private final boolean silent;
    private final BufferedReader in = new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()));

    /** @param silent whether to ask nothing and take the default for each answer that the command line does not give */
    public Questions(PrintWriter out, boolean silent) {
        this.out = out;
        this.silent = silent;
    }

    /**
     * The answer to a question, which is asked until the answer is allowed.
     *
     * @param given the answer on the command line; if there is one, nothing is asked
     * @param fallback the meaning of an empty answer; empty if an answer is required
     * @param option how the answer is given on the command line
     * @param fits whether an answer is allowed
     * @param form which answers are allowed, in words
     */
    String ask(
            String question,
            Optional<String> given,
            Optional<String> fallback,
            String option,
            Predicate<String> fits,
            String form)
            throws Unanswered, IOException {
        if (given.isPresent()) {
            if (!fits.test(given.get())) {
                throw new Unanswered(option + " must be " + form + ", not " + given.get());
            }
            return given.get();
        }
        if (silent) {
            return fallback.orElseThrow(() -> new Unanswered("give " + option + ": " + form));
        }
        while (true) {
            out.print(question
                    + fallback.filter(text -> !text.isEmpty())
                            .map(text -> " [" + text + "]")
                            .orElse("") + " ");
            out.flush();
            String line = in.readLine();
            if (line == null) {
                throw new Unanswered("nobody answers; give " + option + ": " + form);
            }
            String answer = line.strip();
            if (answer.isEmpty() && fallback.isPresent()) {
                return fallback.get();
            }
            if (!answer.isEmpty() && fits.test(answer)) {
                return answer;
            }
            out.println("It must be " + form + ".");
        }
    }

    /** Asks for a secret, which a terminal does not show. */
    String askSecret(String question, String option) throws Unanswered, IOException {
        if (silent) {
            throw new Unanswered("give " + option);
        }
        Console console = System.console();
        out.print(question + " ");
        out.flush();
        char[] typed = console == null ? null : console.readPassword();
        String secret = console == null ? in.readLine() : typed == null ? null : new String(typed);
        if (secret == null || secret.isBlank()) {
            throw new Unanswered("nobody answers; give " + option);
        }
        return secret.strip();
    }
}
