/** The pages for the admin: who may see them and how they look. Another module provides their content. */
package pbem.web.admin;
