import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type InquiryNotice = {
  inquiryId: number
  kind: 'inquiry' | 'inquiry-message' | 'inquiry-answer'
  /** Null for the administrator: each of them gets one. */
  to: number | null
  at: Date
}

/** Those of one inquiry that nobody has read make room for the new one. */
export async function insertInquiryNotices(
  db: Kysely<DB>,
  { inquiryId, kind, to, at }: InquiryNotice,
): Promise<void> {
  const readers = to === null ? sql`a.is_admin and a.is_active` : sql`a.id = ${to}`
  await sql`
    with former as (
      delete from notification n using account a
      where n.account_id = a.id and n.inquiry_id = ${inquiryId} and n.kind <> 'inquiry' and n.read_at is null and ${readers})
    insert into notification (account_id, kind, inquiry_id, created_at)
    select a.id, ${kind}::text, ${inquiryId}::int, ${at} from account a where ${readers}`.execute(
    db,
  )
}

export type ViewingNotice = {
  viewingId: number
  inquiryId: number
  kind:
    | 'viewing-requested'
    | 'viewing-agreed'
    | 'viewing-declined'
    | 'viewing-moved'
    | 'viewing-canceled'
    | 'viewing-reminder'
  to: number | null
  at: Date
}

/** Replaces unread notices about the same viewing. */
export async function insertViewingNotices(
  db: Kysely<DB>,
  { viewingId, inquiryId, kind, to, at }: ViewingNotice,
): Promise<void> {
  const readers = to === null ? sql`a.is_admin and a.is_active` : sql`a.id = ${to}`
  await sql`
    with former as (
      delete from notification n using account a
      where n.account_id = a.id and n.viewing_id = ${viewingId} and n.read_at is null and ${readers})
    insert into notification (account_id, kind, inquiry_id, viewing_id, created_at)
    select a.id, ${kind}::text, ${inquiryId}::int, ${viewingId}::int, ${at} from account a where ${readers}`.execute(
    db,
  )
}
