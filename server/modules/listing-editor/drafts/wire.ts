import type { components } from '@/generated/api-types.ts'
import { wireDate } from '@/server/contract/wire-values.ts'
import type { DraftHeadRow, DraftRow } from './store.ts'

export function toDraftHead(row: DraftHeadRow): components['schemas']['DraftHead'] {
  const { id, kind, listing_id, title, revision, created_at, updated_at } = row
  return {
    id,
    kind,
    listing_id,
    title,
    revision,
    created_at: wireDate(created_at),
    updated_at: wireDate(updated_at),
  }
}

export function toDraft(row: DraftRow): components['schemas']['Draft'] {
  return { ...toDraftHead(row), content: row.content }
}
