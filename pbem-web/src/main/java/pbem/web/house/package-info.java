/** The house itself: what runs here, in figures. */
package pbem.web.house;
