import { may, type Role } from '@/domain/account/rights.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { invalid } from '@/server/contract/failure.ts'
import { countJobs } from '@/server/jobs/job-report.ts'
import { type AuditPart, type AuditRow, readAudit } from '@/server/modules/audit/audit-store.ts'
import { countOpenChatReports } from '@/server/modules/chat/reports.ts'
import { requireStaff } from '@/server/viewer.ts'
import { visibleEntries } from './access.ts'
import { viewWeek, type WeekFigure } from './figures/figures.ts'
import { countUnhandledNotices } from './figures/figures-store.ts'
import { countContactMessages } from './inbox/inbox-store.ts'
import { countPeople } from './people/people-store.ts'
import { countOpenReports } from './reports-store.ts'
import { countWaiting, type Waiting } from './review/queue-store.ts'

export type Overview = {
  role: Role
  waiting: Waiting
  oldestAt: Date | null
  openReports: number
  openChatReports: number
  openContactMessages: number
  people: number
  deactivated: number
  /** Only what the role may read. */
  failed: FailedJobs[]
  /** Null for roles that may not read figures. */
  week: WeekFigure[] | null
  latest: AuditRow[]
}

export type FailedJobs = { name: string; failed: number; retrying: number }

const LATEST = 8
const MAX_FAILED = 30
const NOTHING_WAITS = { waiting: { property: 0, project: 0, verification: 0 }, oldestAt: null }

/** Counts of what the role may read, 0 for the rest, and recent activity. Raises forbidden. */
export async function viewOverview(context: ServiceContext): Promise<Overview> {
  const staff = requireStaff(context)
  const { db } = context.deps
  const isReviewer = may(staff, 'readReview')
  return {
    role: staff.role,
    ...(isReviewer ? await countWaiting(db) : NOTHING_WAITS),
    openReports: isReviewer ? await countOpenReports(db) : 0,
    openChatReports: isReviewer ? await countOpenChatReports(context) : 0,
    openContactMessages: may(staff, 'inbox')
      ? await countContactMessages(db, { state: 'open', search: '' })
      : 0,
    ...(may(staff, 'readPeople') ? await countPeople(db) : { people: 0, deactivated: 0 }),
    failed: [
      ...(may(staff, 'system') ? await listFailedJobs(db) : []),
      ...(may(staff, 'readPayments') ? await listFailedNotices(db) : []),
    ],
    week: may(staff, 'figures') ? await viewWeek(context) : null,
    latest: await readAudit(db, { ...visibleEntries(staff), limit: LATEST }),
  }
}

async function listFailedJobs(db: ServiceContext['deps']['db']): Promise<FailedJobs[]> {
  const queues = await countJobs(db)
  return queues
    .filter(({ failed, retrying }) => failed + retrying > 0)
    .map(({ name, failed, retrying }) => ({ name, failed, retrying }))
    .slice(0, MAX_FAILED)
}

/** Notices of payment gateways that could not be handled. */
async function listFailedNotices(db: ServiceContext['deps']['db']): Promise<FailedJobs[]> {
  const { failed, retrying } = await countUnhandledNotices(db)
  return failed + retrying > 0 ? [{ name: 'payment.notice', failed, retrying }] : []
}

/** A page of the log. Raises forbidden, and invalid for an id without a kind. */
export async function listAudit(context: ServiceContext, part: AuditPart): Promise<AuditRow[]> {
  const staff = requireStaff(context)
  if (part.subjectId !== undefined && part.subjectKind === undefined) {
    throw invalid({ subject_id: 'needs subject_kind' })
  }
  return readAudit(context.deps.db, { ...part, ...visibleEntries(staff) })
}
