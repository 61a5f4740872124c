import { type Kysely, sql } from 'kysely'
import type { Role } from '@/domain/account/rights.ts'
import type { DB } from '@/generated/database.ts'

export type PersonRow = {
  id: number
  name: string
  slug: string
  email: string | null
  mobile: string | null
  profile_key: string | null
  is_active: boolean
  is_admin: boolean
  role: Role | null
  is_email_verified: boolean
  verification_status: 'initial' | 'pending' | 'success' | 'failed'
  created_at: Date
}

export type ListingCounts = { pending: number; approved: number; rejected: number }

export async function findPerson(db: Kysely<DB>, id: number): Promise<PersonRow | undefined> {
  const { rows } =
    await sql<PersonRow>`select ${personColumns} from account a where a.id = ${id}`.execute(db)
  return rows[0]
}

/**
 * Locks an account until the transaction ends. Other transactions can still insert rows that
 * reference it, such as notifications; blocking those could deadlock.
 */
export async function lockPerson(db: Kysely<DB>, id: number): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    select ${personColumns} from account a where a.id = ${id} for no key update`.execute(db)
  return rows[0]
}

export async function countListings(
  db: Kysely<DB>,
  { kind, accountId }: { kind: 'property' | 'project'; accountId: number },
): Promise<ListingCounts> {
  const { rows } = await sql<ListingCounts>`
    select count(*) filter (where request_status = 'pending')::int as pending,
      count(*) filter (where request_status = 'approved')::int as approved,
      count(*) filter (where request_status = 'rejected')::int as rejected
    from ${sql.table(kind)} where owner_id = ${accountId} and deleted_at is null`.execute(db)
  return rows[0] ?? { pending: 0, approved: 0, rejected: 0 }
}

/** Matches the list of open reports: skips deleted listings. */
export async function countOpenReports(db: Kysely<DB>, accountId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from report r join property p on p.id = r.property_id
    where p.owner_id = ${accountId} and p.deleted_at is null and r.handled_at is null`.execute(db)
  return rows[0]?.n ?? 0
}

export async function countPeople(
  db: Kysely<DB>,
): Promise<{ people: number; deactivated: number }> {
  const { rows } = await sql<{ people: number; deactivated: number }>`
    select count(*)::int as people, count(*) filter (where not is_active)::int as deactivated from account`.execute(
    db,
  )
  return rows[0] ?? { people: 0, deactivated: 0 }
}

export async function writeActivity(
  db: Kysely<DB>,
  { id, isActive, at }: { id: number; isActive: boolean; at: Date },
): Promise<void> {
  await sql`update account set is_active = ${isActive}, updated_at = ${at} where id = ${id}`.execute(
    db,
  )
}

/** Updates the search after an account's listings become hidden or visible. */
export async function refreshListings(
  db: Kysely<DB>,
  { accountId, at }: { accountId: number; at: Date },
): Promise<void> {
  await sql`
    select refresh_search(array(select id from property where owner_id = ${accountId} order by id), ${at})`.execute(
    db,
  )
}

export const personColumns = sql`a.id, a.name, a.slug, a.email, a.mobile, a.profile_key, a.is_active, a.is_admin, a.role, a.is_email_verified,
  a.verification_status, a.created_at`
