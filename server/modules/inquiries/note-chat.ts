import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Party } from '@/server/modules/chat/parties.ts'
import { noteChatMessage } from './inquiry-store.ts'

/** Keeps the lead of a chat up to date, within the transaction that stores the message. */
export function noteChat(
  tx: Kysely<DB>,
  message: { threadId: number; sender: Party; at: Date },
): Promise<void> {
  return noteChatMessage(tx, message)
}
