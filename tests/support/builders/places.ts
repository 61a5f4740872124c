import type { Kysely } from 'kysely'
import type { Position } from '@/domain/place/distance.ts'
import type { DB } from '@/generated/database.ts'

/** A place as the seed writes it; usually a city of Washington. */
export async function place(
  db: Kysely<DB>,
  facts: {
    name: string
    kind?: 'country' | 'state' | 'city' | 'district'
    city?: string
    state?: string
    country?: string
    /** The place around it: two of one name need different ones. */
    parentId?: number
    weight?: number
    position?: Position
    imageKey?: string
    translations?: Record<string, { name: string }>
  },
): Promise<number> {
  const kind = facts.kind ?? 'city'
  const { id } = await db
    .insertInto('place')
    .values({
      kind,
      name: facts.name,
      city: facts.city ?? (kind === 'city' ? facts.name : ''),
      state: facts.state ?? (kind === 'country' ? '' : 'Washington'),
      country: facts.country ?? 'United States',
      parent_id: facts.parentId ?? null,
      latitude: facts.position?.latitude ?? 47.5,
      longitude: facts.position?.longitude ?? -122.25,
      weight: facts.weight ?? 0,
      image_key: facts.imageKey ?? null,
      translations: JSON.stringify(facts.translations ?? {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
