/** Degrees of latitude, about 60 m: pins of one house. */
export const NEAR_DEGREES = 0.00055

/** Hashes of the same view differ in fewer of their 64 bits. */
export const LIKENESS_BITS = 7
