import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { isRunning } from '@/server/modules/properties/search/advert-conditions.ts'
import type { AdvertKind } from './advert-words.ts'

export type Counted = {
  kind: AdvertKind
  listingId: number
  act: 'view' | 'click'
  /** Null for visitors. */
  viewerId: number | null
  times: number
}

/** Only running adverts count, and none for its owner. Sorted, to prevent deadlocks. */
export async function addAdvertCounts(
  db: Kysely<DB>,
  { counted, at }: { counted: readonly Counted[]; at: Date },
): Promise<void> {
  const json = JSON.stringify(counted)
  await sql`
    insert into advertisement_stats as t (advertisement_id, view_count, click_count)
    select a.id, coalesce(sum(c.times) filter (where c.act = 'view'), 0), coalesce(sum(c.times) filter (where c.act = 'click'), 0)
    from jsonb_to_recordset(${json}::jsonb) as c (kind text, "listingId" int, act text, "viewerId" int, times int)
    join advertisement a on (c.kind = 'property' and a.property_id = c."listingId") or (c.kind = 'project' and a.project_id = c."listingId")
    where ${isRunning(at)} and a.owner_id is distinct from c."viewerId"
    group by a.id order by a.id
    on conflict (advertisement_id) do update set view_count = t.view_count + excluded.view_count,
      click_count = t.click_count + excluded.click_count`.execute(db)
}
