/** The pages for whoever runs the server: who may see them, and how they look. What they show comes from outside. */
package pbem.web.admin;
