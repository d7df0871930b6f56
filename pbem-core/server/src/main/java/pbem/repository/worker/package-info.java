/** The workers that use the database at present. */
package pbem.repository.worker;
