import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { AdvertNoticeKind } from './advert-words.ts'

type About = { propertyId: number } | { projectId: number } | { packageId: number } | null

type Notice = { accountId: number; kind: string; about: About; at: Date }

export async function insertDecisionNotice(
  db: Kysely<DB>,
  { accountId, kind, about, reason = '', at }: Notice & { reason?: string },
): Promise<number> {
  const row = await db
    .insertInto('notification')
    .values({
      account_id: accountId,
      kind,
      property_id: about && 'propertyId' in about ? about.propertyId : null,
      project_id: about && 'projectId' in about ? about.projectId : null,
      package_id: about && 'packageId' in about ? about.packageId : null,
      reason,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function deleteDecisionNotice(
  db: Kysely<DB>,
  { accountId, kind, about, at }: Notice,
): Promise<void> {
  await sql`
    delete from notification n where n.account_id = ${accountId} and n.kind = ${kind} and ${isAbout(about)}
      and n.created_at = ${at}`.execute(db)
}

function isAbout(about: About): RawBuilder<unknown> {
  if (about === null) return sql`n.property_id is null and n.project_id is null`
  if ('packageId' in about) return sql`n.package_id = ${about.packageId}`
  if ('propertyId' in about) return sql`n.property_id = ${about.propertyId}`
  return sql`n.project_id = ${about.projectId}`
}

export type DecisionNotice = {
  kind:
    | 'approved'
    | 'rejected'
    | 'expiring'
    | 'expired'
    | 'verified'
    | 'not-verified'
    | 'listing-moved'
    | 'listing-received'
    | AdvertNoticeKind
  reason: string
  account_id: number
  email: string | null
  language_code: string
  listing: 'property' | 'project' | null
  title: string | null
  slug: string | null
  expires_at: Date | null
  /** Hidden by its owner, whatever the decision. */
  is_hidden: boolean
}

/** Undefined if the decision was undone or its subject deleted. */
export async function findDecisionNotice(
  db: Kysely<DB>,
  notificationId: number,
): Promise<DecisionNotice | undefined> {
  const { rows } = await sql<DecisionNotice>`
    select n.kind, n.reason, a.id as account_id, a.email, a.language_code, p.expires_at,
      case when p.id is not null then 'property' when j.id is not null then 'project' end as listing,
      coalesce(p.title, j.title) as title, coalesce(p.slug, j.slug) as slug,
      not coalesce(p.is_active, j.is_active, true) as is_hidden
    from notification n join account a on a.id = n.account_id
    left join property p on p.id = n.property_id
    left join project j on j.id = n.project_id
    where n.id = ${notificationId} and a.is_active and p.deleted_at is null and j.deleted_at is null
      and n.kind in ('approved', 'rejected', 'expiring', 'expired', 'verified', 'not-verified', 'advert-approved', 'advert-rejected',
        'advert-ended', 'listing-moved', 'listing-received')`.execute(db)
  return rows[0]
}
