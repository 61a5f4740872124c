import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type FactorRow = { sealed_secret: string; confirmed_at: Date | null }

export async function findFactor(
  db: Kysely<DB>,
  accountId: number,
): Promise<FactorRow | undefined> {
  return db
    .selectFrom('second_factor')
    .select(['sealed_secret', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

export async function listFactorAccounts(db: Kysely<DB>): Promise<number[]> {
  const rows = await db.selectFrom('second_factor').select('account_id').execute()
  return rows.map(({ account_id }) => account_id)
}

/**
 * Serializes sign-ins and changes of the factor until the transaction ends. Sign-ins only `share`
 * the lock and run concurrently.
 */
export async function lockSignIns(
  db: Kysely<DB>,
  accountId: number,
  mode: 'shares' | 'alone',
): Promise<void> {
  const lock = mode === 'alone' ? sql`for no key update` : sql`for share`
  await sql`select id from account where id = ${accountId} ${lock}`.execute(db)
}

export type Factors = {
  hasApp: boolean
  hasPasskey: boolean
  /** Sign-ins by other methods lack one of them. Passkeys are required of staff only. */
  isAsked: boolean
}

/** Second factors of an account. The password of demo accounts is public, so it suffices. */
export async function findFactors(db: Kysely<DB>, accountId: number): Promise<Factors> {
  const { rows } = await sql<{ has_app: boolean; has_passkey: boolean; is_staff: boolean }>`
    select a.role is not null and not a.is_demo as is_staff,
      exists (select 1 from second_factor f where f.account_id = a.id and f.confirmed_at is not null) as has_app,
      exists (select 1 from passkey p where p.account_id = a.id) as has_passkey
    from account a where a.id = ${accountId}`.execute(db)
  const { has_app = false, has_passkey = false, is_staff = false } = rows[0] ?? {}
  return {
    hasApp: has_app,
    hasPasskey: has_passkey,
    isAsked: has_app || (has_passkey && is_staff),
  }
}

/** Saves a setup, replacing an unfinished one; false if the factor is active. */
export async function writeSetup(
  db: Kysely<DB>,
  { accountId, sealedSecret, at }: { accountId: number; sealedSecret: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into second_factor (account_id, sealed_secret, created_at) values (${accountId}, ${sealedSecret}, ${at})
    on conflict (account_id) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at
      where second_factor.confirmed_at is null
    returning account_id`.execute(db)
  return rows.length > 0
}

/** Activates a setup; false without one. */
export async function confirmSetup(
  db: Kysely<DB>,
  { accountId, step, at }: { accountId: number; step: number; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update second_factor set confirmed_at = ${at}, last_step = ${step}
    where account_id = ${accountId} and confirmed_at is null returning account_id`.execute(db)
  return rows.length > 0
}

/** Redeems a time step; false if it or a later one was used. */
export async function takeStep(
  db: Kysely<DB>,
  { accountId, step }: { accountId: number; step: number },
): Promise<boolean> {
  const { rows } = await sql`
    update second_factor set last_step = ${step} where account_id = ${accountId} and confirmed_at is not null
      and (last_step is null or last_step < ${step}) returning account_id`.execute(db)
  return rows.length > 0
}

/** Deletes an active app, and recovery codes that stand for nothing else; false without one. */
export async function deleteFactor(
  db: Kysely<DB>,
  { accountId, confirmedSince }: { accountId: number; confirmedSince?: Date },
): Promise<boolean> {
  const { rows } = await sql`
    delete from second_factor where account_id = ${accountId} and confirmed_at is not null
      ${confirmedSince ? sql`and confirmed_at >= ${confirmedSince}` : sql``} returning account_id`.execute(
    db,
  )
  await deleteIdleRecoveryCodes(db, accountId)
  return rows.length > 0
}

/** Deletes recovery codes of an account that has neither an app nor a passkey. */
export async function deleteIdleRecoveryCodes(db: Kysely<DB>, accountId: number): Promise<void> {
  await sql`
    delete from recovery_code where account_id = ${accountId}
      and not exists (select 1 from second_factor f where f.account_id = ${accountId} and f.confirmed_at is not null)
      and not exists (select 1 from passkey p where p.account_id = ${accountId})`.execute(db)
}

/** Nobody can redeem any after the installation's secret changed. */
export async function deleteAllRecoveryCodes(db: Kysely<DB>): Promise<void> {
  await sql`delete from recovery_code`.execute(db)
}

export async function writeRecoveryCodes(
  db: Kysely<DB>,
  { accountId, hashes }: { accountId: number; hashes: readonly string[] },
): Promise<void> {
  await sql`delete from recovery_code where account_id = ${accountId}`.execute(db)
  await db
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ account_id: accountId, code_hash: hash })))
    .execute()
}

/** Redeems a recovery code; false if unknown or used. */
export async function takeRecoveryCode(
  db: Kysely<DB>,
  { accountId, hash, at }: { accountId: number; hash: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update recovery_code set used_at = ${at}
    where account_id = ${accountId} and code_hash = ${hash} and used_at is null returning account_id`.execute(
    db,
  )
  return rows.length > 0
}

export async function countRecoveryCodes(db: Kysely<DB>, accountId: number): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from recovery_code where account_id = ${accountId} and used_at is null`.execute(
    db,
  )
  return rows[0]?.left ?? 0
}

export async function deleteOldSetups(db: Kysely<DB>, before: Date): Promise<void> {
  await sql`delete from second_factor where confirmed_at is null and created_at < ${before}`.execute(
    db,
  )
}
