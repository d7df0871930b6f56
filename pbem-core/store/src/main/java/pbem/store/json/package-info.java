/** How values that are used everywhere stand in JSON. */
package pbem.store.json;
