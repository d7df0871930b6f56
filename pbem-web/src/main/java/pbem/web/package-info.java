/** The site: server-rendered pages that show what the store holds. It holds no rules and changes nothing. */
package pbem.web;
