import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { noteSeen } from '../seen-store.ts'
import { isLiveSignIn } from '../sign-in-conditions.ts'
import { deleteChallenges } from './second-factor/challenge-store.ts'

export type SignInRow = {
  id: number
  device: string
  time_zone: string | null
  created_at: Date
  last_used_at: Date
}

type NewToken = {
  accountId: number
  tokenHash: string
  device: string
  timeZone: string | null
  hasFactor: boolean
  at: Date
  expiresAt: Date
}

/** A further session ends the least recently used one. */
const MAX_SIGN_INS = 50

export async function insertToken(db: Kysely<DB>, token: NewToken): Promise<number> {
  const { accountId, tokenHash, device, timeZone, hasFactor, at, expiresAt } = token
  await sql`
    delete from access_token where account_id = ${accountId} and (expires_at <= ${at} or id in (
      select id from access_token where account_id = ${accountId}
      order by coalesce(last_used_at, created_at) desc, id desc offset ${MAX_SIGN_INS - 1}))`.execute(
    db,
  )
  const { id } = await db
    .insertInto('access_token')
    .values({
      account_id: accountId,
      token_hash: tokenHash,
      device,
      time_zone: timeZone,
      has_factor: hasFactor,
      created_at: at,
      last_used_at: at,
      proven_at: at,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await noteSeen(db, accountId, at)
  return id
}

/** Lists sessions, `first` first, then by last use. */
export async function readSignIns(
  db: Kysely<DB>,
  { accountId, first, at }: { accountId: number; first: number; at: Date },
): Promise<SignInRow[]> {
  const { rows } = await sql<SignInRow>`
    select access_token.id, device, time_zone, access_token.created_at,
      coalesce(last_used_at, access_token.created_at) as last_used_at
    from access_token join account on account.id = access_token.account_id
    where account_id = ${accountId} and ${isLiveSignIn(at)}
    order by access_token.id = ${first} desc, last_used_at desc, access_token.id desc`.execute(db)
  return rows
}

/** Ends a session; false if the account does not have it. */
export async function deleteToken(
  db: Kysely<DB>,
  { accountId, id }: { accountId: number; id: number },
): Promise<boolean> {
  const { rows } = await sql`
    delete from access_token where id = ${id} and account_id = ${accountId} returning id`.execute(
    db,
  )
  return rows.length > 0
}

/** Time of the session's last reauthentication. */
export async function findProvenAt(db: Kysely<DB>, tokenId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('access_token')
    .select('proven_at')
    .where('id', '=', tokenId)
    .executeTakeFirst()
  return row?.proven_at
}

export async function markProven(
  db: Kysely<DB>,
  { tokenId, at }: { tokenId: number; at: Date },
): Promise<void> {
  await db.updateTable('access_token').set({ proven_at: at }).where('id', '=', tokenId).execute()
}

/** Notes that a session passed, or set up, a second factor. */
export async function markFactor(db: Kysely<DB>, tokenId: number): Promise<void> {
  await db.updateTable('access_token').set({ has_factor: true }).where('id', '=', tokenId).execute()
}

/** Ends all sessions, unfinished sign-ins included. Returns the number of ended sessions. */
export async function deleteTokens(db: Kysely<DB>, accountId: number): Promise<number> {
  await deleteChallenges(db, accountId)
  const { rows } = await sql`
    delete from access_token where account_id = ${accountId} returning id`.execute(db)
  return rows.length
}

/** Returns the number of ended sessions. */
export async function deleteOtherTokens(
  db: Kysely<DB>,
  { accountId, keptId }: { accountId: number; keptId: number },
): Promise<number> {
  await deleteChallenges(db, accountId)
  const { rows } = await sql`
    delete from access_token where account_id = ${accountId} and id <> ${keptId} returning id`.execute(
    db,
  )
  return rows.length
}

export async function deleteExpiredTokens(db: Kysely<DB>, at: Date): Promise<void> {
  await sql`delete from access_token where expires_at <= ${at}`.execute(db)
}
