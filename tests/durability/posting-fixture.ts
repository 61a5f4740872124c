import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@/scripts/running/free-port.mjs'
import { connectDatabase } from '@/server/db/connect.ts'
import { migrate } from '@/server/db/migrate.ts'
import { silentLogger } from '@/server/log.ts'
import { lister } from '@/tests/support/builders/lister.ts'
import { category } from '@/tests/support/builders/listings.ts'
import { setting } from '@/tests/support/builders/settings.ts'
import type { SignedIn } from '@/tests/support/members.ts'
import { type KilledProvider, startKilledProvider } from './killed-provider.ts'

/** The provider, with people who may list. */
export type PostingFixture = KilledProvider & {
  dataDir: string
  databaseUrl: string | undefined
  people: SignedIn[]
  categoryId: number
  /** Of something near by. */
  facilityId: number
  close(): Promise<void>
}

export async function openPostingFixture(
  databaseUrl: string | undefined,
  crowd: number,
): Promise<PostingFixture> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearth-posting-'))
  const scene = await furnish({ dataDir, databaseUrl }, crowd)
  const provider = await startKilledProvider({ dataDir, databaseUrl }, await freePort())
  return {
    dataDir,
    databaseUrl,
    ...scene,
    ...provider,
    async close() {
      await provider.kill()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

type Scene = Pick<PostingFixture, 'people' | 'categoryId' | 'facilityId'>

/** An installation that approves what verified people list, so that a post has all its consequences at once. */
async function furnish(
  place: Pick<PostingFixture, 'dataDir' | 'databaseUrl'>,
  crowd: number,
): Promise<Scene> {
  const { db, pool, close } = await connectDatabase(place, silentLogger())
  try {
    await migrate(pool, silentLogger())
    await setting(db, { auto_approve: true })
    const people: SignedIn[] = []
    while (people.length < crowd) {
      const features = [1, 3].map((id) => ({ id, limit: 10_000 }))
      people.push(await lister(db, { features, verification: 'success', at: new Date() }))
    }
    const { id: facilityId } = await db
      .insertInto('facility')
      .values({ name: 'School' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { people, categoryId: await category(db), facilityId }
  } finally {
    await close()
  }
}
