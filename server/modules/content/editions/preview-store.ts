import type { Kysely } from 'kysely'
import type { ContentKind } from '@/domain/content/content-kinds.ts'
import type { DB } from '@/generated/database.ts'
import type { Item } from './edition-store.ts'

export async function insertPreview(
  db: Kysely<DB>,
  preview: Item & { tokenHash: string; accountId: number; expiresAt: Date },
): Promise<void> {
  const { kind, item, tokenHash, accountId, expiresAt } = preview
  await db
    .insertInto('content_preview')
    .values({ token_hash: tokenHash, kind, item, account_id: accountId, expires_at: expiresAt })
    .execute()
}

export async function findPreview(
  db: Kysely<DB>,
  { tokenHash, at }: { tokenHash: string; at: Date },
): Promise<{ kind: ContentKind; item: number; expires_at: Date } | undefined> {
  return await db
    .selectFrom('content_preview')
    .select(['kind', 'item', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .$castTo<{ kind: ContentKind; item: number; expires_at: Date }>()
    .executeTakeFirst()
}

export async function deleteExpiredPreviews(db: Kysely<DB>, at: Date): Promise<void> {
  await db.deleteFrom('content_preview').where('expires_at', '<=', at).execute()
}
