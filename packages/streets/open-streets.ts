import { streetsFolder } from './areas/build-area.ts'
import { openAreaRegistry } from './areas/registry.ts'
import { openTileReader } from './areas/tile-reader.ts'
import { openQuestions, type QuestionOptions } from './questions/open-questions.ts'
import type { Streets, StreetsLog } from './streets.ts'

/** Streets of the areas in DATA_DIR. */
export async function openStreets(
  { dataDir }: { dataDir: string },
  log: StreetsLog,
  options: Pick<QuestionOptions, 'busy'> = {},
): Promise<Streets> {
  const registry = await openAreaRegistry(streetsFolder(dataDir), log)
  const tiles = openTileReader()
  const { close, ...questions } = openQuestions(registry.areas, log, options)
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
