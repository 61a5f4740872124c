import { createDice } from '@hearth/dice/dice'
import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { planHistory } from './listing-history.ts'
import type { PlannedListing } from './plans/listing-plan.ts'

/** May be pending or rejected. */
type Lived = PlannedListing & { moderation?: { request_status?: string } }

const DAY_MS = 86_400_000

/** The history ends with the current state, so that the search refresh adds no further events. */
export async function insertHistory(
  db: Kysely<DB>,
  plans: readonly Lived[],
  ids: readonly number[],
  { now }: { now: Date },
): Promise<void> {
  const rows = plans.flatMap((plan, at) => {
    if (plan.moderation?.request_status) return []
    const property_id = ids[at] ?? 0
    const history = planHistory(plan, property_id)
    return history.map(({ kind, price, daysAgo }, n) => {
      const previous = history[n - 1]
      const happened_at = new Date(now.getTime() - daysAgo * DAY_MS)
      return {
        property_id,
        kind,
        price_minor: price * 100,
        currency: 'USD',
        rent_duration: plan.rentPeriod ?? null,
        former_price_minor: previous ? previous.price * 100 : null,
        happened_at,
        recorded_at: happened_at,
      }
    })
  })
  if (rows.length > 0) await db.insertInto('property_event').values(rows).execute()
}

/** Views and favorites; listings with many views have many favorites. */
export async function insertCounters(
  db: Kysely<DB>,
  plans: readonly PlannedListing[],
  ids: readonly number[],
  { agents }: { agents: readonly number[] },
): Promise<void> {
  const favourites = plans.flatMap((plan, at) => {
    const dice = createDice(ids[at] ?? 0)
    const fans = dice.some(
      agents,
      Math.min(agents.length, Math.floor((plan.views / 2400) * 18 * dice.roll())),
    )
    return fans.map((account_id) => ({ account_id, property_id: ids[at] ?? 0 }))
  })
  if (favourites.length > 0) await db.insertInto('favourite').values(favourites).execute()
  const views = plans.map((plan) => plan.views)
  await sql`
    update property_stats t set view_count = v.views,
      favourite_count = (select count(*)::int from favourite f where f.property_id = t.property_id)
    from unnest(${ids}::int[], ${views}::int[]) v(id, views) where t.property_id = v.id`.execute(db)
}
