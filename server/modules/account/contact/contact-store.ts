import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ContactKind } from './pending-store.ts'

export type PreviousContact = { value: string | null; isProven: boolean }

export async function writeContact(
  db: Kysely<DB>,
  { id, kind, value, at }: { id: number; kind: ContactKind; value: string; at: Date },
): Promise<PreviousContact> {
  const previous = await db
    .selectFrom('account')
    .select(['email', 'is_email_verified', 'mobile', 'mobile_verified_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const change =
    kind === 'email'
      ? { email: value, is_email_verified: true }
      : { mobile: value, mobile_verified_at: at }
  await db
    .updateTable('account')
    .set({ ...change, updated_at: at })
    .where('id', '=', id)
    .execute()
  if (!previous) return { value: null, isProven: false }
  return kind === 'email'
    ? { value: previous.email, isProven: previous.is_email_verified }
    : { value: previous.mobile, isProven: previous.mobile_verified_at !== null }
}
