import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ContactKind } from './pending-store.ts'

export type FormerContact = { value: string | null; isProven: boolean }

export async function writeContact(
  db: Kysely<DB>,
  { id, kind, value, at }: { id: number; kind: ContactKind; value: string; at: Date },
): Promise<FormerContact> {
  const former = await db
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
  if (!former) return { value: null, isProven: false }
  return kind === 'email'
    ? { value: former.email, isProven: former.is_email_verified }
    : { value: former.mobile, isProven: former.mobile_verified_at !== null }
}
