import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Translations } from '@/server/contract/wire-values.ts'
import type { AdvertNoticeKind } from './advert-words.ts'
import type { ViewingNotice } from './inquiry-notice-store.ts'
import type { PaymentNoticeKind } from './payment-words.ts'

export type NotificationRow = {
  id: number
  /** Null for broadcasts. */
  account_id: number | null
  kind:
    | 'announcement'
    | 'price'
    | 'interest'
    | 'approved'
    | 'rejected'
    | 'expiring'
    | 'expired'
    | 'verified'
    | 'not-verified'
    | 'listing-moved'
    | 'listing-received'
    | 'package-granted'
    | 'package-ended'
    | 'message'
    | 'inquiry'
    | 'inquiry-message'
    | 'inquiry-answer'
    | 'saved-search'
    | ViewingNotice['kind']
    | PaymentNoticeKind
    | AdvertNoticeKind
  title: string
  message: string
  translations: Translations
  image_key: string | null
  price_minor: number | null
  previous_price_minor: number | null
  currency: string | null
  created_at: Date
  is_read: boolean
  actor_name: string | null
  property_id: number | null
  property_slug: string | null
  property_title: string | null
  property_image_key: string | null
  project_id: number | null
  project_slug: string | null
  project_title: string | null
  project_image_key: string | null
  package_name: string | null
  package_translations: Translations | null
  package_is_offered: boolean | null
  /** Of what the payment granted. */
  package_ends_at: Date | null
  reason: string
  is_hidden: boolean
  inquiry_title: string | null
  /** The writer; null for the administrator. */
  inquiry_name: string | null
  viewing_starts_at: Date | null
  viewing_time_zone: string | null
  /** Homes that a saved search found. */
  listing_count: number | null
  actor_id: number | null
  inquiry_id: number | null
  /** The reader answers the inquiry. */
  is_inquiry_owners: boolean
}

type Reader = {
  accountId: number
  at: Date
  /** Kinds that the account does not want in the list. */
  hidden: readonly string[]
}

/** Larger counts are shown as "more". */
const MAX_UNREAD = 100

/** A page of notifications, newest first, without listings that the account cannot see. */
export async function notificationPage(
  db: Kysely<DB>,
  { accountId, at, hidden, offset, limit }: Reader & { offset: number; limit: number },
): Promise<NotificationRow[]> {
  const newest = (of: RawBuilder<unknown>) =>
    sql`(select n.* from notification n where ${of} and ${isVisible(at)} and ${isWanted(hidden)}
      order by n.id desc limit ${offset + limit})`
  const { rows } = await sql<NotificationRow>`
    select ${columns} from account a
    join (${newest(sql`n.account_id = ${accountId}`)} union all ${newest(sql`n.account_id is null`)}) n on true
    ${subjects}
    where a.id = ${accountId} order by n.id desc offset ${offset} limit ${limit}`.execute(db)
  return rows
}

/** Undefined if the account cannot see it, or not any more. */
export async function findNotification(
  db: Kysely<DB>,
  { accountId, id, at }: { accountId: number; id: number; at: Date },
): Promise<NotificationRow | undefined> {
  const { rows } = await sql<NotificationRow>`
    select ${columns} from account a
    join notification n on n.id = ${id} and (n.account_id = a.id or n.account_id is null) and ${isVisible(at)}
    ${subjects}
    where a.id = ${accountId}`.execute(db)
  return rows[0]
}

export async function countNotifications(
  db: Kysely<DB>,
  { accountId, at, hidden }: Reader,
): Promise<{ total: number; unread: number }> {
  const { rows } = await sql<{ total: number; unread: number }>`
    select count(*)::int as total, least(count(*) filter (where not ${isRead}), ${MAX_UNREAD})::int as unread
    from account a join notification n on (n.account_id = ${accountId} or n.account_id is null)
    where a.id = ${accountId} and ${isVisible(at)} and ${isWanted(hidden)}`.execute(db)
  return rows[0] ?? { total: 0, unread: 0 }
}

