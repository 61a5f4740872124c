import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import type { JobData } from '@/server/jobs/job-list.ts'
import { notifyViewing } from '@/server/modules/notifications/notify-inquiry.ts'
import type { Side, ViewingRow } from './viewing-store.ts'

export type NotifiedAct = JobData['viewing.message']['act']

type Telling = {
  row: ViewingRow
  act: 'requested' | 'agreed' | 'declined' | 'moved' | 'canceled'
  to: Side
  at: Date
}

/** Tells a side on the site and by mail, when the transaction commits. */
export async function tellSide(
  context: ServiceContext,
  tx: Kysely<DB>,
  telling: Telling,
): Promise<void> {
  const { row, act, to, at } = telling
  const reader = to === 'owner' ? { sideId: row.owner_id } : { sideId: row.account_id }
  const isReader = to === 'owner' || row.account_id !== null
  if (isReader) {
    const { id: viewingId, inquiry_id: inquiryId } = row
    await notifyViewing(tx, { viewingId, inquiryId, kind: `viewing-${act}`, to: reader.sideId, at })
  }
  await mailSide(context, tx, telling)
}

/** By mail only: the side that acted sees the change, but its calendar does not. */
export async function mailSide(
  { deps, origin }: ServiceContext,
  tx: Kysely<DB>,
  { row, act, to }: Telling,
): Promise<void> {
  const { id: viewingId, sequence } = row
  await deps.queue.enqueue(tx, 'viewing.message', { viewingId, sequence, act, to, origin })
}

const HOUR_MS = 3_600_000
const REMINDERS = [
  { act: 'day', beforeMs: 24 * HOUR_MS },
  { act: 'hour', beforeMs: HOUR_MS },
] as const

/** A viewing that changes meanwhile has another sequence, so that these jobs do nothing. */
export async function remindSides(
  { deps, origin }: ServiceContext,
  tx: Kysely<DB>,
  row: ViewingRow,
): Promise<void> {
  const { id: viewingId, sequence, starts_at } = row
  const at = deps.clock()
  for (const { act, beforeMs } of REMINDERS) {
    const startAfter = new Date(starts_at.getTime() - beforeMs)
    if (startAfter <= at) continue
    for (const to of ['owner', 'sender'] as const) {
      const job = { viewingId, sequence, act, to, origin }
      await deps.queue.enqueue(tx, 'viewing.message', job, { startAfter })
    }
  }
}
