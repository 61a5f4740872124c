/** Radius of the circle shown for a listing that hides its exact place. */
export const PUBLIC_PLACE_METRES = 700
