import type { Kysely } from 'kysely'
import type { Bounds } from '@/domain/place/distance.ts'
import { createGazetteer, type Gazetteer, type KnownPlace } from '@/domain/wishes/gazetteer.ts'
import { getLexicon } from '@/domain/wishes/lexicon/tables.ts'
import { wishLanguages } from '@/domain/wishes/wish.ts'
import type { DB } from '@/generated/database.ts'
import { type GroundTown, listGroundTowns } from '@/server/streets/ground-towns.ts'
import { listNamedPlaces, type NamedPlaceRow } from './store.ts'

export type WishPlaces = { read(): Promise<Gazetteer> }

type Held = { gazetteer: Gazetteer; code: string; until: number }

/**
 * Caches the gazetteer for `freshMs` milliseconds and then answers with the old one while the places
 * are read again; 0 waits for them. It is made anew only if a place changed.
 */
export function createWishPlaces(db: Kysely<DB>, freshMs: number): WishPlaces {
  let held: Promise<Held> | undefined
  let current: Held | undefined
  const refresh = (): Promise<Held> => {
    const next = load(db, current, freshMs)
    held = next
    next.then(
      (it) => {
        current = it
        held = undefined
      },
      () => {
        held = undefined
      },
    )
    return next
  }
  return {
    async read() {
      const isFresh = current !== undefined && performance.now() < current.until
      if (isFresh && current) return current.gazetteer
      const next = held ?? refresh()
      if (current && freshMs > 0) {
        next.catch(() => undefined)
        return current.gazetteer
      }
      return (await next).gazetteer
    },
  }
}

async function load(db: Kysely<DB>, known: Held | undefined, freshMs: number): Promise<Held> {
  const rows = await listNamedPlaces(db)
  const code = JSON.stringify(rows)
  const until = performance.now() + freshMs
  if (known?.code === code) return { ...known, until }
  const towns = await readTowns(toBounds(rows))
  // Made here, so that the first wish does not wait for them.
  for (const language of wishLanguages) getLexicon(language)
  return { gazetteer: createGazetteer(toPlaces(rows, towns)), code, until }
}

let ground: { key: string; towns: Promise<GroundTown[]> } | undefined

/** The base map does not change while the process runs. */
function readTowns(bounds: Bounds | null): Promise<GroundTown[]> {
  const key = JSON.stringify(bounds)
  if (ground?.key !== key) ground = { key, towns: listGroundTowns(bounds) }
  return ground.towns
}

/** Reaches the rest of a large country. */
const MARGIN = { latitude: 12, longitude: 20 }

function toBounds(rows: readonly NamedPlaceRow[]): Bounds | null {
  const latitudes = rows.flatMap(({ latitude }) => (latitude === null ? [] : [latitude]))
  const longitudes = rows.flatMap(({ longitude }) => (longitude === null ? [] : [longitude]))
  if (latitudes.length === 0 || longitudes.length === 0) return null
  const around = (values: number[], margin: number, step: number) => ({
    least: Math.floor((values.reduce((a, b) => Math.min(a, b)) - margin) / step) * step,
    most: Math.ceil((values.reduce((a, b) => Math.max(a, b)) + margin) / step) * step,
  })
  const vertical = around(latitudes, MARGIN.latitude, STEP)
  const across = around(longitudes, MARGIN.longitude, STEP)
  return {
    south: Math.max(-84, vertical.least),
    north: Math.min(84, vertical.most),
    west: Math.max(-180, across.least),
    east: Math.min(180, across.most),
  }
}

/** Degrees; a new place rarely needs other tiles. */
const STEP = 5

const KINDS = { state: 'state', city: 'city', district: 'neighborhood' } as const

function toPlaces(rows: readonly NamedPlaceRow[], towns: readonly GroundTown[]): KnownPlace[] {
  const byName = new Map(towns.map((town) => [town.name, town]))
  const listed = rows.map(({ kind, name, also }) => {
    const more = kind === 'district' ? [] : (byName.get(name)?.also ?? [])
    return { kind: KINDS[kind], name, also: [...also, ...more], hasListings: true }
  })
  const known = new Set(rows.filter(({ kind }) => kind === 'city').map(({ name }) => name))
  const others = towns.filter(({ name }) => !known.has(name))
  return [
    ...listed,
    ...others.map(({ name, also }) => ({ kind: 'city' as const, name, also, hasListings: false })),
  ]
}
