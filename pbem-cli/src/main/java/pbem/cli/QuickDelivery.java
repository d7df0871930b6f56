package pbem.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.mail.listener.Handover;
import pbem.mail.reading.Envelope;

/**
 * {@code pbem deliver} where a server runs on the home: the mails are handed over to it, and nothing else of the program is
 * loaded, since a mail server starts a process for every mail. Only the plain forms of the verb are known here; whatever is
 * unusual, and every mistake, is left to the verb itself.
 */
final class QuickDelivery {

    private static final String VERB = "deliver";
    private static final String HOME = "--home";
    private static final String FROM = "--from";
    private static final String TO = "--to";
    private static final String STORE_ONLY = "--store-only";

    private Optional<String> home = Optional.empty();
    private Optional<String> from = Optional.empty();
    private final List<String> to = new ArrayList<>();
    private final List<String> files = new ArrayList<>();
    private boolean storeOnly;

    private QuickDelivery() {}

    /** The exit code, or nothing if this is not for us; what was read of the standard input can be read again then. */
    static OptionalInt of(String... args) {
        QuickDelivery delivery = new QuickDelivery();
        try {
            return delivery.understands(args) ? delivery.bring() : OptionalInt.empty();
        } catch (IOException | InvalidPathException e) {
            return OptionalInt.empty(); // the verb meets it, too, and says what it is
        } catch (RuntimeException
                | Error e) { // for want of memory or threads: on any other code the mail would go back
            System.err.println("pbem: not delivered: " + e);
            return OptionalInt.of(Main.TRY_AGAIN);
        }
    }

    private boolean understands(String... args) {
        boolean verb = false;
        for (int i = 0; i < args.length; i++) {
            String word = args[i];
            boolean last = i + 1 == args.length;
            if (isValued(word) && (verb || word.equals(HOME))) {
                if (last || isUnusual(args[i + 1]) || !take(word, args[++i])) {
                    return false;
                }
            } else if (!verb) {
                if (!word.equals(VERB)) {
                    return false;
                }
                verb = true;
            } else if (word.equals(STORE_ONLY)) {
                storeOnly = true;
            } else if (word.isEmpty() || isUnusual(word)) {
                return false;
            } else {
                files.add(word);
            }
        }
        return verb;
    }

    private static boolean isValued(String word) {
        return word.equals(HOME) || word.equals(FROM) || word.equals(TO);
    }

    /** An option, or a file of arguments. */
    private static boolean isUnusual(String word) {
        return word.startsWith("-") || word.startsWith("@");
    }

    private boolean take(String option, String value) {
        if (option.equals(TO)) {
            return to.add(value);
        }
        boolean first = (option.equals(HOME) ? home : from).isEmpty();
        if (option.equals(HOME)) {
            home = Optional.of(value);
        } else {
            from = Optional.of(value);
        }
        return first;
    }

    private OptionalInt bring() throws IOException {
        Path directory = directory();
        if (!Handover.isOffered(directory)) {
            return OptionalInt.empty();
        }
        List<byte[]> mails = mails();
        for (byte[] mail : mails) {
            if (mail.length == 0) {
                return OptionalInt.empty();
            }
        }
        Handover.Fate fate = Handover.bring(directory, new Envelope(from, to), mails, !storeOnly);
        if (fate == Handover.Fate.NOBODY) {
            return OptionalInt.empty();
        }
        if (fate == Handover.Fate.TRY_AGAIN) {
            System.err.println("pbem: the server cannot store it now; its log says why");
            return OptionalInt.of(Main.TRY_AGAIN);
        }
        if (fate == Handover.Fate.STORED) {
            System.err.println("pbem: stored, but not acted on yet: the server has much to do, or ends");
        }
        return OptionalInt.of(0);
    }

    private Path directory() {
        if (home.isPresent()) {
            return Path.of(home.get());
        }
        String named = System.getenv("PBEM_HOME");
        return Path.of(named == null ? "data" : named);
    }

    private List<byte[]> mails() throws IOException {
        List<byte[]> mails = new ArrayList<>();
        for (String file : files) {
            mails.add(Files.readAllBytes(Path.of(file)));
        }
        if (files.isEmpty()) {
            try (InputStream input = System.in) {
                byte[] mail = input.readAllBytes();
                System.setIn(new ByteArrayInputStream(mail)); // the verb may come after us
                mails.add(mail);
            }
        }
        return mails;
    }
}
