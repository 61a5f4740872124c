import { type Kysely, sql } from 'kysely'
import { slugify, uniqueSlug } from '@/domain/web/slug.ts'
import type { DB } from '@/generated/database.ts'
import { logReview } from '@/server/modules/listing-editor/review-log-store.ts'
import type { PlannedProject } from './plans/projects-plan.ts'
import { DEMO_VIDEO, type SeedSetting } from './seed-listings.ts'

const DAY_MS = 86_400_000

const HOUR_MS = 3_600_000
const DAY_HOURS = 24
const REASON =
  'The plans are of another building. Please send those of this one, and say when work begins.'

type ModerationStatus = {
  request_status?: 'pending' | 'rejected'
  submitted_at?: Date
  is_active?: boolean
}

type Illustrated = PlannedProject & { moderation?: ModerationStatus }

type Wanted = { agent: number; hoursAgo: number; moderation: (at: Date) => ModerationStatus }

const waiting = (at: Date): ModerationStatus => ({ request_status: 'pending', submitted_at: at })

/** Non-public projects of the demo agent, and the administrator's review queue. */
const WANTED: readonly Wanted[] = [
  { agent: 0, hoursAgo: 7, moderation: waiting },
  { agent: 0, hoursAgo: 4 * DAY_HOURS, moderation: () => ({ request_status: 'rejected' }) },
  { agent: 0, hoursAgo: 70 * DAY_HOURS, moderation: () => ({ is_active: false }) },
  { agent: 11, hoursAgo: 18, moderation: waiting },
]

/**
 * Inserts public and non-public projects with pictures, plans and documents. Returns those to
 * feature.
 */
export async function seedProjects(db: Kysely<DB>, setting: SeedSetting): Promise<number[]> {
  const promoted: number[] = []
  const taken = new Set<string>()
  const listed: Illustrated[] = setting.plans.projects
  for (const plan of [...listed, ...nonPublic(setting)]) {
    const slug = uniqueSlug(slugify(plan.title), (it) => taken.has(it))
    taken.add(slug)
    const id = await insertProject(db, plan, slug, setting)
    await insertFiles(db, plan, id, setting)
    await sql`insert into project_stats (project_id, view_count) values (${id}, ${plan.views})
      on conflict (project_id) do update set view_count = excluded.view_count`.execute(db)
    if (plan.isFeatured) promoted.push(id)
    if (plan.moderation?.request_status !== 'rejected') continue
    const at = new Date(setting.now.getTime() - 2 * DAY_MS)
    const review = { decision: 'rejected', reason: REASON, decidedBy: null } as const
    await logReview(db, { kind: 'project', id, ...review, at })
  }
  return promoted
}

function nonPublic({ now, plans }: SeedSetting): Illustrated[] {
  return plans.spareProjects.map((plan, place): Illustrated => {
    const wanted = WANTED[place]
    if (!wanted) return plan
    const { agent, hoursAgo, moderation } = wanted
    const views = hoursAgo > 7 * DAY_HOURS ? plan.views % 300 : 0
    return {
      ...plan,
      agent,
      views,
      isFeatured: false,
      ageDays: hoursAgo / DAY_HOURS,
      moderation: moderation(new Date(now.getTime() - hoursAgo * HOUR_MS)),
    }
  })
}

async function insertProject(
  db: Kysely<DB>,
  plan: Illustrated,
  slug: string,
  { album, ids, agents, now }: SeedSetting,
): Promise<number> {
  const { title, description, type, location, latitude, longitude, city } = plan
  const { id } = await db
    .insertInto('project')
    .values({
      slug,
      owner_id: agents[plan.agent] ?? null,
      category_id: ids.categories.get(plan.category) ?? 0,
      type,
      is_active: true,
      request_status: 'approved',
      title,
      description,
      location,
      place_id: ids.places.get(`${city.name}, ${city.state}`) ?? null,
      city: city.name,
      state: city.state,
      country: city.country,
      latitude,
      longitude,
      image_key: album.next(`exterior-${plan.category}`),
      video_link: plan.hasVideo ? DEMO_VIDEO : '',
      posted_at: new Date(now.getTime() - plan.ageDays * DAY_MS),
      ...plan.moderation,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function insertFiles(
  db: Kysely<DB>,
  plan: PlannedProject,
  id: number,
  { album, documents }: SeedSetting,
): Promise<void> {
  const subjects = [`exterior-${plan.category}`, 'living', 'kitchen', 'bedroom']
  const files = [
    ...subjects.map((subject) => ({ kind: 'gallery', title: '', file_key: album.next(subject) })),
    ...plan.plans.map((title) => ({ kind: 'plan', title, file_key: album.next('plan') })),
    ...documents.slice(0, 1).map((file_key) => ({ kind: 'document', title: '', file_key })),
  ].flatMap(({ file_key, ...rest }, position) =>
    file_key ? [{ project_id: id, file_key, position, ...rest }] : [],
  )
  if (files.length > 0) await db.insertInto('project_file').values(files).execute()
}
