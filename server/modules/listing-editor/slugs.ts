import { randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import { slugify, withSuffix } from '@/domain/web/slug.ts'
import type { DB } from '@/generated/database.ts'
import { lockSlugs, redirectOldSlug, takenSlugs } from './slug-store.ts'

/** Numbered suffixes tried before a random one. */
const NUMBERED = 20
const RANDOM = { from: 1000, to: 1_000_000_000 }

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
  const numbered = Array.from({ length: NUMBERED }, (_, at) => withSuffix(wanted, at + 1))
  const candidates = [wanted, ...numbered, withSuffix(wanted, randomInt(RANDOM.from, RANDOM.to))]
  const taken = await takenSlugs(tx, { kind, candidates, id })
  const free = candidates.find((candidate) => !taken.has(candidate))
  if (free === undefined) throw new Error(`no slug is free for a ${kind}`)
  return free
}

export async function renameListing(
  tx: Transaction<DB>,
  { kind, id, slug: oldSlug }: { kind: ListingKind; id: number; slug: string },
  { wanted, at }: { wanted: string | undefined; at: Date },
): Promise<{ slug?: string }> {
  // Stored slugs may be older than the rules of `slugify`.
  if (wanted === undefined || wanted.trim() === oldSlug) return {}
  if (slugify(wanted, kind) === oldSlug) return {}
  const slug = await claimSlug(tx, { kind, text: wanted, id })
  await redirectOldSlug(tx, { kind, id, oldSlug, slug, at })
  return slug === oldSlug ? {} : { slug }
}
