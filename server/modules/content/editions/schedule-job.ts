import { Failure } from '@/server/contract/failure.ts'
import type { Deps } from '@/server/deps.ts'
import { writeAudit } from '@/server/modules/audit/audit-store.ts'
import { toContentTitle } from './content-title.ts'
import { findDueEdition, listDueEditions, lockEditions, updateSchedule } from './edition-store.ts'
import { publishBody, saveBaseline } from './publish.ts'

type JobDeps = Pick<Deps, 'db' | 'clock' | 'queue' | 'settings' | 'log'>

const EVERY_MINUTE = '* * * * *'

/** Schedules it once a minute over all processes. Call before the queue starts. */
export function scheduleContentJob(deps: JobDeps): void {
  deps.queue.work('content.publish', async (_data, signal) => {
    await publishDue(deps, signal)
  })
  deps.queue.schedule('content.publish', EVERY_MINUTE, {})
}

/**
 * Publishes all that is due, also what became due while nothing ran. Idempotent. All are tried
 * before the first unexpected error is raised.
 */
export async function publishDue(deps: Omit<JobDeps, 'queue'>, signal: AbortSignal): Promise<void> {
  const failures: unknown[] = []
  for (const { id } of await listDueEditions(deps.db, deps.clock())) {
    if (signal.aborted) break
    try {
      await publishScheduled(deps, id)
    } catch (error) {
      if (!(error instanceof Failure)) {
        failures.push(error)
        continue
      }
      const fault = Object.keys(error.options.fields ?? {}).join(', ') || error.message
      deps.log.warn({ edition: id, fault }, 'A scheduled edition could not be published')
      await withdraw(deps, id, fault)
    }
  }
  if (failures.length > 0) throw failures[0]
}

async function publishScheduled(
  { db, clock, settings }: Omit<JobDeps, 'queue'>,
  id: number,
): Promise<void> {
  const at = clock()
  const { default_language: language } = await settings.read()
  await db.transaction().execute(async (tx) => {
    await lockEditions(tx)
    const open = await findDueEdition(tx, { id, at })
    if (!open) return
    const { body, actor_id: authorId, note } = open
    await saveBaseline(tx, open, { language, at })
    await publishBody(tx, open, { body, open, authorId, note, at })
    const subject = { kind: open.kind, id: open.item, name: toContentTitle(open, body) }
    const action = 'contentPublished' as const
    const change = { before: { state: 'scheduled' }, after: { state: 'published' } }
    await writeAudit(tx, { actorId: authorId, action, subject, reason: note, change, at })
  })
}

/** The draft says why it was not published. */
async function withdraw(
  { db, clock }: Omit<JobDeps, 'queue'>,
  id: number,
  fault: string,
): Promise<void> {
  const at = clock()
  await db.transaction().execute(async (tx) => {
    await lockEditions(tx)
    const open = await findDueEdition(tx, { id, at })
    if (open) await updateSchedule(tx, { id, publishAt: null, note: open.note, fault, at })
  })
}
