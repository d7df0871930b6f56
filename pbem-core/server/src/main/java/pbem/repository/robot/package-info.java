/** Data of the computer opponents. */
package pbem.repository.robot;
