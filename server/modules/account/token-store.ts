import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type SignInRow = { id: number; device: string; created_at: Date; last_used_at: Date }

/** An account has no more sign-ins than this; a further one ends the one that was used longest ago. */
const MOST_SIGN_INS = 50

/** Writes a sign-in and answers its id. */
export async function insertToken(
  db: Kysely<DB>,
  token: { accountId: number; tokenHash: string; device: string; at: Date; expiresAt: Date },
): Promise<number> {
  const { accountId, tokenHash, device, at, expiresAt } = token
  await sql`
    delete from access_token where account_id = ${accountId} and (expires_at <= ${at} or id in (
      select id from access_token where account_id = ${accountId}
      order by coalesce(last_used_at, created_at) desc, id desc offset ${MOST_SIGN_INS - 1}))`.execute(
    db,
  )
  const { id } = await db
    .insertInto('access_token')
    .values({
      account_id: accountId,
      token_hash: tokenHash,
      device,
      created_at: at,
      last_used_at: at,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Where an account is signed in; `first` first, then what was used last. */
export async function readSignIns(
  db: Kysely<DB>,
  { accountId, first, at }: { accountId: number; first: number; at: Date },
): Promise<SignInRow[]> {
  const { rows } = await sql<SignInRow>`
    select id, device, created_at, coalesce(last_used_at, created_at) as last_used_at from access_token
    where account_id = ${accountId} and expires_at > ${at}
    order by id = ${first} desc, last_used_at desc, id desc`.execute(db)
  return rows
}

/** Ends a sign-in of an account; false when it has no such one. */
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

export async function deleteTokens(db: Kysely<DB>, accountId: number): Promise<void> {
  await sql`delete from access_token where account_id = ${accountId}`.execute(db)
}

/** Sign-ins that have ended by themselves. */
export async function deleteExpiredTokens(db: Kysely<DB>, at: Date): Promise<void> {
  await sql`delete from access_token where expires_at <= ${at}`.execute(db)
}
