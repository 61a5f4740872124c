import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

type Pair = { accountId: number; propertyId: number }

/** Returns whether the interest is new. */
export async function addInterest(
  db: Kysely<DB>,
  { accountId, propertyId, at }: Pair & { at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with added as (
      insert into interest (account_id, property_id, created_at) values (${accountId}, ${propertyId}, ${at})
      on conflict do nothing returning property_id)
    insert into property_stats (property_id, interest_count) select property_id, 1 from added
    on conflict (property_id) do update set interest_count = property_stats.interest_count + 1
    returning property_id`.execute(db)
  return rows.length > 0
}

export async function removeInterest(
  db: Kysely<DB>,
  { accountId, propertyId }: Pair,
): Promise<void> {
  await sql`
    with removed as (
      delete from interest where account_id = ${accountId} and property_id = ${propertyId} returning property_id)
    update property_stats t set interest_count = greatest(t.interest_count - 1, 0)
    from removed where t.property_id = removed.property_id`.execute(db)
}

export type Report = Pair & { reasonId: number | null; otherMessage: string; at: Date }

/** Inserts a report; false if the account has already reported the listing. */
export async function insertReport(db: Kysely<DB>, report: Report): Promise<boolean> {
  const row = await db
    .insertInto('report')
    .values({
      account_id: report.accountId,
      property_id: report.propertyId,
      reason_id: report.reasonId,
      other_message: report.otherMessage,
      created_at: report.at,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'property_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
