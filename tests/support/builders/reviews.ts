import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { NOON } from './listings.ts'

/** An application of somebody to be a verified agent, as it waits; `answers` by the name of the field. */
export async function waitingApplication(
  db: Kysely<DB>,
  {
    accountId,
    answers = {},
    at = NOON,
  }: {
    accountId: number
    answers?: Record<string, string | string[]>
    at?: Date
  },
): Promise<number> {
  await sql`update account set verification_status = 'pending' where id = ${accountId}`.execute(db)
  const { id } = await db
    .insertInto('verification_application')
    .values({
      account_id: accountId,
      status: 'pending',
      submitted_at: at,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [name, value] of Object.entries(answers)) {
    await sql`
      with field as (insert into verification_field (name, kind) values (${name}, 'text') returning id)
      insert into verification_answer (application_id, field_id, value)
      select ${id}, field.id, ${JSON.stringify(value)}::jsonb from field`.execute(db)
  }
  return id
}

/** What somebody reported of a property. */
export async function openReport(
  db: Kysely<DB>,
  {
    accountId,
    propertyId,
    message = '',
    at = NOON,
  }: {
    accountId: number
    propertyId: number
    message?: string
    at?: Date
  },
): Promise<number> {
  const { id } = await db
    .insertInto('report')
    .values({
      account_id: accountId,
      property_id: propertyId,
      other_message: message,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A reason that nobody has reported for. */
export async function reportReason(db: Kysely<DB>, reason = 'Scam'): Promise<number> {
  const { id } = await db
    .insertInto('report_reason')
    .values({ reason })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
