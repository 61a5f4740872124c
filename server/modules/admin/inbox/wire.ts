import type { components } from '@/generated/api-types.ts'
import { wireDate } from '@/server/contract/wire-values.ts'
import { placeCursor } from '../cursors.ts'
import type { ContactAnswerRow, ContactMessageRow } from './inbox-store.ts'

type Schemas = components['schemas']

export function toContactMessage({
  micros,
  ...row
}: ContactMessageRow): Schemas['AdminContactMessage'] {
  return {
    ...row,
    created_at: wireDate(row.created_at),
    closed_at: row.closed_at && wireDate(row.closed_at),
    cursor: placeCursor({ micros, id: row.id }),
  }
}

export function toContactAnswer(row: ContactAnswerRow): Schemas['ContactAnswer'] {
  return { ...row, created_at: wireDate(row.created_at) }
}
