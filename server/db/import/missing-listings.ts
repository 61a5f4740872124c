import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { RunRecorder } from './run-recorder.ts'

export type MissingListing = { id: number; external_id: string; title: string }

type OfSource = { source: string; at: Date }

/** Counts the homes of a source that are on the market. */
export async function countOffered(db: Kysely<DB>, { source, at }: OfSource): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from property p
      where p.source = ${source} and ${isOffered(at)}`.execute(tx)
    return rows[0]?.count ?? 0
  })
}

/** The homes of a source on the market that a file lacks. */
export async function* missingListings(
  db: Kysely<DB>,
  { source, at, isInFile }: OfSource & { isInFile: (externalId: string) => boolean },
): AsyncGenerator<MissingListing[]> {
  let last = ''
  for (;;) {
    const { rows } = await sql<MissingListing & { is_offered: boolean }>`
      select p.id, p.external_id, p.title, ${isOffered(at)} as is_offered from property p
      where p.source = ${source} and p.external_id > ${last}
      order by p.external_id limit ${PAGE}`.execute(db)
    const missing = rows.filter((it) => it.is_offered && !isInFile(it.external_id))
    if (missing.length > 0) yield missing
    const end = rows.at(-1)
    if (!end) return
    last = end.external_id
  }
}

/** Hides homes in one transaction; returns the number of those that were still on the market. */
export async function withdrawListings(
  db: Kysely<DB>,
  ids: readonly number[],
  { at, recorder }: { at: Date; recorder?: RunRecorder | undefined },
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await recorder?.saveBefore(tx, ids)
    const { rows } = await sql<{ id: number }>`
      update property p set is_active = false, withdrawn_at = ${at}, updated_at = ${at}
      where p.id = any(${ids}::int[]) and ${isOffered(at)} returning p.id`.execute(tx)
    const changed = rows.map(({ id }) => id)
    await sql`select refresh_search(${changed}::int[], ${at})`.execute(tx)
    await recorder?.saveAfter(tx, { added: [], changed })
    return rows.length
  })
}

type Withdrawal = {
  missing: number
  /** Homes of the source that were on the market before. */
  offered: number
  /** Valid rows. */
  accepted: number
  unidentified: number
  /** Percent. */
  limit: number
}

/** Why a file does not prove that the missing homes are gone. */
export function withdrawalRefusal(found: Withdrawal): string | undefined {
  const { missing, offered, accepted, unidentified, limit } = found
  if (missing === 0) return undefined
  if (unidentified > 0) {
    return `${unidentified} rejected ${unidentified === 1 ? 'row has' : 'rows have'} no readable external_id and may be among them`
  }
  const percent = Math.round((missing / Math.max(offered, missing)) * 100)
  const isMany = missing > FEW || accepted === 0
  if (!isMany || missing <= (Math.max(offered, missing) * limit) / 100) return undefined
  return `${percent} % of the source's homes would go, more than ${limit} % (--withdraw-limit)`
}

const PAGE = 1000
/** A small source may lose most of its homes in a day. */
const FEW = 5

/** One that somebody offered again after its withdrawal stays. */
const isOffered = (at: Date) =>
  sql<boolean>`(p.property_type in (0, 1) and p.withdrawn_at is null and is_public(p, ${at}))`
