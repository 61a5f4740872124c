import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { failure } from '@/server/contract/failure.ts'

export type InquiryMessageRow = { id: number; is_owners: boolean; text: string; created_at: Date }

const MAX_MESSAGES = 200

/** The newest messages of an inquiry's own conversation, oldest first. */
export async function readMessages(
  db: Kysely<DB>,
  inquiryId: number,
): Promise<InquiryMessageRow[]> {
  const { rows } = await sql<InquiryMessageRow>`
    select * from (select id, is_owners, text, created_at from inquiry_message where inquiry_id = ${inquiryId}
      order by id desc limit ${MAX_MESSAGES}) newest order by id`.execute(db)
  return rows
}

export type NewMessage = {
  inquiryId: number
  isOwners: boolean
  authorId: number | null
  clientId: string | null
  text: string
  at: Date
}

/** A repeat returns the first message; conflict for another of its client id. Lock the inquiry before. */
export async function insertMessage(
  tx: Kysely<DB>,
  { inquiryId, isOwners, authorId, clientId, text, at }: NewMessage,
): Promise<InquiryMessageRow & { isNew: boolean }> {
  const columns = ['id', 'is_owners', 'text', 'created_at'] as const
  const row = await tx
    .insertInto('inquiry_message')
    .values({
      inquiry_id: inquiryId,
      is_owners: isOwners,
      author_id: authorId,
      client_id: clientId,
      text,
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['inquiry_id', 'client_id']).doNothing())
    .returning(columns)
    .executeTakeFirst()
  if (row) return { ...row, isNew: true }
  const first = await tx
    .selectFrom('inquiry_message')
    .select(columns)
    .where('inquiry_id', '=', inquiryId)
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  if (first.text !== text || first.is_owners !== isOwners) {
    throw failure('conflict', 'This client_id belongs to another message.')
  }
  return { ...first, isNew: false }
}
