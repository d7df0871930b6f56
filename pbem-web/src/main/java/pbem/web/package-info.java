/** The site: server-rendered pages that show what the store holds. It holds no rules. */
package pbem.web;
