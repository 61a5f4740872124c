import { type Kysely, sql } from 'kysely'
import type { Role } from '@/domain/account/rights.ts'
import type { DB } from '@/generated/database.ts'

export type StaffRow = {
  id: number
  name: string
  email: string | null
  profile_key: string | null
  role: Role
  is_active: boolean
  has_second_factor: boolean
  last_seen_at: Date | null
}

/** Everybody with a role, administrators first. */
export async function readStaff(db: Kysely<DB>): Promise<StaffRow[]> {
  const { rows } = await sql<StaffRow>`
    select a.id, a.name, a.email, a.profile_key, a.role, a.is_active,
      exists (select 1 from second_factor f where f.account_id = a.id and f.confirmed_at is not null)
        or exists (select 1 from passkey k where k.account_id = a.id) as has_second_factor,
      (select max(coalesce(t.last_used_at, t.created_at)) from access_token t where t.account_id = a.id) as last_seen_at
    from account a where a.role is not null
    order by a.role <> 'administrator', lower(coalesce(nullif(a.name, ''), a.email, a.slug)), a.id`.execute(
    db,
  )
  return rows
}

/**
 * Locks all active staff until the transaction ends. Other transactions can still insert rows that
 * reference them.
 */
export async function lockActiveStaff(db: Kysely<DB>): Promise<{ id: number; role: Role }[]> {
  const { rows } = await sql<{ id: number; role: Role }>`
    select id, role from account where role is not null and is_active
    order by id for no key update`.execute(db)
  return rows
}

export type RoleHolderRow = { id: number; name: string; role: Role | null }

/** Locks one account, with the name that the log shows. */
export async function lockRoleHolder(
  db: Kysely<DB>,
  id: number,
): Promise<RoleHolderRow | undefined> {
  const { rows } = await sql<RoleHolderRow>`
    select id, coalesce(nullif(name, ''), email, slug) as name, role from account
    where id = ${id} for no key update`.execute(db)
  return rows[0]
}

/** `isActivated` ends a deactivation, too. */
export async function updateRole(
  db: Kysely<DB>,
  { id, role, isActivated, at }: { id: number; role: Role | null; isActivated: boolean; at: Date },
): Promise<void> {
  await sql`
    update account set role = ${role}, is_active = is_active or ${isActivated}, updated_at = ${at}
    where id = ${id}`.execute(db)
}
