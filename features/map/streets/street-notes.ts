import type { StreetArea } from '@/client/api/streets.ts'

/** What a map has to say about the areas that it shows. */
export type StreetNotes = {
  /** Beyond OpenStreetMap's, which every map names. */
  attributions: string[]
  isInvented: boolean
  /** The map is close enough for streets and none are known there. */
  isWithoutStreets: boolean
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
