/** What people say to each other apart from moves, and at which boards they look on. */
package pbem.handler.talk;
