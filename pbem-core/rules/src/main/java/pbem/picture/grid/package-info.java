/** Geometry that games share: boards of hexagons and of triangles, and where their cells lie. Knows nothing of what stands on them. */
package pbem.picture.grid;
