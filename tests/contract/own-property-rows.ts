import { readyUpload } from '@/tests/support/builders/lister.ts'
import { TEST_NOW } from '@/tests/support/deps.ts'
import { MEMBERS, OWNER_ALONE, type PermissionRow, row } from './permission-row.ts'

const listing: PermissionRow['ask'] = ({ house }) => ({ body: { kind: 'property', id: house.id } })

/** What owners do with their properties. */
export const OWN_PROPERTIES: readonly PermissionRow[] = [
  row(
    'postProperty',
    [401, 403, 403, 403, 403, 200],
    async ({ db, self, categoryId }) => {
      const pictures = self
        ? [{ upload: (await readyUpload(db, { accountId: self.id, purpose: 'photo' })).id }]
        : [{ upload: 'none' }]
      const place = { address: '1 Quay', city: 'Bend', state: 'Oregon', country: 'United States' }
      const position = { latitude: 44, longitude: -121 }
      const words = {
        title: 'Mill',
        description: 'A mill by the river.',
        price: 1,
        property_type: 0,
      }
      return { body: { ...words, ...place, ...position, category_id: categoryId, pictures } }
    },
    'with a profile that is not complete',
  ),
  row('updateProperty', OWNER_ALONE, ({ house }) => ({
    body: { action_type: 0, id: house.id, title: 'Mill by the river' },
  })),
  row(
    'updateProperty',
    OWNER_ALONE,
    ({ house }) => ({ body: { action_type: 1, slug_id: house.slug } }),
    'to delete it',
  ),
  row('deleteProperty', OWNER_ALONE, ({ house }) => ({ body: { id: house.id } })),
  row('updatePropertyStatus', OWNER_ALONE, ({ house }) => ({
    body: { property_id: house.id, status: 2 },
  })),
  row('changePropertyStatus', OWNER_ALONE, ({ house }) => ({
    body: { property_id: house.id, status: 0 },
  })),
  row('getAddedProperties', MEMBERS),
  row(
    'getAddedProperties',
    OWNER_ALONE,
    ({ house }) => ({ query: { id: house.id } }),
    "one of the owner's",
  ),
  row('getInterestedUsers', OWNER_ALONE, ({ house }) => ({ query: { property_id: house.id } })),
  row('restoreListing', OWNER_ALONE, async (scene) => {
    const { db, house } = scene
    const deleted = { deleted_at: TEST_NOW }
    await db.updateTable('property').set(deleted).where('id', '=', house.id).execute()
    return listing(scene)
  }),
  row('renewListing', OWNER_ALONE, listing),
  row('findDuplicates', MEMBERS, ({ categoryId }) => ({
    body: { category_id: categoryId, property_type: 0, city: 'Bend' },
  })),
  row('getListingDays', OWNER_ALONE, ({ house }) => ({
    query: { kind: 'property', id: house.id },
  })),
  row('getListingHistory', OWNER_ALONE, ({ house }) => ({
    query: { kind: 'property', id: house.id },
  })),
]
