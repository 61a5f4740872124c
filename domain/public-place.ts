/** A listing that hides its exact place is shown as lying somewhere in a circle of so many metres. */
export const PUBLIC_PLACE_METRES = 700
