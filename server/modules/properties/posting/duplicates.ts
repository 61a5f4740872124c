import { propertyTypes } from '@/domain/listing/property-type.ts'
import { toMajor } from '@/domain/money/price.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { invalid } from '@/server/contract/failure.ts'
import type { Input } from '@/server/contract/operation-types.ts'
import { imageUrl } from '@/server/modules/files/urls.ts'
import { requireMember } from '@/server/viewer.ts'
import type { Schemas } from '../wire.ts'
import { findLikely, type LikeRow } from './duplicates-store.ts'
import { priceInMinor } from './sent-property.ts'

const MAX = 5

/** Likely duplicates, best first. Raises invalid for a single coordinate. */
export async function likelyDuplicates(
  { deps, viewer, origin }: ServiceContext,
  sent: Input<'findDuplicates'>['body'],
): Promise<Schemas['LikelyDuplicate'][]> {
  const { latitude, longitude, price } = sent
  if (latitude === undefined && longitude !== undefined) {
    throw invalid({ latitude: 'is needed with longitude' })
  }
  if (latitude !== undefined && longitude === undefined) {
    throw invalid({ longitude: 'is needed with latitude' })
  }
  const { currency_code } = await deps.settings.read()
  const sketch = {
    id: sent.id ?? 0,
    ownerId: requireMember(viewer).id,
    categoryId: sent.category_id,
    propertyType: sent.property_type,
    city: sent.city.trim(),
    address: sent.address?.trim() ?? '',
    position: latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null,
    priceMinor: price === undefined ? null : priceInMinor(price, currency_code),
    area: sent.area ?? null,
    uploads: sent.uploads ?? [],
    at: deps.clock(),
  }
  const rows = await findLikely(deps.db, sketch, MAX)
  return rows.map((row) => toDuplicate(row, origin))
}

function toDuplicate(row: LikeRow, origin: string): Schemas['LikelyDuplicate'] {
  const { is_near, has_address, has_size, has_picture } = row
  return {
    id: row.id,
    slug_id: row.slug,
    title: row.title,
    title_image: imageUrl(origin, row.title_image_key),
    city: row.city,
    price: toMajor(row.price_minor, row.currency),
    property_type: propertyTypes[row.property_type] ?? 'sell',
    is_own: row.is_own,
    reasons: [
      ...(has_picture ? (['picture'] as const) : []),
      ...(is_near ? (['place'] as const) : []),
      ...(has_address ? (['address'] as const) : []),
      ...(has_size ? (['size'] as const) : []),
    ],
  }
}
