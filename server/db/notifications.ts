import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** Ends a subscription. */
export type StopListening = () => Promise<void>

/** Calls `heard` with the id of each notification on `channel`. */
export type Listen = (channel: string, heard: (id: string) => void) => Promise<StopListening>

/**
 * Tells every process that listens on `channel` that something happened to `id`; inside a
 * transaction, when it commits. Only ids: a payload has at most 8,000 bytes.
 * Raises an Error for a name that is no plain lower-case identifier.
 */
export async function publish(db: Kysely<DB>, channel: string, id: number | string): Promise<void> {
  await sql`select pg_notify(${channelName(channel)}, ${String(id)})`.execute(db)
}

/** LISTEN takes no parameters, so a channel's name is checked before it is part of a statement. */
export function channelName(channel: string): string {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(channel)) throw new Error(`No channel name: ${channel}`)
  return channel
}
