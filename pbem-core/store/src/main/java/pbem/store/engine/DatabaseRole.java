package pbem.store.engine;

/**
 * As whom one connects to a database.
 *
 * @param password empty if the database asks for none
 */
public record DatabaseRole(String user, String password) {

    /** Without the password, wherever it may be printed. */
    @Override
    public String toString() {
        return user;
    }
}
