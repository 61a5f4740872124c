import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { TEST_NOW } from '@/tests/support/deps.ts'
import { type Answers, MEMBERS, OWNER_ALONE, type PermissionRow, row } from './permission-row.ts'

const OWNER_WITHOUT_PACKAGE: Answers = [401, 404, 403, 404, 403, 404]

async function waiting(db: Kysely<DB>, propertyId: number, ownerId: number): Promise<number> {
  await db.deleteFrom('advertisement').execute()
  const { id } = await db
    .insertInto('advertisement')
    .values({
      property_id: propertyId,
      owner_id: ownerId,
      status: 1,
      starts_at: TEST_NOW,
      ends_at: TEST_NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Featured listings of members. */
export const ADVERTS: readonly PermissionRow[] = [
  row(
    'storeAdvertisement',
    OWNER_WITHOUT_PACKAGE,
    ({ house }) => ({ body: { feature_for: 'property', property_id: house.id } }),
    'without a package',
  ),
  row('getFeaturedData', MEMBERS, () => ({ query: { type: 'property' } })),
  row('deleteAdvertisement', OWNER_ALONE, async ({ db, house, ownerId }) => ({
    body: { id: await waiting(db, house.id, ownerId) },
  })),
  row('countAdvertisements', [200, 200, 200, 200, 403, 200], ({ house }) => ({
    body: { seen_properties: [house.id] },
    headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
  })),
  row('countView', [200, 200, 200, 200, 403, 200], ({ house }) => ({
    body: { kind: 'property', id: house.id },
  })),
  row('countSearch', [200, 200, 200, 200, 403, 200], () => ({
    body: { is_partial: false, is_missed: false },
  })),
]
