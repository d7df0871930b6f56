/** The site: server-rendered pages that show what queries tell. It holds no rules. */
package pbem.web;
