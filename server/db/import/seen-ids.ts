import { hash } from 'node:crypto'

/** External ids seen so far with their rows, at most 24 bytes each. */
export type SeenIds = {
  /** A new id is added and gives undefined. */
  rowBefore(id: string, row: number): number | undefined
  has(id: string): boolean
}

/**
 * Stores 64-bit digests: among ten million ids, the probability of a collision is about three in a
 * million.
 */
export function createSeenIds(): SeenIds {
  let table = emptyTable(FIRST_SLOTS)
  let count = 0
  return {
    has: (id) => table.rows[findSlot(table, toKey(id))] !== 0,
    rowBefore(id, row) {
      const key = toKey(id)
      const slot = findSlot(table, key)
      const before = table.rows[slot]
      if (before) return before
      table.keys[slot] = key
      table.rows[slot] = row
      count++
      if (count * 4 > table.rows.length * 3) table = grown(table)
      return undefined
    },
  }
}

type Table = { keys: BigUint64Array; rows: Uint32Array }

const FIRST_SLOTS = 4096

function emptyTable(slots: number): Table {
  return { keys: new BigUint64Array(slots), rows: new Uint32Array(slots) }
}

function toKey(id: string): bigint {
  return hash('sha1', id, 'buffer').readBigUInt64LE(0)
}

/** The key's slot, or the free slot for it; row 0 marks a free one. */
function findSlot({ keys, rows }: Table, key: bigint): number {
  const mask = rows.length - 1
  let slot = Number(key & BigInt(mask))
  while (rows[slot] && keys[slot] !== key) slot = (slot + 1) & mask
  return slot
}

function grown(small: Table): Table {
  const large = emptyTable(small.rows.length * 2)
  for (const [at, row] of small.rows.entries()) {
    if (!row) continue
    const key = small.keys[at] ?? 0n
    const slot = findSlot(large, key)
    large.keys[slot] = key
    large.rows[slot] = row
  }
  return large
}
