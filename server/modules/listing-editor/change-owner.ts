import type { Kysely } from 'kysely'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import type { DB } from '@/generated/database.ts'
import {
  deleteOwnerParts,
  listOwnFiles,
  refreshMoved,
  updateFileOwner,
  updateOwner,
} from './owner-store.ts'

/**
 * Gives a listing with its files to another account. Drafts and viewing times of the former owner
 * end; conversations, inquiries, viewings and used rights stay with whom they are of.
 */
export async function changeOwner(
  tx: Kysely<DB>,
  { kind, id, ownerId, at }: { kind: ListingKind; id: number; ownerId: number; at: Date },
): Promise<void> {
  await updateOwner(tx, { kind, id, ownerId, at })
  await updateFileOwner(tx, { keys: await listOwnFiles(tx, { kind, id }), ownerId })
  await deleteOwnerParts(tx, { kind, id, ownerId })
  if (kind === 'property') await refreshMoved(tx, { id, at })
}
