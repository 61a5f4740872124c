import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type StopListening = () => Promise<void>

export type Listen = (channel: string, heard: (id: string) => void) => Promise<StopListening>

/**
 * Notifies all listening processes; inside a transaction, on commit. Sends only ids, because a
 * payload is limited to 8,000 bytes. Throws for an invalid channel name.
 */
export async function publish(db: Kysely<DB>, channel: string, id: number | string): Promise<void> {
  await sql`select pg_notify(${channelName(channel)}, ${String(id)})`.execute(db)
}

/**
 * LISTEN takes no parameters, so the name is validated before it is inserted into the statement.
 */
export function channelName(channel: string): string {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(channel)) throw new Error(`No channel name: ${channel}`)
  return channel
}
