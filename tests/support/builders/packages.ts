import type { Kysely } from 'kysely'
import { packageFeatures } from '@/domain/account/access.ts'
import { isCounted } from '@/domain/payment/packages.ts'
import type { DB } from '@/generated/database.ts'
import { insertFreePackage } from '@/server/modules/packages/balance-store.ts'
import { NOON } from './listings.ts'

/** A package on offer: free unless it has a price; features by their number, a null limit is without one. */
export async function offeredPackage(
  db: Kysely<DB>,
  facts: {
    name: string
    priceMinor?: number
    position?: number
    isActive?: boolean
    iosProductId?: string
    translations?: Record<string, Record<string, string>>
    features?: { id: number; limit: number | null }[]
  },
): Promise<number> {
  const { id } = await db
    .insertInto('package')
    .values({
      name: facts.name,
      type: facts.priceMinor === undefined ? 'free' : 'paid',
      price_minor: facts.priceMinor ?? null,
      duration_hours: 720,
      position: facts.position ?? 0,
      is_active: facts.isActive ?? true,
      ios_product_id: facts.iosProductId ?? null,
      translations: JSON.stringify(facts.translations ?? {}),
      created_at: NOON,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const features = facts.features ?? []
  if (features.length > 0) {
    await db
      .insertInto('package_feature')
      .values(features.map((it) => ({ package_id: id, feature_id: it.id, limit_count: it.limit })))
      .execute()
  }
  return id
}

/** Puts a package into somebody's hands, paid ones too, from `at` on. */
export async function heldPackage(
  db: Kysely<DB>,
  held: { accountId: number; packageId: number; at: Date },
): Promise<void> {
  const counted = packageFeatures.map(({ code }) => code).filter(isCounted)
  await insertFreePackage(db, { ...held, counted })
}
