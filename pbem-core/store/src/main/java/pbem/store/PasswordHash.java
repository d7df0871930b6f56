package pbem.store;

import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;

/** Argon2id with the minimum parameters of OWASP: 19 MiB, two passes, one thread. */
final class PasswordHash {

    private static final int KIBIBYTES = 19_456;
    private static final int PASSES = 2;
    private static final int THREADS = 1;
    private static final int LENGTH = 32;
    private static final int SALT = 16;
    private static final Argon2Function FUNCTION =
            Argon2Function.getInstance(KIBIBYTES, PASSES, THREADS, LENGTH, Argon2.ID);

    private PasswordHash() {}

    static String of(String password) {
        return Password.hash(password).addRandomSalt(SALT).with(FUNCTION).getResult();
    }

    /** Compares in constant time, with the parameters in the hash. */
    static boolean matches(String password, String hash) {
        return Password.check(password, hash).with(Argon2Function.getInstanceFromHash(hash));
    }

    /** A hash that no password matches, which takes equally long to compare with. */
    static String ofNobody() {
        return Nobody.HASH;
    }

    private static final class Nobody {
        static final String HASH = of("nobody has this one");
    }
}
