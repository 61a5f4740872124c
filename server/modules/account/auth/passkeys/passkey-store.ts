import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { PublicPasskey } from '@/server/gateways/passkeys/passkeys.ts'

export type PasskeyRow = {
  id: number
  name: string
  is_synced: boolean
  created_at: Date
  last_used_at: Date | null
}

/** A passkey as a sign-in needs it. */
export type KeyRow = {
  id: number
  account_id: number
  credential_id: string
  public_key: string
  counter: number
  transports: string[]
  user_handle: string
  needs_password: boolean
}

const LISTED = ['id', 'name', 'is_synced', 'created_at', 'last_used_at'] as const
const KEY = [
  'id',
  'account_id',
  'credential_id',
  'public_key',
  'counter',
  'transports',
  'user_handle',
  'needs_password',
] as const

/** Lists the passkeys of an account, the newest first. */
export async function readPasskeys(db: Kysely<DB>, accountId: number): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkey')
    .select(LISTED)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
}

export async function readKeys(db: Kysely<DB>, accountId: number): Promise<KeyRow[]> {
  return db
    .selectFrom('passkey')
    .select(KEY)
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

export async function findKey(db: Kysely<DB>, credentialId: string): Promise<KeyRow | undefined> {
  return db
    .selectFrom('passkey')
    .select(KEY)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

/** Adds a passkey; undefined if any account has its credential. */
export async function insertPasskey(
  db: Kysely<DB>,
  passkey: PublicPasskey & { accountId: number; userHandle: string; name: string; at: Date },
): Promise<PasskeyRow | undefined> {
  return db
    .insertInto('passkey')
    .values({
      account_id: passkey.accountId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      user_handle: passkey.userHandle,
      name: passkey.name,
      is_synced: passkey.isSynced,
      created_at: passkey.at,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(LISTED)
    .executeTakeFirst()
}

/** Notes a use; false if another one with this or a higher counter came first. */
export async function notePasskeyUse(
  db: Kysely<DB>,
  { id, counter, isSynced, at }: { id: number; counter: number; isSynced: boolean; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update passkey set counter = ${counter}, is_synced = ${isSynced}, last_used_at = ${at}
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning id`.execute(
    db,
  )
  return rows.length > 0
}

/** It was used beside the password, so it may replace the password again. */
export async function trustPasskey(db: Kysely<DB>, id: number): Promise<void> {
  await sql`update passkey set needs_password = false where id = ${id}`.execute(db)
}

/**
 * After a password reset by mail: removes the passkeys of members, and lets those of staff count
 * only beside the password. A thief may have added them.
 */
export async function distrustPasskeys(db: Kysely<DB>, accountId: number): Promise<void> {
  await sql`
    delete from passkey p using account a
    where p.account_id = ${accountId} and a.id = p.account_id and a.role is null`.execute(db)
  await sql`update passkey set needs_password = true where account_id = ${accountId}`.execute(db)
}

/** Renames a passkey; false if the account does not have it. */
export async function writePasskeyName(
  db: Kysely<DB>,
  { accountId, id, name }: { accountId: number; id: number; name: string },
): Promise<boolean> {
  const { rows } = await sql`
    update passkey set name = ${name} where id = ${id} and account_id = ${accountId} returning id`.execute(
    db,
  )
  return rows.length > 0
}

/** Deletes a passkey; false if the account does not have it. */
export async function deletePasskey(
  db: Kysely<DB>,
  { accountId, id }: { accountId: number; id: number },
): Promise<boolean> {
  const { rows } = await sql`
    delete from passkey where id = ${id} and account_id = ${accountId} returning id`.execute(db)
  return rows.length > 0
}

/** Deletes the passkeys of an account, or those added since; false if there were none. */
export async function deletePasskeys(
  db: Kysely<DB>,
  { accountId, addedSince }: { accountId: number; addedSince?: Date },
): Promise<boolean> {
  const { rows } = await sql`
    delete from passkey where account_id = ${accountId}
      ${addedSince ? sql`and created_at >= ${addedSince}` : sql``} returning id`.execute(db)
  return rows.length > 0
}
