import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type DeletedAccount = {
  id: number
  name: string
  address: string
  email: string | null
  mobile: string | null
  password_hash: string | null
  is_email_verified: boolean
  is_mobile_verified: boolean
}

export type LeftFile = { key: string; visibility: 'public' | 'private' }

export async function findAccountToDelete(
  db: Kysely<DB>,
  id: number,
): Promise<DeletedAccount | undefined> {
  const { rows } = await sql<DeletedAccount>`
    select id, name, address, email, mobile, password_hash, is_email_verified,
      mobile_verified_at is not null as is_mobile_verified
    from account where id = ${id} for update`.execute(db)
  return rows[0]
}

/** Deletes an account with all its data; returns the files still in storage. */
export async function deletePerson(
  db: Kysely<DB>,
  deletedAccount: DeletedAccount,
): Promise<LeftFile[]> {
  const { id } = deletedAccount
  await uncount(db, id)
  const files = await sql<LeftFile>`select key, visibility from stored_file where owner_id = ${id}`
    .execute(db)
    .then(({ rows }) => rows)
  await sql`
    delete from slug_redirect r where (r.kind = 'property' and r.target_id in (select p.id from property p where p.owner_id = ${id}))
      or (r.kind = 'project' and r.target_id in (select p.id from project p where p.owner_id = ${id}))`.execute(
    db,
  )
  await sql`delete from property where owner_id = ${id}`.execute(db)
  await sql`delete from project where owner_id = ${id}`.execute(db)
  await sql`delete from owner_count where owner_id = ${id}`.execute(db)
  await deleteMails(db, deletedAccount)
  // Purchases with money stay for the books; nobody needs those that were free.
  await sql`delete from payment_transaction where account_id = ${id} and type = 'free'`.execute(db)
  await sql`delete from account where id = ${id}`.execute(db)
  const keys = files.map(({ key }) => key)
  await sql`delete from stored_file where key = any(${keys}::text[])`.execute(db)
  await forgetWords(db, deletedAccount)
  return files
}

async function uncount(db: Kysely<DB>, id: number): Promise<void> {
  await sql`
    with gone as (
      select t.property_id, (f.property_id is not null)::int as favourite, (i.property_id is not null)::int as interest
      from property_stats t
      left join favourite f on f.property_id = t.property_id and f.account_id = ${id}
      left join interest i on i.property_id = t.property_id and i.account_id = ${id}
      where t.property_id in (select property_id from favourite where account_id = ${id}
        union select property_id from interest where account_id = ${id})
      order by t.property_id for update of t)
    update property_stats t set favourite_count = greatest(t.favourite_count - gone.favourite, 0),
      interest_count = greatest(t.interest_count - gone.interest, 0)
    from gone where gone.property_id = t.property_id`.execute(db)
}

/** Deletes data stored by address or number, if verified: anyone can enter another person's. */
async function deleteMails(db: Kysely<DB>, deletedAccount: DeletedAccount): Promise<void> {
  const email = deletedAccount.is_email_verified ? (deletedAccount.email?.toLowerCase() ?? '') : ''
  const mobile = deletedAccount.is_mobile_verified ? (deletedAccount.mobile ?? '') : ''
  if (email) {
    await sql`delete from saved_search where email_key = ${email}`.execute(db)
    await sql`delete from inquiry where lower(email) = ${email}`.execute(db)
    await sql`delete from contact_message where lower(email) = ${email}`.execute(db)
    await sql`delete from mail_outbox where lower(recipient) = ${email} or lower(reply_to) = ${email}`.execute(
      db,
    )
    await sql`delete from registration where email_key = ${email}`.execute(db)
    await sql`delete from one_time_code where target = ${email}`.execute(db)
  }
  if (mobile) {
    await sql`delete from sms_outbox where regexp_replace(recipient, '\\D', '', 'g') = regexp_replace(${mobile}, '\\D', '', 'g')`.execute(
      db,
    )
    await sql`delete from one_time_code where target = ${mobile}`.execute(db)
  }
}

/** Removes the account's words from the search vocabulary if no text uses them. */
async function forgetWords(db: Kysely<DB>, deletedAccount: DeletedAccount): Promise<void> {
  const { name, address, email, mobile } = deletedAccount
  const text = [name, address, email ?? '', email?.replace(/\W+/g, ' ') ?? '', mobile ?? ''].join(
    ' ',
  )
  await sql`
    with own as materialized (
      select w from unnest(tsvector_to_array(to_tsvector('simple', search_text(${text})))) w)
    delete from search_word k using own where k.word = own.w
      and not exists (select 1 from property_search s where s.doc @@ plainto_tsquery('simple', own.w))`.execute(
    db,
  )
  await sql`
    with own as materialized (
      select w from unnest(tsvector_to_array(to_tsvector('simple', search_text(${text})))) w)
    delete from project_word k using own where k.word = own.w
      and not exists (select 1 from project p where p.doc @@ plainto_tsquery('simple', own.w))`.execute(
    db,
  )
}
