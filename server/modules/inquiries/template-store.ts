import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type TemplateRow = { id: number; name: string; text: string; updated_at: Date }

export type TemplateText = { name: string; text: string }

const COLUMNS = ['id', 'name', 'text', 'updated_at'] as const

export async function readTemplates(db: Kysely<DB>, accountId: number): Promise<TemplateRow[]> {
  return db
    .selectFrom('reply_template')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Locks the account, so that templates are counted one after another. */
export async function lockTemplates(tx: Kysely<DB>, accountId: number): Promise<number> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
  return (await readTemplates(tx, accountId)).length
}

export async function insertTemplate(
  tx: Kysely<DB>,
  { accountId, name, text, at }: TemplateText & { accountId: number; at: Date },
): Promise<TemplateRow> {
  return tx
    .insertInto('reply_template')
    .values({ account_id: accountId, name, text, created_at: at, updated_at: at })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

type Own = { id: number; accountId: number }

export async function updateTemplate(
  db: Kysely<DB>,
  { id, accountId, name, text, at }: TemplateText & Own & { at: Date },
): Promise<TemplateRow | undefined> {
  return db
    .updateTable('reply_template')
    .set({ name, text, updated_at: at })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** False if there is no such template of the account. */
export async function deleteTemplate(db: Kysely<DB>, { id, accountId }: Own): Promise<boolean> {
  const row = await db
    .deleteFrom('reply_template')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
