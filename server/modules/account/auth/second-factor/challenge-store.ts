import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type ChallengeRow = {
  id: number
  account_id: number
  fcm_id: string | null
  tries: number
}

export async function insertChallenge(
  db: Kysely<DB>,
  challenge: {
    accountId: number
    tokenHash: string
    fcmId: string | undefined
    at: Date
    expiresAt: Date
  },
): Promise<number> {
  const { accountId, tokenHash, fcmId, at, expiresAt } = challenge
  await sql`
    delete from sign_in_challenge where account_id = ${accountId} and expires_at <= ${at}`.execute(
    db,
  )
  const { id } = await db
    .insertInto('sign_in_challenge')
    .values({
      account_id: accountId,
      token_hash: tokenHash,
      fcm_id: fcmId ?? null,
      created_at: at,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Finds a challenge that has not expired. */
export async function findChallenge(
  db: Kysely<DB>,
  { id, tokenHash, at }: { id: number; tokenHash: string; at: Date },
): Promise<ChallengeRow | undefined> {
  return challenges(db, { id, tokenHash, at }).executeTakeFirst()
}

export async function lockChallenge(
  db: Kysely<DB>,
  named: { id: number; tokenHash: string; at: Date },
): Promise<ChallengeRow | undefined> {
  return challenges(db, named).forUpdate().executeTakeFirst()
}

function challenges(
  db: Kysely<DB>,
  { id, tokenHash, at }: { id: number; tokenHash: string; at: Date },
) {
  return db
    .selectFrom('sign_in_challenge')
    .select(['id', 'account_id', 'fcm_id', 'tries'])
    .where('id', '=', id)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
}

export async function countChallengeTry(db: Kysely<DB>, id: number): Promise<void> {
  await sql`update sign_in_challenge set tries = tries + 1 where id = ${id}`.execute(db)
}

export async function deleteChallenge(db: Kysely<DB>, id: number): Promise<void> {
  await sql`delete from sign_in_challenge where id = ${id}`.execute(db)
}

export async function deleteChallenges(db: Kysely<DB>, accountId: number): Promise<void> {
  await sql`delete from sign_in_challenge where account_id = ${accountId}`.execute(db)
}

export async function deleteExpiredChallenges(db: Kysely<DB>, at: Date): Promise<void> {
  await sql`delete from sign_in_challenge where expires_at <= ${at}`.execute(db)
}
