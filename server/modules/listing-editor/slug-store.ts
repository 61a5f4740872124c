import { sql, type Transaction } from 'kysely'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import type { DB } from '@/generated/database.ts'

/** Until the transaction ends. */
export async function lockSlugs(tx: Transaction<DB>, kind: ListingKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS[kind]})`.execute(tx)
}

/** The candidates that other listings of the kind have or had. */
export async function takenSlugs(
  tx: Transaction<DB>,
  { kind, candidates, id }: { kind: ListingKind; candidates: readonly string[]; id: number },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(kind)} where slug = any(${candidates}::text[]) and id <> ${id}
    union all
    select slug from slug_redirect
    where kind = ${kind} and slug = any(${candidates}::text[]) and target_id <> ${id}`.execute(tx)
  return new Set(rows.map(({ slug }) => slug))
}

export async function redirectOldSlug(
  tx: Transaction<DB>,
  {
    kind,
    id,
    oldSlug,
    slug,
    at,
  }: { kind: ListingKind; id: number; oldSlug: string; slug: string; at: Date },
): Promise<void> {
  if (oldSlug === slug) return
  await sql`delete from slug_redirect where kind = ${kind} and slug = ${slug}`.execute(tx)
  await sql`
    insert into slug_redirect (kind, slug, target_id, created_at) values (${kind}, ${oldSlug}, ${id}, ${at})
    on conflict (kind, slug) do update set target_id = excluded.target_id`.execute(tx)
}

/** Advisory lock keys; must stay the same across versions. */
const LOCKS: Record<ListingKind, number> = {
  property: 4_812_764_190_240,
  project: 4_812_764_190_241,
}
