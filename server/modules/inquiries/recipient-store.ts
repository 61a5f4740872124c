import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { SideId } from '@/server/modules/chat/chat-conditions.ts'
import { hasBlocked } from '@/server/modules/chat/chat-conditions.ts'

/** A listing that can be asked about. */
export type AskedAbout = { id: number; title: string; country: string; ownerId: number | null }

export async function findPublicProperty(
  db: Kysely<DB>,
  { id, at }: { id: number; at: Date },
): Promise<AskedAbout | undefined> {
  const { rows } = await sql<AskedAbout>`
    select p.id, p.title, p.country, p.owner_id as "ownerId" from property p where p.id = ${id} and is_public(p, ${at})`.execute(
    db,
  )
  return rows[0]
}

export async function findPublicProject(
  db: Kysely<DB>,
  id: number,
): Promise<AskedAbout | undefined> {
  const { rows } = await sql<AskedAbout>`
    select id, title, country, owner_id as "ownerId" from public_project where id = ${id}`.execute(
    db,
  )
  return rows[0]
}

export type OwnerRow = {
  is_admin: boolean
  is_active: boolean
  name: string
  email: string | null
  language_code: string
}

export async function findOwner(db: Kysely<DB>, id: number): Promise<OwnerRow | undefined> {
  return db
    .selectFrom('account')
    .select(['is_admin', 'is_active', 'name', 'email', 'language_code'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Whether either of them blocked the other. */
export async function isBlocked(
  db: Kysely<DB>,
  { owner, sender }: { owner: SideId; sender: SideId },
): Promise<boolean> {
  const [one, other] = [sql`${owner}::int`, sql`${sender}::int`]
  const { rows } = await sql<{ is_blocked: boolean }>`
    select ${hasBlocked(one, other)} or ${hasBlocked(other, one)} as is_blocked`.execute(db)
  return rows[0]?.is_blocked ?? false
}
