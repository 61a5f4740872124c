import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { deleteInquiriesBefore } from './inquiry-store.ts'

const KEPT_MS = 365 * 86_400_000

/** Deletes inquiries, with their conversations, a year after the last message. */
export function forgetOldInquiries(db: Kysely<DB>, at: Date): Promise<void> {
  return deleteInquiriesBefore(db, new Date(at.getTime() - KEPT_MS))
}