export async function markRead(
  db: Kysely<DB>,
  { accountId, upToId, at }: Omit<Reader, 'hidden'> & { upToId: number },
): Promise<void> {
  await sql`
    update notification set read_at = ${at} where account_id = ${accountId} and id <= ${upToId} and read_at is null`.execute(
    db,
  )
  // Capped at the newest broadcast, or later ones would count as read.
  await sql`
    update account set broadcasts_read_to = greatest(broadcasts_read_to,
      (select coalesce(max(n.id), 0) from notification n where n.account_id is null and n.id <= ${upToId}))
    where id = ${accountId}`.execute(db)
}

/** Notifies once per person and listing. */
export async function insertInterestNotice(
  db: Kysely<DB>,
  {
    ownerId,
    propertyId,
    actorId,
    at,
  }: { ownerId: number; propertyId: number; actorId: number; at: Date },
): Promise<void> {
  await sql`
    insert into notification (account_id, kind, property_id, actor_id, created_at)
    values (${ownerId}, 'interest', ${propertyId}, ${actorId}, ${at}) on conflict do nothing`.execute(
    db,
  )
}

const PRUNED_AT_A_TIME = 5000

/**
 * Deletes notifications older than `anyBefore`, and read ones older than `readBefore`, which is
 * later. Broadcasts count as unread, because accounts store how far they have read them.
 */
export async function deleteOld(
  db: Kysely<DB>,
  { readBefore, anyBefore }: { readBefore: Date; anyBefore: Date },
): Promise<void> {
  let after = 0
  for (;;) {
    const { rows } = await sql<{ last: number | null; goesOn: boolean | null }>`
      with page as materialized (
        select id, created_at, read_at from notification where id > ${after} order by id limit ${PRUNED_AT_A_TIME}
      ), gone as (
        delete from notification n using page p
        where n.id = p.id and p.created_at < case when p.read_at is null then ${anyBefore}::timestamptz else ${readBefore}::timestamptz end)
      select max(id) as last, bool_or(created_at < ${readBefore}) as "goesOn" from page`.execute(db)
    const [page] = rows
    if (!page?.last || !page.goesOn) return
    after = page.last
  }
}

/** Broadcasts older than the account count as read. */
const isRead = sql`(case when n.account_id is null then n.id <= a.broadcasts_read_to or n.created_at < a.created_at
  else n.read_at is not null end)`

function isVisible(at: Date): RawBuilder<unknown> {
  return sql`(n.property_id is null or exists (select 1 from property v where v.id = n.property_id
    and (is_public(v, ${at}) or (v.owner_id = n.account_id and v.deleted_at is null))))
    and (n.project_id is null or exists (select 1 from project v where v.id = n.project_id
    and v.owner_id = n.account_id and v.deleted_at is null))`
}

function isWanted(hidden: readonly string[]): RawBuilder<unknown> {
  return sql`n.kind <> all(${[...hidden]}::text[])`
}

const columns = sql`
  n.id, n.account_id, n.kind, n.title, n.message, n.translations, n.image_key, n.price_minor,
  n.former_price_minor as previous_price_minor, n.currency, n.created_at, ${isRead} as is_read, n.actor_id, actor.name as actor_name,
  p.id as property_id, p.slug as property_slug, p.title as property_title, p.title_image_key as property_image_key,
  j.id as project_id, j.slug as project_slug, j.title as project_title, j.image_key as project_image_key, n.reason,
  coalesce(o.package_name, k.name) as package_name,
  case when o.package_name <> k.name then '{}' else k.translations end as package_translations, k.is_active as package_is_offered,
  (select h.ends_at from user_package h where h.payment_transaction_id = o.id) as package_ends_at,
  not coalesce(p.is_active, j.is_active, true) as is_hidden, i.title as inquiry_title, n.inquiry_id,
  coalesce(i.owner_id = a.id, i.id is not null and i.owner_id is null and a.is_admin) as is_inquiry_owners,
  case when n.kind = 'inquiry-answer' then asked.name else i.name end as inquiry_name,
  w.starts_at as viewing_starts_at, w.time_zone as viewing_time_zone, n.listing_count`

const subjects = sql`
  left join property p on p.id = n.property_id
  left join project j on j.id = n.project_id
  left join package k on k.id = n.package_id
  left join payment_transaction o on o.id = n.payment_transaction_id
  left join account actor on actor.id = n.actor_id
  left join inquiry i on i.id = n.inquiry_id left join account asked on asked.id = i.owner_id
  left join viewing w on w.id = n.viewing_id`
