import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Role } from '@/domain/account/rights.ts'
import type { components } from '@/generated/api-types.ts'
import type { DB } from '@/generated/database.ts'
import { currentRequestId } from '@/server/request-id.ts'

type Schemas = components['schemas']
export type SubjectKind = Schemas['AuditSubjectKind']
export type AuditAction = Schemas['AuditAction']

/** Fields that an action changed, in words of the wire. */
export type AuditChange = { before: AuditFields; after: AuditFields }
type AuditFields = Readonly<Record<string, string>>

export type NewAuditEntry = {
  /** Null for operator commands. */
  actorId: number | null
  action: AuditAction
  subject: { kind: SubjectKind; id: number; name: string }
  reason?: string | undefined
  change?: AuditChange | undefined
  at: Date
}

export type AuditRow = {
  id: number
  actor_id: number | null
  actor_name: string
  actor_role: Role | null
  request_id: string | null
  action: AuditAction
  subject_kind: SubjectKind
  subject_id: number
  subject_name: string
  reason: string
  before: Record<string, string> | null
  after: Record<string, string> | null
  created_at: Date
}

const OPERATOR = 'Operator'

/** Writes a log entry within the transaction of the action, with the actor's role and the request. */
export async function writeAudit(db: Kysely<DB>, entry: NewAuditEntry): Promise<void> {
  const { actorId, action, subject, reason, change, at } = entry
  const details = JSON.stringify(reason ? { reason } : {})
  await sql`
    insert into audit_entry (actor_id, actor_name, actor_role, request_id, action, subject_kind, subject_id, subject_name,
      details, before, after, created_at)
    select ${actorId}::int, coalesce((select coalesce(nullif(name, ''), email, slug) from account where id = ${actorId}::int), ${OPERATOR}),
      (select role from account where id = ${actorId}::int), ${currentRequestId()},
      ${action}, ${subject.kind}, ${subject.id}, ${subject.name}, ${details}::jsonb,
      ${toJson(change?.before)}::jsonb, ${toJson(change?.after)}::jsonb, ${at}`.execute(db)
}

function toJson(fields: AuditFields | undefined): string | null {
  return fields ? JSON.stringify(fields) : null
}

export type AuditPart = {
  subjectKind?: SubjectKind | undefined
  subjectId?: number | undefined
  actorId?: number | undefined
  /** Only entries of this account, whatever else is asked for. */
  writtenBy?: number | undefined
  after?: number | undefined
  limit: number
}

/** A page of the log, newest first. */
export async function readAudit(db: Kysely<DB>, part: AuditPart): Promise<AuditRow[]> {
  const { subjectKind, subjectId, actorId, writtenBy, after, limit } = part
  return entries(
    db,
    [
      after === undefined ? undefined : sql`e.id < ${after}`,
      subjectKind === undefined ? undefined : sql`e.subject_kind = ${subjectKind}`,
      subjectId === undefined ? undefined : sql`e.subject_id = ${subjectId}`,
      actorId === undefined ? undefined : sql`e.actor_id = ${actorId}`,
      writtenBy === undefined ? undefined : sql`e.actor_id = ${writtenBy}`,
    ],
    limit,
  )
}

/** Recent decisions on an account's listings, application and reports. */
export async function listDecisions(
  db: Kysely<DB>,
  { accountId, writtenBy, limit }: { accountId: number; writtenBy?: number; limit: number },
): Promise<AuditRow[]> {
  const own = sql`
    (e.subject_kind = 'property' and e.subject_id in (select id from property where owner_id = ${accountId}))
    or (e.subject_kind = 'project' and e.subject_id in (select id from project where owner_id = ${accountId}))
    or (e.subject_kind = 'verification' and e.subject_id in (
      select id from verification_application where account_id = ${accountId}))
    or (e.subject_kind = 'report' and e.subject_id in (
      select r.id from report r join property p on p.id = r.property_id where p.owner_id = ${accountId}))`
  const isMine = writtenBy === undefined ? undefined : sql`e.actor_id = ${writtenBy}`
  return entries(db, [sql`(${own})`, isMine], limit)
}

/** Changes thousands of texts, which a page of the log leaves out. */
const WHOLE_DICTIONARY: AuditAction = 'languageTextsImported'

async function entries(
  db: Kysely<DB>,
  conditions: (RawBuilder<unknown> | undefined)[],
  limit: number,
): Promise<AuditRow[]> {
  const all = [sql`true`, ...conditions.filter((it) => it !== undefined)]
  const { rows } = await sql<AuditRow>`
    select e.id::int as id, e.actor_id, e.actor_name, e.actor_role, e.request_id, e.action, e.subject_kind, e.subject_id, e.subject_name,
      coalesce(e.details ->> 'reason', '') as reason,
      case when e.action <> ${WHOLE_DICTIONARY} then e.before end as before,
      case when e.action <> ${WHOLE_DICTIONARY} then e.after end as after,
      e.created_at
    from audit_entry e where ${sql.join(all, sql` and `)} order by e.id desc limit ${limit}`.execute(
    db,
  )
  return rows
}
