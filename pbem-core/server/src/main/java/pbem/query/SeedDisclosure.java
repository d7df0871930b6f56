package pbem.query;

import java.util.Optional;

/**
 * What is told of where chance comes from.
 *
 * @param fingerprint of the seed, as it was published at the start; empty for games without chance
 * @param seed itself; empty until the board is closed
 */
public record SeedDisclosure(Optional<String> fingerprint, Optional<String> seed) {}
