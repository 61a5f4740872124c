import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { NOON } from './listings.ts'

/** An edition of a question, complete in English: a draft unless said otherwise. */
export async function editionDraft(
  db: Kysely<DB>,
  {
    isScheduled = false,
    isPublished = false,
  }: { isScheduled?: boolean; isPublished?: boolean } = {},
): Promise<{ id: number; item: number; revision: number }> {
  const body = {
    language: 'en',
    texts: { question: 'Do I need an account?', answer: 'Not to browse.' },
    translations: {},
    facts: {},
  }
  const state = isScheduled ? 'scheduled' : isPublished ? 'published' : 'draft'
  const { rows } = await sql<{ id: number; item: number; revision: number }>`
    insert into edition (kind, item, state, revision, body, publish_at, created_at, updated_at, published_at)
    select 'faq', nextval(pg_get_serial_sequence('faq', 'id')), ${state}, coalesce(max(revision), 0) + 1,
      ${JSON.stringify(body)}::jsonb, ${isScheduled ? NOON : null}::timestamptz, ${NOON}, ${NOON},
      ${isPublished ? NOON : null}::timestamptz
    from edition returning id, item, revision`.execute(db)
  const [row] = rows
  if (!row) throw new Error('no edition')
  return row
}
