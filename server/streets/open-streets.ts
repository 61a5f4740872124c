import type { Logger } from '@/server/log.ts'
import { streetsFolder } from './areas/build-area.ts'
import { openAreaRegistry } from './areas/registry.ts'
import { openTileReader } from './areas/tile-reader.ts'
import { openQuestions } from './questions/open-questions.ts'
import type { Streets } from './streets.ts'

/** Streets of the areas in DATA_DIR. */
export async function openStreets({ dataDir }: { dataDir: string }, log: Logger): Promise<Streets> {
  const registry = await openAreaRegistry(streetsFolder(dataDir), log)
  const tiles = openTileReader()
  const { close, ...questions } = openQuestions(registry.areas, log)
  return {
    ...questions,
    areas: registry.areas,
    version: registry.version,
    tile: (z, x, y) => tiles.tile(registry.areas(), z, x, y),
    close: async () => {
      registry.close()
      await close()
      await tiles.close()
    },
  }
}
