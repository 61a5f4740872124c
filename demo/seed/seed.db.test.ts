import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { ImageService } from '@/server/gateways/images/image-service.ts'
import { openTestDatabase } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import type { Towns } from '../streets/towns.ts'
import { seedDemoRegion } from './seed.ts'

const { db, kind, pool } = await openTestDatabase()
const { files, images } = testDeps({ db })

/** Pictures as they are, since their sizes are tested elsewhere. */
const asTheyAre: ImageService = {
  ...images,
  ingest: async (source, { name, visibility }) => {
    const sha256 = createHash('sha256').update(source).digest('hex')
    const size = { bytes: source.length, width: 864, height: 576 }
    const likeness = '0'.repeat(64)
    return {
      key: sha256,
      visibility,
      name,
      mime: 'image/webp',
      ...size,
      hash: '',
      sha256,
      likeness,
    }
  },
}

const PAUSE_MS = 1_500

/** Every home on a plot of its own; one of them takes long to compute. */
function slowTowns(): Towns {
  let sites = 0
  return {
    siteNear({ districts: [district = ''] }, { latitude, longitude }) {
      sites += 1
      if (sites % 1_000 === 0)
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
      return { latitude, longitude, address: `${sites} Plain Road`, street: 'Plain Road', district }
    },
    walkTo: () => 0.4,
  }
}

test.runIf(kind === 'postgres')('computes nothing while its transaction is open', async () => {
  pool.on('acquire', (client) => {
    void client.query(`set idle_in_transaction_session_timeout = '1s'`)
  })
  const now = new Date('2026-06-15T12:00:00Z')
  await seedDemoRegion({
    db,
    files,
    images: asTheyAre,
    secret: 'test',
    now,
    say: vi.fn(),
    towns: slowTowns(),
  })
  const { rows } = await sql`select
    (select count(*)::int from property) as properties,
    (select count(*)::int from project) as projects,
    (select count(distinct address)::int from property) as addresses`.execute(db)
  expect(rows).toEqual([{ properties: 1300, projects: 64, addresses: 1300 }])
})
