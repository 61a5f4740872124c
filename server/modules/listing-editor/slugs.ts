import { randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import { slugify, withSuffix } from '@/domain/web/slug.ts'
import type { DB } from '@/generated/database.ts'
import { leadFormerSlug, lockSlugs, takenSlugs } from './slug-store.ts'

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
  await lockSlugs(tx, kind)
  const wanted = slugify(text, kind)
  const counted = Array.from({ length: COUNTED }, (_, at) => withSuffix(wanted, at + 1))
  const candidates = [wanted, ...counted, withSuffix(wanted, randomInt(DRAWN.from, DRAWN.to))]
  const taken = await takenSlugs(tx, { kind, candidates, id })
  const free = candidates.find((candidate) => !taken.has(candidate))
  if (free === undefined) throw new Error(`no slug is free for a ${kind}`)
  return free
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
