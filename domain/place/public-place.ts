/** Radius shown for listings that hide their exact place. */
export const PUBLIC_PLACE_METRES = 700
