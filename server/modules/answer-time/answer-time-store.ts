import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { SideId } from '@/server/modules/chat/chat-conditions.ts'
import { isSide } from '@/server/modules/chat/chat-conditions.ts'

/** Median minutes to the first answer, with how many inquiries prove it. */
export async function readAnswerTime(
  db: Kysely<DB>,
  { owner, since }: { owner: SideId; since: Date },
): Promise<{ answered: number; minutes: number | null }> {
  const { rows } = await sql<{ answered: number; minutes: number | null }>`
    select count(*)::int as answered, round((percentile_cont(0.5) within group (
      order by extract(epoch from i.answered_at - i.created_at)) / 60)::numeric)::int as minutes
    from inquiry i where ${isSide(sql`i.owner_id`, owner)} and i.answered_at is not null and i.created_at >= ${since}`.execute(
    db,
  )
  return rows[0] ?? { answered: 0, minutes: null }
}
