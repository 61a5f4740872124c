import { type Kysely, sql } from 'kysely'
import { slugify, uniqueSlug } from '@/domain/slug.ts'
import type { DB } from '@/generated/database.ts'
import { type PlannedProject, planProjects } from './projects-plan.ts'
import { DEMO_VIDEO, type SeedSetting } from './seed-listings.ts'

const DAY_MS = 86_400_000

/** Writes the developments with pictures, plans and documents. */
export async function seedProjects(db: Kysely<DB>, setting: SeedSetting): Promise<void> {
  const plans = planProjects(setting.agents.length)
  const taken = new Set<string>()
  for (const plan of plans) {
    const slug = uniqueSlug(slugify(plan.title), (it) => taken.has(it))
    taken.add(slug)
    const id = await insertProject(db, plan, slug, setting)
    await insertFiles(db, plan, id, setting)
    await sql`insert into project_stats (project_id, view_count) values (${id}, ${plan.views})
      on conflict (project_id) do update set view_count = excluded.view_count`.execute(db)
    if (plan.isPromoted) await promote(db, id, setting.now)
  }
}

async function insertProject(
  db: Kysely<DB>,
  plan: PlannedProject,
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

async function promote(db: Kysely<DB>, id: number, now: Date): Promise<void> {
  const starts_at = new Date(now.getTime() - DAY_MS)
  const ends_at = new Date(now.getTime() + 365 * DAY_MS)
  await db
    .insertInto('advertisement')
    .values({ project_id: id, status: 0, starts_at, ends_at })
    .execute()
}
