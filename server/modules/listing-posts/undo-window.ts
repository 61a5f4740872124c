/** For so long one's own deletion can be taken back. */
export const UNDO_MS = 10 * 60_000
