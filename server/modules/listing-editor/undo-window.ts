/** Time to undo a deletion. */
export const UNDO_MS = 10 * 60_000
