import type { components } from '@/generated/api-types.ts'

export type ReviewKind = components['schemas']['ReviewKind']

/** Order of kinds submitted at the same time. */
export const REVIEW_KINDS: readonly ReviewKind[] = ['property', 'project', 'verification']

/** Position in a list ordered by time: microseconds since 1970 and the row's id. */
export type Place = { micros: string; id: number }

export type QueuePlace = Place & { kind: ReviewKind }

export function queueCursor({ kind, micros, id }: QueuePlace): string {
  return `${micros}.${REVIEW_KINDS.indexOf(kind)}.${id}`
}

export function placeCursor({ micros, id }: Place): string {
  return `${micros}.${id}`
}

/** Parses a queue cursor; undefined if malformed. */
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

const MAX_ID = 2_147_483_647

function isId(text: string): boolean {
  return Number(text) <= MAX_ID
}
