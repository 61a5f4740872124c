import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** A code signs in by number, verifies an address, or confirms a contact change. */
export type CodePurpose = 'number' | 'email' | 'change'

/** `target` is E.164 or a lowercase address; contact changes have an `accountId`. */
export type CodeTarget = { purpose: CodePurpose; target: string; accountId?: number | undefined }

export type CodeRow = {
  id: number
  purpose: CodePurpose
  target: string
  account_id: number | null
  registration_id: number | null
  seed: string
  tries: number
  expires_at: Date
}

/** A code is invalid after this many wrong attempts. */
export const MAX_TRIES = 5

/** Rate limits allow fewer codes within a code's lifetime. */
const MAX_LIVE = 20

function codes(db: Kysely<DB>) {
  return db
    .selectFrom('one_time_code')
    .select([
      'id',
      'purpose',
      'target',
      'account_id',
      'registration_id',
      'seed',
      'tries',
      'expires_at',
    ])
    .$castTo<CodeRow>()
}

function liveCodes(db: Kysely<DB>, { purpose, target, accountId }: CodeTarget, at: Date) {
  return codes(db)
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .where('account_id', 'is not distinct from', accountId ?? null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('id', 'desc')
    .limit(MAX_LIVE)
}

export async function findLiveCode(
  db: Kysely<DB>,
  target: CodeTarget,
  at: Date,
): Promise<CodeRow | undefined> {
  return liveCodes(db, target, at).where('tries', '<', MAX_TRIES).limit(1).executeTakeFirst()
}

/** Locks the codes of a target, so that attempts count one by one. */
export async function lockLiveCodes(
  db: Kysely<DB>,
  target: CodeTarget,
  at: Date,
): Promise<CodeRow[]> {
  return liveCodes(db, target, at).forUpdate().execute()
}

export type NewCode = CodeTarget & { seed: string; at: Date; expiresAt: Date }

/** Returns the code's id. `registrationId` is the registration to complete. */
export async function insertCode(
  db: Kysely<DB>,
  code: NewCode & { registrationId?: number | undefined },
): Promise<number> {
  const { id } = await db
    .insertInto('one_time_code')
    .values({
      purpose: code.purpose,
      target: code.target,
      account_id: code.accountId ?? null,
      registration_id: code.registrationId ?? null,
      seed: code.seed,
      created_at: code.at,
      expires_at: code.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findCode(db: Kysely<DB>, id: number, at: Date): Promise<CodeRow | undefined> {
  return codes(db)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()
}

export async function countTry(db: Kysely<DB>, ids: readonly number[]): Promise<void> {
  await sql`update one_time_code set tries = tries + 1 where id = any(${ids}::int[])`.execute(db)
}

/** Marks a code as used and deletes the others of its target. */
export async function spendCode(db: Kysely<DB>, code: CodeRow, at: Date): Promise<void> {
  await sql`
    delete from one_time_code where purpose = ${code.purpose} and target = ${code.target} and id <> ${code.id}
      and account_id is not distinct from ${code.account_id}`.execute(db)
  await sql`update one_time_code set used_at = ${at} where id = ${code.id}`.execute(db)
}

export async function grantSignIn(
  db: Kysely<DB>,
  { id, authId }: { id: number; authId: string },
): Promise<void> {
  await sql`update one_time_code set auth_id = ${authId} where id = ${id}`.execute(db)
}

/** Redeems a verified number to sign in, once. */
export async function takeGrant(
  db: Kysely<DB>,
  { authId, since, at }: { authId: string; since: Date; at: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ target: string }>`
    update one_time_code set taken_at = ${at}
    where auth_id = ${authId} and purpose = 'number' and used_at > ${since} and taken_at is null
    returning target`.execute(db)
  return rows[0]?.target
}

/** Deletes old proofs, because they contain addresses and phone numbers. */
export async function forgetOldProofs(db: Kysely<DB>, before: Date): Promise<void> {
  await sql`delete from one_time_code where expires_at < ${before}`.execute(db)
  await sql`delete from registration where expires_at < ${before}`.execute(db)
  await sql`delete from password_reset where expires_at < ${before}`.execute(db)
}
