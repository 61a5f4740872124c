import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningSandbox, startSandbox } from '@hearth/payment-sandbox/sandbox'
import { sql } from 'kysely'
import { freePort } from '@/scripts/running/free-port.mjs'
import { connectDatabase } from '@/server/db/connect.ts'
import { migrate } from '@/server/db/migrate.ts'
import { silentLogger } from '@/server/log.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { setting } from '@/tests/support/builders/settings.ts'
import { gatewayKeys } from '@/tests/support/gateway-keys.ts'
import { type SignedIn, signedIn } from '@/tests/support/members.ts'
import { type KilledProvider, startKilledProvider } from './killed-provider.ts'

/** In cents. */
const PRICES = [4_900, 1_999, 500, 12_050]
const MONTH_MS = 30 * 86_400_000

export type StormFixture = KilledProvider & {
  dataDir: string
  databaseUrl: string | undefined
  /** As the provider's process has it. */
  env: Readonly<Record<string, string>>
  sandbox: RunningSandbox
  /** Of the provider, without trailing slash. */
  address: string
  packages: readonly { id: number; priceMinor: number }[]
  people: readonly SignedIn[]
  admin: SignedIn
  /** Answers that a gateway did not answer in time. */
  silences: number
  close(): Promise<void>
}

/** The provider with five gateways, all of them the sandbox, which outlives the provider's kills. */
export async function openStormFixture(
  databaseUrl: string | undefined,
  crowd: number,
): Promise<StormFixture> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearth-storm-'))
  const scene = await furnish({ dataDir, databaseUrl }, crowd)
  const port = await freePort()
  const webhookUrl = (gateway: string) => `http://127.0.0.1:${port}/api/webhooks/${gateway}`
  const sandbox = await startSandbox({ ports: [0], webhookUrl })
  const env = gatewayKeys(sandbox.url)
  const provider = await startKilledProvider({ dataDir, databaseUrl }, port, env)
  return {
    dataDir,
    databaseUrl,
    env,
    sandbox,
    ...scene,
    ...provider,
    silences: 0,
    address: `http://127.0.0.1:${port}`,
    async close() {
      await provider.kill()
      await sandbox.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

type Scene = Pick<StormFixture, 'people' | 'packages' | 'admin'>

async function furnish(
  place: Pick<StormFixture, 'dataDir' | 'databaseUrl'>,
  crowd: number,
): Promise<Scene> {
  const { db, pool, close } = await connectDatabase(place, silentLogger())
  try {
    await migrate(pool, silentLogger())
    const details = [{ title: 'IBAN', value: 'DE02 1203 0000 0000 2020 51' }]
    await setting(db, { bank_transfer_status: true, bank_details: details })
    const features = [{ id: 1, limit: 25 }]
    const packages: { id: number; priceMinor: number }[] = []
    for (const priceMinor of PRICES) {
      const id = await offeredPackage(db, { name: `For ${priceMinor}`, priceMinor, features })
      packages.push({ id, priceMinor })
    }
    const signedInAt = new Date()
    const token = { signedInAt, tokenExpiresAt: new Date(signedInAt.getTime() + MONTH_MS) }
    const people: SignedIn[] = []
    while (people.length < crowd) people.push(await signedIn(db, token))
    await sql`update account set email = slug || '@example.org'`.execute(db)
    const admin = await signedIn(db, { ...token, isAdmin: true })
    // PostgreSQL makes it more than a trial, where administrators need one; its code is never asked for.
    await sql`
      insert into second_factor (account_id, sealed_secret, created_at, confirmed_at)
      values (${admin.id}, 'never opened', now(), now())`.execute(db)
    return { people, packages, admin }
  } finally {
    await close()
  }
}
