/**
 * What a server keeps, as interfaces, with the values that stand in them. {@code pbem.store} implements them; whoever
 * acts writes through a {@link pbem.repository.Repositories}. No SQL.
 */
package pbem.repository;
