import { type Kysely, sql } from 'kysely'
import type { UploadPurpose } from '@/domain/listing/file-rules.ts'
import type { DB } from '@/generated/database.ts'
import { invalid } from '@/server/contract/failure.ts'
import type { TakenUpload } from './intake.ts'

export type { TakenUpload } from './intake.ts'

/** `field` is the form field, such as `pictures[2][upload]`. */
export type WantedUpload = { id: string; purpose: UploadPurpose; field: string }

/**
 * Turns uploads into files within the caller's transaction, by upload id. Raises invalid on the
 * fields of unknown, unfinished, refused, duplicate or other accounts' uploads, or for another
 * purpose.
 */
export async function takeUploads(
  transaction: Kysely<DB>,
  { accountId, wanted }: { accountId: number; wanted: readonly WantedUpload[]; at: Date },
): Promise<Map<string, TakenUpload>> {
  if (wanted.length === 0) return new Map()
  // Locked in id order against deadlocks.
  const ids = wanted.map(({ id }) => id).sort()
  const { rows } = await sql<TakenUpload & { id: string; purpose: string }>`
    with locked as (
      select id from upload where id = any(${ids}::text[]) and account_id = ${accountId} and status = 'ready'
      order by id for update),
    taken as (
      delete from upload u using locked where u.id = locked.id returning u.id, u.purpose, u.file_key)
    select t.id, t.purpose, f.key, f.name, f.mime, f.bytes, f.width, f.height, f.hash
    from taken t join stored_file f on f.key = t.file_key`.execute(transaction)
  const found = new Map(rows.map(({ id, purpose, ...file }) => [id, { purpose, file }]))
  const faults: Record<string, string> = {}
  const taken = new Map<string, TakenUpload>()
  for (const { id, purpose, field } of wanted) {
    const upload = found.get(id)
    if (upload?.purpose !== purpose || taken.has(id)) faults[field] = NOT_THERE
    else taken.set(id, upload.file)
  }
  if (Object.keys(faults).length > 0) throw invalid(faults)
  return taken
}

const NOT_THERE = 'This upload is not there any more. Please send the file again.'
