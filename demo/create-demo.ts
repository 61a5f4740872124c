import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Config } from '@/server/config.ts'
import type { FileStore } from '@/server/gateways/files/file-store.ts'
import type { ImageService } from '@/server/gateways/images/image-service.ts'
import type { Logger } from '@/server/log.ts'
import { isEmptyHouse, seedCatalogAlone, seedDemoRegion } from './seed/seed.ts'
import { startDemoStreets } from './streets/start-demo-streets.ts'

export type Demo = {
  /** Fills a new marketplace with the demo region. */
  fillIfEmpty(): Promise<void>
  /** Writes all or nothing: the catalog, or the whole region. */
  fill(content: 'catalog' | 'demo'): Promise<void>
  /** Draws the streets of the region, where it is and they are missing. */
  drawStreets(): Promise<void>
  stop(): void
}

type DemoTools = {
  config: Config
  db: Kysely<DB>
  files: FileStore
  images: ImageService
  clock: () => Date
  log: Logger
}

export function createDemo({ config, clock, log, ...tools }: DemoTools): Demo {
  let stopDrawing = () => {}
  const seedDeps = () => ({
    ...tools,
    secret: config.secretKey,
    now: clock(),
    say: (line: string) => log.info(line),
  })
  const drawStreets = async () => {
    stopDrawing()
    stopDrawing = await startDemoStreets(config, tools.db, log)
  }
  return {
    drawStreets,
    async fillIfEmpty() {
      if (await isEmptyHouse(tools.db)) await seedDemoRegion(seedDeps())
    },
    async fill(content) {
      if (content === 'catalog') return seedCatalogAlone(seedDeps())
      await seedDemoRegion(seedDeps())
      await drawStreets()
    },
    stop: () => stopDrawing(),
  }
}
