import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { insertReport } from '@/server/modules/members/interest-store.ts'
import type { SeedSetting } from './seed-listings.ts'

const HOUR_MS = 3_600_000

type Wanted = {
  /** Index of the reporting agent. */
  by: number
  hoursAgo: number
  /** Index of the reason; absent: free text. */
  reason?: number
  words?: string
}

const WANTED: readonly Wanted[] = [
  { by: 6, hoursAgo: 51, reason: 0 },
  { by: 17, hoursAgo: 29, words: 'The same home is listed twice, with two prices.' },
  { by: 23, hoursAgo: 6, reason: 1 },
]

/** Open reports for the demo administrator. */
export async function seedReports(
  db: Kysely<DB>,
  { agents, now }: Pick<SeedSetting, 'agents' | 'now'>,
): Promise<void> {
  const [reasons, homes] = await Promise.all([
    db.selectFrom('report_reason').select('id').orderBy('id').execute(),
    db
      .selectFrom('property')
      .select('id')
      .where('owner_id', '=', agents[1] ?? null)
      .where('property_type', '<', 2)
      .where('request_status', '=', 'approved')
      .orderBy('id', 'desc')
      .limit(WANTED.length)
      .execute(),
  ])
  for (const [place, { by, hoursAgo, reason, words }] of WANTED.entries()) {
    const [accountId, propertyId] = [agents[by], homes[place]?.id]
    if (accountId === undefined || propertyId === undefined) continue
    await insertReport(db, {
      accountId,
      propertyId,
      otherMessage: words ?? '',
      reasonId: (reason === undefined ? undefined : reasons[reason]?.id) ?? null,
      at: new Date(now.getTime() - hoursAgo * HOUR_MS),
    })
  }
}
