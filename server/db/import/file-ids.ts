import { createSeenIds } from './seen-ids.ts'

/** External ids of a file's rows. */
export type FileIds = {
  /** The row that had this id before; a new id is added and gives undefined. */
  add(id: string, row: number): number | undefined
  /** Its home is still in the file. Without an id, it may be any. */
  addRejected(id: string, row: number): void
  has(id: string): boolean
  /** Rejected rows without an id. */
  unidentified(): number
}

export function createFileIds(): FileIds {
  const accepted = createSeenIds()
  const rejected = createSeenIds()
  let unidentified = 0
  return {
    add: accepted.rowBefore,
    addRejected(id, row) {
      if (id === '') unidentified++
      else rejected.rowBefore(id, row)
    },
    has: (id) => accepted.has(id) || rejected.has(id),
    unidentified: () => unidentified,
  }
}
