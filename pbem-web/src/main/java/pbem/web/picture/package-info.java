/** Pictures of boards, as the site sends them. */
package pbem.web.picture;
