import type { ServiceContext } from '@/server/actor.ts'
import { invalid } from '@/server/contract/failure.ts'
import { type AuditPart, type AuditRow, readAudit } from '@/server/modules/audit/audit-store.ts'
import { requireAdmin } from '@/server/viewer.ts'
import { countContactMessages } from './inbox/inbox-store.ts'
import { countPeople } from './people-store.ts'
import { countOpenReports } from './reports-store.ts'
import { countWaiting, type Waiting } from './review/queue-store.ts'

export type Overview = {
  waiting: Waiting
  oldestAt: Date | null
  openReports: number
  openContactMessages: number
  people: number
  deactivated: number
  latest: AuditRow[]
}

const LATEST = 8

/** Review queue counts and recent activity. Raises forbidden. */
export async function viewOverview(context: ServiceContext): Promise<Overview> {
  requireAdmin(context)
  const { db } = context.deps
  return {
    ...(await countWaiting(db)),
    openReports: await countOpenReports(db),
    openContactMessages: await countContactMessages(db, { state: 'open', search: '' }),
    ...(await countPeople(db)),
    latest: await readAudit(db, { limit: LATEST }),
  }
}

/** A page of the log. Raises forbidden, and invalid for an id without a kind. */
export async function listAudit(context: ServiceContext, part: AuditPart): Promise<AuditRow[]> {
  requireAdmin(context)
  if (part.subjectId !== undefined && part.subjectKind === undefined) {
    throw invalid({ subject_id: 'needs subject_kind' })
  }
  return readAudit(context.deps.db, part)
}
