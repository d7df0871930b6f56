/** Who works on the database at this moment. */
package pbem.repository.worker;
