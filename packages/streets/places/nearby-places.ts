import { forEachAround } from '../cells.ts'
import type { Position } from '../geometry/position.ts'
import { snap } from '../graph/snap.ts'
import { type StreetGraph, WALKING_SPEED } from '../graph/street-graph.ts'
import { type Reached, secondsToSnap, travelFrom, withSeconds } from '../graph/travel.ts'
import { metersBetween } from '../plane.ts'
import type { NearbyPlace } from '../streets.ts'
import { type NearbyKind, nearbyKinds } from './nearby-kinds.ts'
import { degreesAt, nameIn, type PlaceBook } from './place-book.ts'

export type NearbyGroup = { kind: NearbyKind; places: NearbyPlace[] }

const WALK_SECONDS = 30 * 60
const WALK_METERS = WALK_SECONDS * WALKING_SPEED

/** Places of one name this close are one: both sides of a stop, the halls of a station. */
const ONE_PLACE_METERS = 150

/** By kind, nearest walk first; null where no streets are near. */
export function nearbyPlaces(
  graph: StreetGraph,
  book: PlaceBook,
  position: Position,
  { limit, language }: { limit: number; language: string },
): NearbyGroup[] | null {
  const reached = travelFrom(graph, 'foot', position, WALK_SECONDS)
  if (!reached) return null
  const spots = spotsAround(book, position)
  return withSeconds(reached, () =>
    nearbyKinds.flatMap((kind, number): NearbyGroup[] => {
      const places = findNearest(reached, book, spots.get(number) ?? [], { limit, language })
      return places.length > 0 ? [{ kind, places }] : []
    }),
  )
}

type Spot = { spot: number; meters: number }

/** Spots of each kind within the walk as the crow flies, nearest first. */
function spotsAround(book: PlaceBook, { latitude, longitude }: Position): Map<number, Spot[]> {
  const spots = new Map<number, Spot[]>()
  forEachAround(book.spotCells, latitude, longitude, WALK_METERS, (spot) => {
    const place = degreesAt(book.spotPosition, spot)
    const meters = metersBetween(latitude, longitude, place.latitude, place.longitude)
    if (meters > WALK_METERS + LARGEST_METERS) return
    const kind = book.spotKind[spot] ?? 0
    const list = spots.get(kind)
    if (list) list.push({ spot, meters })
    else spots.set(kind, [{ spot, meters }])
  })
  for (const list of spots.values()) list.sort((a, b) => a.meters - b.meters)
  return spots
}

/** A park's middle may lie this far from its gate. */
const LARGEST_METERS = 500

function findNearest(
  reached: Reached,
  book: PlaceBook,
  spots: readonly Spot[],
  { limit, language }: { limit: number; language: string },
): NearbyPlace[] {
  const found: NearbyPlace[] = []
  for (const { spot, meters } of spots) {
    const last = found.length >= limit ? found[limit - 1] : undefined
    // No walk is shorter than the crow's flight to the gate.
    if (last && meters - LARGEST_METERS > last.meters) break
    const seconds = secondsTo(reached, book, spot)
    if (seconds > WALK_SECONDS) continue
    const place = {
      name: nameIn(book, book.spotLabel[spot] ?? 0, language),
      ...degreesAt(book.spotPosition, spot),
      meters: Math.round(seconds * WALKING_SPEED),
      minutes: Math.max(1, Math.ceil(seconds / 60 - 1e-6)),
    }
    insert(found, place)
  }
  return found.slice(0, limit)
}

/** Keeps the order by length; of one place's parts the nearest stays. */
function insert(found: NearbyPlace[], place: NearbyPlace): void {
  const twin = found.findIndex((other) => {
    const away = metersBetween(place.latitude, place.longitude, other.latitude, other.longitude)
    return place.name !== '' && other.name === place.name && away < ONE_PLACE_METERS
  })
  if (twin >= 0) {
    if ((found[twin]?.meters ?? 0) <= place.meters) return
    found.splice(twin, 1)
  }
  const at = found.findIndex((other) => other.meters > place.meters)
  found.splice(at < 0 ? found.length : at, 0, place)
}

/** To its nearest entry. */
function secondsTo(reached: Reached, book: PlaceBook, spot: number): number {
  let least = Number.POSITIVE_INFINITY
  const end = book.entryFirst[spot + 1] ?? 0
  for (let entry = book.entryFirst[spot] ?? 0; entry < end; entry++) {
    const at = snap(reached.graph, 'foot', degreesAt(book.entryPosition, entry))
    if (at) least = Math.min(least, secondsToSnap(reached, at))
  }
  return least
}
