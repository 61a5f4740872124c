import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { freePort } from '@/scripts/running/free-port.mjs'
import { connectDatabase } from '@/server/db/connect.ts'
import { migrate } from '@/server/db/migrate.ts'
import { silentLogger } from '@/server/log.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { type SignedIn, signedIn } from '@/tests/support/members.ts'
import { type KilledProvider, startKilledProvider } from './killed-provider.ts'

/** The owner of a listing and somebody who asks about it. */
export type Pair = { owner: SignedIn; guest: SignedIn; about: number }

export type ChatStorm = KilledProvider & {
  dataDir: string
  databaseUrl: string | undefined
  pairs: readonly Pair[]
  close(): Promise<void>
}

const DAY_MS = 86_400_000

export async function openChatStorm(
  databaseUrl: string | undefined,
  conversations: number,
): Promise<ChatStorm> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearth-chat-'))
  const pairs = await furnish({ dataDir, databaseUrl }, conversations)
  const provider = await startKilledProvider({ dataDir, databaseUrl }, await freePort())
  return {
    dataDir,
    databaseUrl,
    pairs,
    ...provider,
    async close() {
      await provider.kill()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function furnish(
  place: { dataDir: string; databaseUrl: string | undefined },
  count: number,
): Promise<Pair[]> {
  const { db, pool, close } = await connectDatabase(place, silentLogger())
  try {
    await migrate(pool, silentLogger())
    const signedInAt = new Date()
    const token = { signedInAt, tokenExpiresAt: new Date(signedInAt.getTime() + DAY_MS) }
    const pairs: Pair[] = []
    while (pairs.length < count) {
      const [owner, guest] = [await signedIn(db, token), await signedIn(db, token)]
      const { id: about } = await publishedListing(db, { ownerId: owner.id })
      pairs.push({ owner, guest, about })
    }
    // New accounts would be limited more strictly.
    await sql`update account set created_at = now() - interval '30 days'`.execute(db)
    return pairs
  } finally {
    await close()
  }
}
