import type { ServiceContext } from '@/server/actor.ts'
import type { Input } from '@/server/contract/operation-types.ts'
import { listedByCategory } from './listing-pages.ts'
import { shapingOf } from './shaping.ts'
import { type Schemas, toCategory } from './wire.ts'

/** A page of categories whose translated name contains `search`; with `has_property`, counted. */
export async function listCategories(
  context: ServiceContext,
  query: Input<'getCategories'>['query'],
): Promise<{ categories: Schemas['Category'][]; total: number }> {
  const shaping = await shapingOf(context)
  const counts = query.has_property ? await listedByCategory(context) : undefined
  const named = (query.search ?? '').toLowerCase()
  const wanted = [...shaping.catalog.categories.values()]
    .filter(({ is_active }) => is_active)
    .filter(({ id, slug }) => (query.id ?? id) === id && (query.slug_id ?? slug) === slug)
    .filter(({ id }) => !counts || counts.has(id))
    .map((row) => toCategory(row, shaping))
    .filter(({ category }) => category.toLowerCase().includes(named))
  const page = wanted.slice(query.offset, query.offset + query.limit)
  const categories = counts
    ? page.map((it) => ({ ...it, properties_count: counts.get(it.id) ?? 0 }))
    : page
  return { categories, total: wanted.length }
}
