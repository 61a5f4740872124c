import { randomInt } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import { slugify, withSuffix } from '@/domain/web/slug.ts'
import type { DB } from '@/generated/database.ts'

/** Numbered suffixes tried before a random one. */
const COUNTED = 20
const DRAWN = { from: 1000, to: 1_000_000_000 }

/**
 * Claims a slug that no other listing of the kind has or had; `id` may reuse its former ones. Locks
 * all slugs until the transaction ends, so call it late.
 */
export async function claimSlug(
  tx: Transaction<DB>,
  { kind, text, id = 0 }: { kind: ListingKind; text: string; id?: number },
): Promise<string> {
  await sql`select pg_advisory_xact_lock(${LOCKS[kind]})`.execute(tx)
  const wanted = slugify(text, kind)
  const counted = Array.from({ length: COUNTED }, (_, at) => withSuffix(wanted, at + 1))
  const candidates = [wanted, ...counted, withSuffix(wanted, randomInt(DRAWN.from, DRAWN.to))]
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(kind)} where slug = any(${candidates}::text[]) and id <> ${id}
    union all
    select slug from slug_redirect
    where kind = ${kind} and slug = any(${candidates}::text[]) and target_id <> ${id}`.execute(tx)
  const taken = new Set(rows.map(({ slug }) => slug))
  const free = candidates.find((candidate) => !taken.has(candidate))
  if (free === undefined) throw new Error(`no slug is free for a ${kind}`)
  return free
}

export async function leadFormerSlug(
  tx: Transaction<DB>,
  {
    kind,
    id,
    former,
    slug,
    at,
  }: { kind: ListingKind; id: number; former: string; slug: string; at: Date },
): Promise<void> {
  if (former === slug) return
  await sql`delete from slug_redirect where kind = ${kind} and slug = ${slug}`.execute(tx)
  await sql`
    insert into slug_redirect (kind, slug, target_id, created_at) values (${kind}, ${former}, ${id}, ${at})
    on conflict (kind, slug) do update set target_id = excluded.target_id`.execute(tx)
}

export async function renameListing(
  tx: Transaction<DB>,
  { kind, id, slug: former }: { kind: ListingKind; id: number; slug: string },
  { wanted, at }: { wanted: string | undefined; at: Date },
): Promise<{ slug?: string }> {
  if (wanted === undefined || slugify(wanted, kind) === former) return {}
  const slug = await claimSlug(tx, { kind, text: wanted, id })
  await leadFormerSlug(tx, { kind, id, former, slug, at })
  return slug === former ? {} : { slug }
}

/** Advisory lock keys; must stay the same across versions. */
const LOCKS: Record<ListingKind, number> = {
  property: 4_812_764_190_240,
  project: 4_812_764_190_241,
}
