import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { textColumns } from '@/server/db/text-columns.ts'

export type ArchivePart = { name: string; rows: unknown[] }

export type ArchivedFile = { key: string; visibility: 'public' | 'private' }

/** Reads all personal data, table by table. Other people appear as ids only. */
export async function* readArchive(db: Kysely<DB>, id: number): AsyncGenerator<ArchivePart> {
  for (const [name, part] of Object.entries(PARTS)) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(part) as row from (${part(id)}) part`.execute(db)
    yield { name, rows: rows.map(({ row }) => row) }
  }
}

export async function ownFiles(db: Kysely<DB>, id: number): Promise<ArchivedFile[]> {
  const { rows } = await sql<ArchivedFile>`
    select key, visibility from stored_file where owner_id = ${id} order by id`.execute(db)
  return rows
}

type Part = (id: number) => RawBuilder<unknown>

/** Messages and searches are stored by address, which belongs to the account only if verified. */
const provenEmail = (id: number) =>
  sql`(select lower(email) from account where id = ${id} and is_email_verified)`

const PARTS: Record<string, Part> = {
  account: (id) => sql`
    select id, slug, name, auth_id, login_type, email, is_email_verified, mobile, mobile_verified_at, wants_push,
      verification_status, profile_key, about_me, address, tax_number, city, state, country, latitude, longitude, facebook_id,
      twitter_id, instagram_id, youtube_id, language_code, created_at, updated_at, last_seen_at
    from account where id = ${id}`,
  identities: (id) =>
    sql`select auth_id, created_at from account_identity where account_id = ${id}`,
  sign_ins: (id) => sql`
    select id, device, time_zone, created_at, last_used_at, expires_at from access_token
    where account_id = ${id} order by id`,
  second_factor: (id) => sql`
    select created_at, confirmed_at from second_factor where account_id = ${id}`,
  passkeys: (id) => sql`
    select id, name, is_synced, created_at, last_used_at from passkey where account_id = ${id} order by id`,
  push_devices: (id) => sql`
    select token, registered_at from push_device where account_id = ${id} order by id`,
  notice_preferences: (id) => sql`
    select page_off, mail_off, push_off, quiet_from, quiet_to, time_zone, updated_at
    from notice_preference where account_id = ${id}`,
  listings: (id) => sql`
    select p.id, p.slug, c.name as category, p.property_type, p.is_active, p.request_status, p.title, p.description,
      p.address, ${textColumns('p')}, p.city, p.state, p.country, p.latitude, p.longitude, p.hides_exact_place,
      p.price_minor, p.currency, p.rent_duration, p.is_premium, p.parameters, p.title_image_key, p.panorama_key,
      p.meta_title, p.meta_description, p.meta_keywords, p.posted_at, p.expires_at, p.created_at, p.updated_at,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', f.kind, 'key', f.file_key) order by f.kind, f.position), '[]')
        from property_file f where f.property_id = p.id) as files,
      (select coalesce(jsonb_agg(jsonb_build_object('facility', n.name, 'distance', f.distance) order by f.id), '[]')
        from property_facility f join facility n on n.id = f.facility_id where f.property_id = p.id) as near_by,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'price_minor', e.price_minor, 'happened_at', e.happened_at)
        order by e.id), '[]') from property_event e where e.property_id = p.id) as history,
      (select a.content from approved_content a where a.property_id = p.id) as said_when_approved
    from property p join category c on c.id = p.category_id where p.owner_id = ${id} order by p.id`,
  projects: (id) => sql`
    select p.id, p.slug, p.type, p.is_active, p.request_status, p.title, p.description, p.location, p.city, p.state,
      p.country, p.latitude, p.longitude, p.image_key, p.video_link, p.meta_title, p.meta_description, p.meta_keywords,
      p.posted_at, p.created_at, p.updated_at,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', f.kind, 'title', f.title, 'key', f.file_key)
        order by f.kind, f.position), '[]') from project_file f where f.project_id = p.id) as files,
      (select a.content from approved_content a where a.project_id = p.id) as said_when_approved
    from project p where p.owner_id = ${id} order by p.id`,
  drafts: (id) => sql`
    select id, kind, property_id, project_id, content, created_at, updated_at
    from listing_draft where account_id = ${id} order by created_at, id`,
  uploads: (id) => sql`
    select purpose, name, bytes, status, file_key as key, created_at, expires_at
    from upload where account_id = ${id} order by created_at, id`,
  advertisements: (id) => sql`
    select id, property_id, project_id, status, is_enabled, type, starts_at, ends_at, created_at
    from advertisement where owner_id = ${id} order by id`,
  favourites: (id) => sql`
    select property_id, created_at from favourite where account_id = ${id} order by created_at, property_id`,
  interest: (id) => sql`
    select property_id, created_at from interest where account_id = ${id} order by created_at, property_id`,
  reports: (id) => sql`
    select r.property_id, q.reason, r.other_message, r.created_at
    from report r left join report_reason q on q.id = r.reason_id where r.account_id = ${id} order by r.id`,
  blocks: (id) => sql`
    select blocked_id, reason, created_at from account_block where blocker_id = ${id} order by id`,
  messages: (id) => sql`
    select t.property_id, case when t.member_id = ${id} then t.other_id else t.member_id end as other_person, m.seq, m.text,
      m.file_name, m.file_key as key, m.audio_key, m.created_at
    from chat_message m join chat_thread t on t.id = m.thread_id
    where m.sender_id = ${id} and m.deleted_at is null order by m.thread_id, m.seq`,
  chat_reports: (id) => sql`
    select message_id, reason, created_at from chat_report where reporter_id = ${id} order by id`,
  inquiries: (id) => sql`
    select i.about, i.property_id, i.project_id, i.name, i.email, i.mobile, i.preferred_times, i.status, i.created_at,
      (select coalesce(jsonb_agg(jsonb_build_object('text', m.text, 'created_at', m.created_at) order by m.id), '[]')
        from inquiry_message m where m.inquiry_id = i.id and not m.is_owners) as messages
    from inquiry i where i.account_id = ${id} or lower(i.email) = ${provenEmail(id)} order by i.id`,
  leads: (id) => sql`
    select i.id, i.about, i.property_id, i.project_id, i.account_id as other_person, i.status, i.created_at, i.answered_at,
      (select coalesce(jsonb_agg(jsonb_build_object('text', m.text, 'created_at', m.created_at) order by m.id), '[]')
        from inquiry_message m where m.inquiry_id = i.id and m.is_owners) as answers
    from inquiry i where i.owner_id = ${id} order by i.id`,
  reply_templates: (id) => sql`
    select name, text, created_at, updated_at from reply_template where account_id = ${id} order by id`,
  viewings: (id) => sql`
    select v.inquiry_id, v.starts_at, v.ends_at, v.time_zone, v.kind, v.place, v.status, v.reason, v.created_at
    from viewing v join inquiry i on i.id = v.inquiry_id where v.owner_id = ${id} or i.account_id = ${id} order by v.id`,
  viewing_times: (id) => sql`
    select property_id, project_id, time_zone, minutes, notice_hours, kind, place, weekly, exceptions, updated_at
    from viewing_schedule where owner_id = ${id} order by id`,
  feed_preferences: (id) => sql`
    select category_ids, facility_ids, property_types, min_price_minor, max_price_minor, city, updated_at
    from feed_preference where account_id = ${id}`,
  packages: (id) => sql`
    select h.id, t.package_name as name, t.type, t.amount_minor, t.currency, t.status, h.starts_at, h.ends_at
    from user_package h join payment_transaction t on t.id = h.payment_transaction_id
    where h.account_id = ${id} order by h.id`,
  payments: (id) => sql`
    select t.id, t.package_name, t.type, t.amount_minor, t.currency, t.state, t.reason, t.reference, t.buyer, t.created_at,
      t.paid_at, t.receipt_year, t.receipt_number,
      (select coalesce(jsonb_agg(jsonb_build_object('gateway', a.gateway, 'reference', a.reference, 'state', a.state,
        'created_at', a.created_at) order by a.id), '[]') from payment_attempt a where a.payment_transaction_id = t.id) as attempts,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'amount_minor', e.amount_minor, 'currency', e.currency,
        'created_at', e.created_at) order by e.id), '[]') from payment_entry e where e.payment_transaction_id = t.id) as money,
      (select coalesce(jsonb_agg(jsonb_build_object('name', r.name, 'key', r.file_key, 'created_at', r.created_at)
        order by r.id), '[]') from bank_receipt r where r.payment_transaction_id = t.id) as receipts
    from payment_transaction t where t.account_id = ${id} order by t.id`,
  quota: (id) => sql`
    select user_package_id, (select code from feature f where f.id = q.feature_id) as feature, kind, change, property_id,
      project_id, created_at
    from quota_entry q where account_id = ${id} order by id`,
  verification: (id) => sql`
    select v.status, v.submitted_at, v.created_at, v.updated_at,
      (select coalesce(jsonb_agg(jsonb_build_object('question', f.name, 'answer', w.value, 'key', w.file_key) order by f.position, f.id), '[]')
        from verification_answer w join verification_field f on f.id = w.field_id where w.application_id = v.id) as answers,
      (select coalesce(jsonb_agg(jsonb_build_object('decision', d.decision, 'reason', d.reason, 'created_at', d.created_at) order by d.id), '[]')
        from verification_decision d where d.application_id = v.id) as decisions
    from verification_application v where v.account_id = ${id}`,
  notifications: (id) => sql`
    select id, kind, title, message, property_id, price_minor, former_price_minor, currency, created_at, read_at
    from notification where account_id = ${id} order by id`,
  saved_searches: (id) => sql`
    select name, coalesce(named_query, query) as query, wants_new, wants_cheaper, wants_back, wants_sold, frequency,
      confirmed_at, paused_at, seen_at, created_at
    from saved_search where account_id = ${id} or email_key = ${provenEmail(id)} order by id`,
  contact_messages: (id) => sql`
    select first_name, last_name, email, subject, message, created_at
    from contact_message where lower(email) = ${provenEmail(id)} order by id`,
  contact_answers: (id) => sql`
    select contact_message_id, text, created_at from contact_answer where author_id = ${id} order by id`,
  files: (id) => sql`
    select key, name, mime, bytes, created_at from stored_file where owner_id = ${id} order by id`,
}
