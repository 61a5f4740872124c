import { areasIn } from '@hearth/streets/geometry/street-areas'
import type { StreetArea } from '@/client/api/streets.ts'
import type { Bounds } from '@/domain/place/distance.ts'

/** Notes about the areas shown. */
export type StreetNotes = {
  /** Beyond OpenStreetMap's, which every map names. */
  attributions: string[]
  isInvented: boolean
  /** The map is close enough to look for streets and none are drawn in it. */
  isWithoutStreets: boolean
}

/** From here on, the country map alone is bare: a few names, far apart. */
const BARE_ZOOM = 10

/** Notes of a live map that shows this box. */
export function notesOfView(areas: readonly StreetArea[], box: Bounds, zoom: number): StreetNotes {
  return notesOn(areasIn(areas, box), zoom >= BARE_ZOOM)
}

export function notesOn(areas: readonly StreetArea[], isClose: boolean): StreetNotes {
  const others = areas
    .filter(({ isInvented }) => !isInvented)
    .map(({ attribution }) => attribution.replace(/^© OpenStreetMap contributors(, )?/, ''))
  return {
    attributions: [...new Set(others)].filter((text) => text !== ''),
    isInvented: areas.some(({ isInvented }) => isInvented),
    isWithoutStreets: isClose && areas.length === 0,
  }
}
