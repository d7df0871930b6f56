/** Signing up by a form. */
package pbem.web.signup;
