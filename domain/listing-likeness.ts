/** So far apart two pins of one house may lie, in degrees of latitude: about 60 m. */
export const NEAR_DEGREES = 0.00055

/** Pictures of one view differ in fewer of their 64 bits. */
export const LIKENESS_BITS = 7
