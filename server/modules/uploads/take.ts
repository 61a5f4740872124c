import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { invalid } from '@/server/contract/failure.ts'
import type { Deps } from '@/server/deps.ts'
import type { TakenUpload } from './intake.ts'
import type { StoredPurpose } from './store.ts'
import { takeReady, takeReadyBackup } from './take-store.ts'

export type { TakenUpload } from './intake.ts'

/** `field` is the form field, such as `pictures[2][upload]`. */
export type WantedUpload = { id: string; purpose: StoredPurpose; field: string }

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
  const ids = wanted.map(({ id }) => id)
  const rows = await takeReady(transaction, { accountId, ids })
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

/**
 * Path of a ready backup, which the caller moves away, within the caller's transaction. Raises
 * invalid on `upload`.
 */
export async function takeUploadedBackup(
  transaction: Kysely<DB>,
  { staging }: Pick<Deps, 'staging'>,
  upload: { accountId: number; id: string },
): Promise<string> {
  if (await takeReadyBackup(transaction, upload)) return staging.pathOf(upload.id)
  throw invalid({ upload: NOT_THERE })
}

const NOT_THERE = 'This upload is not there any more. Please send the file again.'
