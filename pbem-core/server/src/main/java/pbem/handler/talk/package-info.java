/** Handles words between players and the watching of boards. */
package pbem.handler.talk;
