/** Nearest street point: share of a segment, and meters to it. */
export type Snap = { segment: number; share: number; meters: number }

/** Streets of positions asked before: homes do not move. */
export type SnapCache = {
  /** Undefined if unknown; null where no street is near. */
  get: (latitude: number, longitude: number) => Snap | null | undefined
  set: (latitude: number, longitude: number, snap: Snap | null) => void
}

/** Slots, 28 bytes each; a newer position takes an older one's. */
const SLOTS = 2 ** 18
const NOWHERE = 2 ** 32 - 1

export function createSnapCache(): SnapCache {
  const latitudes = new Float64Array(SLOTS).fill(Number.NaN)
  const longitudes = new Float64Array(SLOTS)
  const segments = new Uint32Array(SLOTS)
  const shares = new Float32Array(SLOTS)
  const meters = new Float32Array(SLOTS)
  return {
    get: (latitude, longitude) => {
      const slot = toSlot(latitude, longitude)
      if (latitudes[slot] !== latitude || longitudes[slot] !== longitude) return undefined
      const segment = segments[slot] ?? NOWHERE
      if (segment === NOWHERE) return null
      return { segment, share: shares[slot] ?? 0, meters: meters[slot] ?? 0 }
    },
    set: (latitude, longitude, snap) => {
      const slot = toSlot(latitude, longitude)
      latitudes[slot] = latitude
      longitudes[slot] = longitude
      segments[slot] = snap?.segment ?? NOWHERE
      shares[slot] = snap?.share ?? 0
      meters[slot] = snap?.meters ?? 0
    },
  }
}

function toSlot(latitude: number, longitude: number): number {
  const mixed = Math.imul(Math.round(latitude * 1e6), 0x9e3779b1)
  const other = Math.imul(Math.round(longitude * 1e6), 0x85ebca6b)
  const both = Math.imul(mixed ^ (mixed >>> 15) ^ other, 0x2c1b3c6d)
  return (both ^ (both >>> 14)) & (SLOTS - 1)
}
