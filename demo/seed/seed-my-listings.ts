import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { logReview } from '@/server/modules/listing-editor/review-log-store.ts'
import type { PlannedListing } from './plans/listing-plan.ts'
import { titleSubject } from './plans/seed-plans.ts'
import {
  type Illustrated,
  type ModerationStatus,
  type SeedSetting,
  writeListings,
} from './seed-listings.ts'

const HOUR_MS = 3_600_000
const DAY_HOURS = 24
const REASON =
  'The pictures show another home than the description. Please send pictures of this one, and the number of bathrooms.'

type Wanted = {
  /** Index of the agent; 0 is the demo agent. */
  agent: number
  offer: 'sale' | 'rent'
  hoursAgo: number
  moderation: (at: (hoursAgo: number) => Date) => ModerationStatus
  /** Sold or rented. */
  isClosed?: boolean
}

const waiting =
  (hours: number): Wanted['moderation'] =>
  (at) => ({ request_status: 'pending', submitted_at: at(hours), approved_at: null })

/** Non-public listings of the demo agent, and the administrator's review queue. */
const WANTED: readonly Wanted[] = [
  { agent: 0, offer: 'sale', hoursAgo: 5, moderation: waiting(5) },
  { agent: 0, offer: 'rent', hoursAgo: 2, moderation: waiting(2) },
  {
    agent: 0,
    offer: 'sale',
    hoursAgo: 3 * DAY_HOURS,
    moderation: () => ({ request_status: 'rejected', approved_at: null }),
  },
  {
    agent: 0,
    offer: 'sale',
    hoursAgo: 20 * DAY_HOURS,
    moderation: () => ({ is_active: false }),
  },
  {
    agent: 0,
    offer: 'rent',
    hoursAgo: 94 * DAY_HOURS,
    moderation: (at) => ({ expires_at: at(4 * DAY_HOURS), end_told_for: at(4 * DAY_HOURS) }),
  },
  { agent: 0, offer: 'sale', hoursAgo: 60 * DAY_HOURS, isClosed: true, moderation: () => ({}) },
  { agent: 0, offer: 'rent', hoursAgo: 45 * DAY_HOURS, isClosed: true, moderation: () => ({}) },
  { agent: 3, offer: 'sale', hoursAgo: 30, moderation: waiting(30) },
  { agent: 8, offer: 'rent', hoursAgo: 22, moderation: waiting(22) },
  { agent: 14, offer: 'sale', hoursAgo: 9, moderation: waiting(9) },
]

export async function seedMyListings(
  db: Kysely<DB>,
  taken: Set<string>,
  setting: SeedSetting,
): Promise<void> {
  const at = (hoursAgo: number) => new Date(setting.now.getTime() - hoursAgo * HOUR_MS)
  const plans = [...setting.plans.spareListings]
  const batch = WANTED.map((wanted, style): Illustrated => {
    const plan = takePlan(plans, wanted.offer)
    return {
      ...plan,
      agent: wanted.agent,
      ageDays: wanted.hoursAgo / DAY_HOURS,
      propertyType: toPropertyType(wanted),
      views: wanted.hoursAgo > DAY_HOURS ? plan.views % 300 : 0,
      title_image_key: setting.album.next(titleSubject(plan.category)),
      style,
      moderation: wanted.moderation(at),
    }
  })
  const ids = await writeListings(db, { batch, taken }, setting)
  for (const [place, { moderation }] of batch.entries()) {
    const id = ids[place]
    if (id === undefined || moderation?.request_status !== 'rejected') continue
    const review = { decision: 'rejected', reason: REASON, decidedBy: null } as const
    await logReview(db, { kind: 'property', id, ...review, at: at(2 * DAY_HOURS) })
  }
  await endSoon(db, setting)
}

/** Lets one of the agent's public listings expire soon. */
async function endSoon(db: Kysely<DB>, { agents: [agent], now }: SeedSetting): Promise<void> {
  const ends = new Date(now.getTime() + 9 * DAY_HOURS * HOUR_MS)
  await sql`
    update property set expires_at = ${ends}, ending_told_for = ${ends} where id = (
      select id from property where owner_id = ${agent ?? null} and property_type = 0 and is_active
        and request_status = 'approved' and not is_premium order by posted_at, id limit 1)`.execute(
    db,
  )
}

function takePlan(plans: PlannedListing[], offer: Wanted['offer']): PlannedListing {
  const place = plans.findIndex(({ propertyType }) => (propertyType === 1) === (offer === 'rent'))
  const [plan] = plans.splice(place, 1)
  if (!plan) throw new Error(`no plan is for ${offer}`)
  return plan
}

function toPropertyType({ offer, isClosed }: Wanted): PlannedListing['propertyType'] {
  if (offer === 'rent') return isClosed ? 3 : 1
  return isClosed ? 2 : 0
}
