import type { Kysely } from 'kysely'
import { packageFeatures } from '@/domain/account/access.ts'
import { isCounted } from '@/domain/payment/packages.ts'
import type { DB } from '@/generated/database.ts'
import { insertFreePackage } from '@/server/modules/packages/balance-store.ts'
import type { SeedSetting } from './seed-listings.ts'

/** Package of the demo agent; includes projects, among others. */
const GIVEN = 'Agency'

export async function seedGrantedPackages(
  db: Kysely<DB>,
  { agents: [accountId], now: at }: Pick<SeedSetting, 'agents' | 'now'>,
): Promise<void> {
  if (accountId !== undefined) await givePackage(db, { accountId, at })
}

export async function givePackage(
  db: Kysely<DB>,
  { accountId, at }: { accountId: number; at: Date },
): Promise<void> {
  const { id: packageId } = await db
    .selectFrom('package')
    .select('id')
    .where('name', '=', GIVEN)
    .executeTakeFirstOrThrow()
  const counted = packageFeatures.map(({ code }) => code).filter(isCounted)
  await insertFreePackage(db, { accountId, packageId, at, counted })
}
