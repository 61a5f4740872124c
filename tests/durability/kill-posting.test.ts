import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { loadConfig } from '@/server/config.ts'
import { silentLogger } from '@/server/log.ts'
import { sweepUploads } from '@/server/modules/uploads/sweep.ts'
import { startProvider } from '@/server/start-provider.ts'
import { type PostgresServer, startPostgres } from '@/tests/support/postgres.ts'
import { listEngines } from './engines.ts'
import { KILL_RUNS } from './killing.ts'
import { faultsAtTheEnd, faultsOf } from './posting-faults.ts'
import { openPostingFixture, type PostingFixture } from './posting-fixture.ts'
import { type Journal, keepListing, newJournal, type Way } from './posting-member.ts'
import { printSeedOfFailures, seededDice } from './seed.ts'

const MILLIS_PER_KILL = 60_000
/** A new embedded database, migrated, and the first start. */
const PREPARATION_MILLIS = 300_000
const WAYS: Way[] = [
  { kind: 'property', by: 'uploads' },
  { kind: 'project', by: 'uploads' },
  { kind: 'property', by: 'form' },
  { kind: 'project', by: 'form' },
]
/** Whom each kill meets at whatever they are doing. */
const CROWD = 6
/** Sent before the next kill, at most: about what these people need for two listings each. */
const MAX_REQUESTS = 90
const MAX_MILLIS = 60
const DAY_MS = 86_400_000

printSeedOfFailures()

describe.each(listEngines('embedded'))('on the database %s', (engine) => {
  let server: PostgresServer | undefined
  let fixture: PostingFixture
  const journal = newJournal()
  const dice = seededDice(engine)

  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined
    fixture = await openPostingFixture(server?.url(), CROWD)
  }, PREPARATION_MILLIS)

  afterAll(async () => {
    await fixture.close()
    await server?.stop()
  })

  test(
    `the provider keeps each posted listing whole and once when killed ${KILL_RUNS} times`,
    async () => {
      const photos = await Promise.all([photo('#7a4420'), photo('#20447a')])
      let kills = 0
      const people = fixture.people.map((person, n) => {
        const way = WAYS[n % WAYS.length] ?? { kind: 'property', by: 'uploads' }
        return keepListing({ fixture, person, journal, way, photos }, () => kills === KILL_RUNS)
      })
      const killing = (async () => {
        while (kills < KILL_RUNS) {
          await fixture.killAfter(dice.between(1, MAX_REQUESTS), dice.between(0, MAX_MILLIS))
          kills += 1
          await fixture.restart(async ({ db }) => {
            const faults = await faultsOf({ db, dataDir: fixture.dataDir }, journal.sent)
            expect(faults, `after kill ${kills}`).toEqual([])
          })
        }
      })()
      await Promise.all([killing, ...people])
      expect(journal.wrong).toEqual([])
      report(engine, journal, kills)
    },
    MILLIS_PER_KILL * (KILL_RUNS + 1),
  )

  test('the sweep removes what the kills left behind', async () => {
    await fixture.kill()
    const { dataDir, databaseUrl } = fixture
    const config = loadConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, API_PORT: '0' })
    const { deps, close } = await startProvider(config, silentLogger(), () => {})
    try {
      await sweepUploads(deps, new Date(Date.now() + 3 * DAY_MS))
      await vi.waitFor(
        async () => {
          expect(await faultsAtTheEnd({ db: deps.db, dataDir }, journal.sent)).toEqual({
            listedOtherwise: [],
            damaged: [],
            withoutFile: [],
            withoutRow: [],
          })
        },
        { timeout: 60_000, interval: 200 },
      )
    } finally {
      await close()
    }
  })
})

async function photo(background: string): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const
  const picture = sharp({ create: { width: 480, height: 360, channels: 3, background, noise } })
  return new Uint8Array(await picture.jpeg().toBuffer())
}

function report(engine: string, { brokenOff, resumed, sent }: Journal, kills: number): void {
  const { upload, draft, post } = brokenOff
  process.stdout.write(
    `${engine}: ${kills} kills broke off ${upload} pieces, ${draft} drafts and ${post} posts; ` +
      `${resumed} uploads went on, ${sent.length} listings, each whole and once\n`,
  )
}
