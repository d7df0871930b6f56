package pbem.mail.login;

import jakarta.mail.MessagingException;
import java.security.cert.CertPathBuilderException;
import java.security.cert.CertPathValidatorException;
import java.util.Optional;

/** Tries a connection for an admin who wants to know whether it works. */
public final class ConnectionTrouble {

    private ConnectionTrouble() {}

    /** A connection attempt. */
    public interface Attempt {
        void make() throws MessagingException;
    }

    /**
     * What went wrong, in one line; empty if nothing did. It is the innermost message, since the mail library wraps it
     * in others.
     */
    public static Optional<String> of(Attempt attempt) {
        try {
            attempt.make();
            return Optional.empty();
        } catch (MessagingException e) {
            Throwable root = e;
            while (root.getCause() != null) {
                root = root.getCause();
            }
            String message = root.getMessage() == null ? root.getClass().getSimpleName() : root.getMessage();
            String cure = root instanceof CertPathBuilderException || root instanceof CertPathValidatorException
                    ? "; no trusted authority has signed its certificate: if it is signed by itself or by your own "
                            + "authority, name the file of that certificate or authority in tls_ca"
                    : "";
            return Optional.of(message.replaceAll("\\s+", " ").strip() + cure);
        }
    }
}
