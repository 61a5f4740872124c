/** Max distance between pins of one house, in degrees of latitude: about 60 m. */
export const NEAR_DEGREES = 0.00055

/** Perceptual hashes of the same view differ in fewer of their 64 bits. */
export const LIKENESS_BITS = 7
