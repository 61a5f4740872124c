import { type Kysely, sql } from 'kysely'
import { slugify, uniqueSlug } from '@/domain/slug.ts'
import type { DB } from '@/generated/database.ts'
import { planProjects } from './projects-plan.ts'
import type { SeedSetting } from './seed-listings.ts'

const DAY_MS = 86_400_000

/** Writes the developments with pictures, plans and documents. */
export async function seedProjects(db: Kysely<DB>, setting: SeedSetting): Promise<void> {
  const { album, ids, agents, documents, now } = setting
  const plans = planProjects(agents.length)
  const taken = new Set<string>()
  for (const plan of plans) {
    const slug = uniqueSlug(slugify(plan.title), (it) => taken.has(it))
    taken.add(slug)
    const subject = `exterior-${plan.category}`
    const { id } = await db
      .insertInto('project')
      .values({
        slug,
        owner_id: agents[plan.agent] ?? null,
        category_id: ids.categories.get(plan.category) ?? 0,
        type: plan.type,
        is_active: true,
        request_status: 'approved',
        title: plan.title,
        description: plan.description,
        location: plan.location,
        place_id: ids.places.get(`${plan.city.name}, ${plan.city.state}`) ?? null,
        city: plan.city.name,
        state: plan.city.state,
        country: plan.city.country,
        latitude: plan.latitude,
        longitude: plan.longitude,
        image_key: album.next(subject),
        video_link: plan.hasVideo ? 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' : '',
        posted_at: new Date(now.getTime() - plan.ageDays * DAY_MS),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const gallery = [subject, 'living', 'kitchen', 'bedroom'].map((it) => ({
      kind: 'gallery',
      title: '',
      file_key: album.next(it),
    }))
    const drawings = plan.plans.map((title) => ({
      kind: 'plan',
      title,
      file_key: album.next('plan'),
    }))
    const papers = documents
      .slice(0, 1)
      .map((file_key) => ({ kind: 'document', title: '', file_key }))
    const files = [...gallery, ...drawings, ...papers].flatMap(({ file_key, ...rest }, position) =>
      file_key ? [{ project_id: id, file_key, position, ...rest }] : [],
    )
    if (files.length > 0) await db.insertInto('project_file').values(files).execute()
    await sql`insert into project_stats (project_id, view_count) values (${id}, ${plan.views})
      on conflict (project_id) do update set view_count = excluded.view_count`.execute(db)
    if (plan.isPromoted) {
      await db
        .insertInto('advertisement')
        .values({
          project_id: id,
          status: 0,
          starts_at: new Date(now.getTime() - DAY_MS),
          ends_at: new Date(now.getTime() + 365 * DAY_MS),
        })
        .execute()
    }
  }
}
