import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** Registers a push device, also one of another account. */
export async function registerDevice(
  db: Kysely<DB>,
  device: { accountId: number; tokenId: number; token: string; at: Date },
): Promise<void> {
  const { accountId, tokenId, token, at } = device
  await sql`
    insert into push_device (account_id, access_token_id, token, registered_at)
    values (${accountId}, ${tokenId}, ${token}, ${at})
    on conflict (token_hash) do update set account_id = excluded.account_id, token = excluded.token,
      access_token_id = excluded.access_token_id, registered_at = excluded.registered_at`.execute(
    db,
  )
}

/** Unregisters a push device, or all of the session without a token. */
export async function forgetDevice(
  db: Kysely<DB>,
  { accountId, tokenId, token }: { accountId: number; tokenId: number; token: string | undefined },
): Promise<void> {
  await sql`
    delete from push_device where account_id = ${accountId}
      and ${token === undefined ? sql`access_token_id = ${tokenId}` : sql`token = ${token}`}`.execute(
    db,
  )
}
