import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import {
  type CategoryRow,
  type NearbyPlaceRow,
  type ParameterRow,
  readCategories,
  readNearbyPlaces,
  readParameters,
} from './catalog-store.ts'

export type CatalogData = {
  categories: Map<number, CategoryRow>
  parameters: Map<number, ParameterRow>
  nearbyPlaces: Map<number, NearbyPlaceRow>
}

export type Catalog = { read(): Promise<CatalogData> }

/** Caches the catalog for `freshMs` milliseconds; 0 disables the cache. */
export function createCatalog(db: Kysely<DB>, freshMs: number): Catalog {
  let held: { data: Promise<CatalogData>; until: number } | undefined
  return {
    read() {
      const now = performance.now()
      if (!held || now >= held.until) {
        const data = readCatalog(db)
        held = { data, until: now + freshMs }
        data.catch(() => {
          held = undefined
        })
      }
      return held.data
    },
  }
}

async function readCatalog(db: Kysely<DB>): Promise<CatalogData> {
  const categories = await readCategories(db)
  const parameters = await readParameters(db)
  const nearbyPlaces = await readNearbyPlaces(db)
  return {
    categories: new Map(categories.map((row) => [row.id, row])),
    parameters: new Map(parameters.map((row) => [row.id, row])),
    nearbyPlaces: new Map(nearbyPlaces.map((row) => [row.id, row])),
  }
}
