/**
 * The data of a server as interfaces, with their values. {@code pbem.store} implements them; callers write through a
 * {@link pbem.repository.Repositories}. No SQL.
 */
package pbem.repository;
