package pbem.store.engine;

/**
 * The user of a connection to a database.
 *
 * @param password empty if the database needs none
 */
public record DatabaseRole(String user, String password) {

    /** Without the password. */
    @Override
    public String toString() {
        return user;
    }
}
