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

export type AnswerTimes = {
  count: number
  /** Minutes; null without answers. */
  median: number | null
  p90: number | null
  unanswered: number
}

/** Times to the first answer of all inquiries between two moments; '' and 0 stand for all places and categories. */
export async function measureAnswers(
  db: Kysely<DB>,
  { from, to, city, categoryId }: { from: Date; to: Date; city: string; categoryId: number },
): Promise<AnswerTimes> {
  const minutes = sql`extract(epoch from i.answered_at - i.created_at) / 60`
  const listing = sql`from (select city, category_id from property p where p.id = i.property_id
    union all select city, category_id from project p where p.id = i.project_id) p`
  const matches =
    city || categoryId
      ? sql`and exists (select 1 ${listing} where (${city} = '' or norm(p.city) = ${city})
          and (${categoryId} = 0 or p.category_id = ${categoryId}))`
      : sql``
  const { rows } = await sql<AnswerTimes>`
    select count(i.answered_at)::int as count, count(*) filter (where i.answered_at is null)::int as unanswered,
      (percentile_cont(0.5) within group (order by ${minutes}))::float8 as median,
      (percentile_cont(0.9) within group (order by ${minutes}))::float8 as p90
    from inquiry i where i.created_at >= ${from} and i.created_at < ${to} ${matches}`.execute(db)
  return rows[0] ?? { count: 0, median: null, p90: null, unanswered: 0 }
}
