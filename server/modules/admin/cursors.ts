import { type RawBuilder, sql } from 'kysely'
import type { components } from '@/generated/api-types.ts'

export type ReviewKind = components['schemas']['ReviewKind']

/** The kinds in the order in which things of the same moment wait. */
export const REVIEW_KINDS: readonly ReviewKind[] = ['property', 'project', 'verification']

/** A place in a list that is ordered by time: microseconds since 1970 and the row's id. */
export type Place = { micros: string; id: number }

/** A place in the review queue. */
export type QueuePlace = Place & { kind: ReviewKind }

export function queueCursor({ kind, micros, id }: QueuePlace): string {
  return `${micros}.${REVIEW_KINDS.indexOf(kind)}.${id}`
}

export function placeCursor({ micros, id }: Place): string {
  return `${micros}.${id}`
}

/** The place that a cursor of the queue names; undefined for any other text. */
export function readQueueCursor(cursor: string): QueuePlace | undefined {
  const [micros = '', rank, id, ...rest] = cursor.split('.')
  const kind = REVIEW_KINDS[Number(rank)]
  if (!kind || id === undefined || rest.length > 0) return undefined
  return isId(id) ? { micros, kind, id: Number(id) } : undefined
}

export function readPlaceCursor(cursor: string): Place | undefined {
  const [micros = '', id, ...rest] = cursor.split('.')
  return id !== undefined && rest.length === 0 && isId(id) ? { micros, id: Number(id) } : undefined
}

/** A column's moment to the microsecond, which a JavaScript date cannot hold. */
export function microsOf(moment: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(extract(epoch from ${moment}) * 1000000)::bigint::text`
}

/** The moment that `microsOf` told. */
export function momentOf(micros: string): RawBuilder<unknown> {
  return sql`(timestamptz 'epoch' + ${micros}::double precision * interval '1 microsecond')`
}

const MAX_ID = 2_147_483_647

function isId(text: string): boolean {
  return Number(text) <= MAX_ID
}
