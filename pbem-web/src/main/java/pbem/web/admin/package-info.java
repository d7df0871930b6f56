/** The pages for the admin: who may see them, and how they look. Another module gives what they show. */
package pbem.web.admin;
