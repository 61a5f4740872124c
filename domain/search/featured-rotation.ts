/**
 * Featured listings take turns at the head of lists: two of every twelve places hold the next one that was not shown
 * before. The order does not depend on the size of pages, so pages of one turn neither repeat nor lose a listing, and
 * none comes later than two places of every twelve before it.
 */
const BLOCK = 12
const SLOTS_PER_BLOCK = 2
/** Later places are in natural order. */
export const SLOT_DEPTH = 240

const TURN_MS = 30_000

/** The turn at a time; changes every half minute. */
export function turnAt(at: Date): number {
  return Math.floor(at.getTime() / TURN_MS)
}

/**
 * Ids in the order of a turn: the next one begins every turn. Once each began, they are shuffled
 * anew, so that nobody profits for long from following one that the page shows anyway.
 */
export function inTurn(ids: readonly number[], turn: number): number[] {
  const count = Math.max(1, ids.length)
  const cycle = Math.floor(turn / count)
  const shuffled = [...ids].sort((a, b) => shuffleKey(a, cycle) - shuffleKey(b, cycle) || a - b)
  const start = turn % count
  return [...shuffled.slice(start), ...shuffled.slice(0, start)]
}

/**
 * The places from `offset` on. `natural` begins at the first place and reaches `offset + limit`
 * places, unless the list is shorter; `featured` is in turn and part of the list.
 */
export function arrangeFeatured({
  natural,
  featured,
  offset,
  limit,
}: {
  natural: readonly number[]
  featured: readonly number[]
  offset: number
  limit: number
}): number[] {
  const shown = new Set<number>()
  const places = { natural: 0, featured: 0 }
  const next = (from: 'natural' | 'featured', ids: readonly number[]) => {
    while (places[from] < ids.length) {
      const id = ids[places[from]]
      places[from] += 1
      if (id !== undefined && !shown.has(id)) return id
    }
    return undefined
  }
  while (shown.size < offset + limit) {
    const isSlot = shown.size < SLOT_DEPTH && shown.size % BLOCK < SLOTS_PER_BLOCK
    const id = (isSlot ? next('featured', featured) : undefined) ?? next('natural', natural)
    if (id === undefined) break
    shown.add(id)
  }
  return [...shown].slice(offset)
}

/** A multiplicative hash with good low bits (Murmur3's finalizer). */
function shuffleKey(id: number, cycle: number): number {
  let key = Math.imul(id ^ Math.imul(cycle, 0x9e37_79b1), 0x85eb_ca6b)
  key = Math.imul(key ^ (key >>> 13), 0xc2b2_ae35)
  return (key ^ (key >>> 16)) >>> 0
}
