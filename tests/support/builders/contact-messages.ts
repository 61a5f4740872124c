import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'

type Facts = Partial<{
  first_name: string
  last_name: string
  email: string
  subject: string
  message: string
  created_at: Date
}>

/** An open contact message; returns its number. */
export async function contactMessage(db: Kysely<DB>, facts: Facts = {}): Promise<number> {
  const { id } = await db
    .insertInto('contact_message')
    .values({
      first_name: 'Mira',
      last_name: 'Lindqvist',
      email: 'mira@example.org',
      subject: 'The flat',
      message: 'Is it still free?',
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
