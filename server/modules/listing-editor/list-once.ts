import type { Kysely } from 'kysely'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import type { DB } from '@/generated/database.ts'
import { findListedDraft } from './listed-draft-store.ts'

type Draft = { kind: ListingKind; ownerId: number; draftId: string | undefined }

/**
 * Id of the draft's listing: of an earlier post of the same draft, or written once `check` passed.
 * A failure of `check` does not count if the draft was listed meanwhile, since that post may have
 * used up the package.
 */
export async function listOnce<Checked>(
  db: Kysely<DB>,
  { kind, ownerId, draftId }: Draft,
  check: () => Promise<Checked>,
  write: (checked: Checked) => Promise<number>,
): Promise<number> {
  const find = async () => (draftId ? findListedDraft(db, { kind, ownerId, draftId }) : undefined)
  const before = await find()
  if (before) return before
  let checked: Checked
  try {
    checked = await check()
  } catch (error) {
    const meanwhile = await find()
    if (meanwhile) return meanwhile
    throw error
  }
  return write(checked)
}
