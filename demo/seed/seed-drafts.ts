import type { Kysely } from 'kysely'
import { noProperty, type PropertyValues } from '@/domain/listing/property-post.ts'
import type { DB } from '@/generated/database.ts'
import { insertDraft } from '@/server/modules/listing-editor/drafts/store.ts'
import type { SeedSetting } from './seed-listings.ts'

const HOUR_MS = 3_600_000

/** Unfinished drafts of the demo agent. */
export async function seedDrafts(
  db: Kysely<DB>,
  { agents: [accountId], now }: Pick<SeedSetting, 'agents' | 'now'>,
): Promise<void> {
  if (accountId === undefined) return
  const { id: category_id } = await db
    .selectFrom('category')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const content: PropertyValues = {
    ...noProperty,
    title: 'Corner flat above the bakery',
    category_id,
    price: 415_000,
    description: 'Two rooms to the street, one to the quiet yard. The bakery opens at six.',
    city: 'Portland',
    state: 'Oregon',
    country: 'United States',
  }
  await insertDraft(db, {
    id: '5f0c2c5e-6a1e-4f7b-9a53-0b6d2f7d4e11',
    accountId,
    kind: 'property',
    listingId: null,
    content: JSON.stringify(content),
    at: new Date(now.getTime() - 28 * HOUR_MS),
  })
}
