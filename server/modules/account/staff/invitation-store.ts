import { type Kysely, sql } from 'kysely'
import { RIGHTS, type Role } from '@/domain/account/rights.ts'
import type { DB } from '@/generated/database.ts'

export type InvitationRow = {
  id: number
  email: string
  role: Role
  seed: string
  /** Empty when the account is gone. */
  invited_by: string
  /** False once who invited may not do so any more. */
  is_authorized: boolean
  created_at: Date
  expires_at: Date
}

const columns = sql`i.id, i.email, i.role, i.seed, coalesce(nullif(a.name, ''), a.email, a.slug, '') as invited_by,
  coalesce(a.is_active and a.role in (${sql.join(RIGHTS.staff)}), false) as is_authorized, i.created_at, i.expires_at`

/** Newest first. */
export async function readInvitations(db: Kysely<DB>): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select ${columns} from staff_invitation i left join account a on a.id = i.invited_by order by i.id desc`.execute(
    db,
  )
  return rows
}

/** An invitation whose link works at a time. */
export async function findInvitation(
  db: Kysely<DB>,
  { id, at }: { id: number; at: Date },
): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    select ${columns} from staff_invitation i left join account a on a.id = i.invited_by
    where i.id = ${id} and i.expires_at > ${at}`.execute(db)
  return rows[0]?.is_authorized ? rows[0] : undefined
}

/** Replaces an earlier invitation of the address, whose link stops working. */
export async function saveInvitation(
  db: Kysely<DB>,
  invitation: {
    email: string
    role: Role
    seed: string
    invitedBy: number
    at: Date
    expiresAt: Date
  },
): Promise<number> {
  const { email, role, seed, invitedBy, at, expiresAt } = invitation
  await sql`delete from staff_invitation where email_key = lower(${email})`.execute(db)
  const { rows } = await sql<{ id: number }>`
    insert into staff_invitation (email, role, seed, invited_by, created_at, expires_at)
    values (${email}, ${role}, ${seed}, ${invitedBy}, ${at}, ${expiresAt}) returning id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The invitation was not stored')
  return row.id
}

/** Undefined if it was accepted or withdrawn meanwhile. */
export async function deleteInvitation(
  db: Kysely<DB>,
  id: number,
): Promise<{ email: string; role: Role } | undefined> {
  const { rows } = await sql<{ email: string; role: Role }>`
    delete from staff_invitation where id = ${id} returning email, role`.execute(db)
  return rows[0]
}

/** For an account whose address nobody had proven: somebody else may have opened it. */
export async function updateName(
  db: Kysely<DB>,
  { id, name }: { id: number; name: string },
): Promise<void> {
  await sql`update account set name = ${name} where id = ${id}`.execute(db)
}
