import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { createServer } from '@/server/app.ts'
import type { HttpApp } from '@/server/http/router.ts'
import { storedDocument, storedPicture } from '@/tests/support/builders/files.ts'
import { homeSection } from '@/tests/support/builders/home.ts'
import { category, parameter, publishedListing } from '@/tests/support/builders/listings.ts'
import { heldPackage, offeredPackage } from '@/tests/support/builders/packages.ts'
import { projectFile, upcomingProject } from '@/tests/support/builders/projects.ts'
import { language } from '@/tests/support/builders/settings.ts'
import { callOk } from '@/tests/support/call.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { type SignedIn, signedIn } from '@/tests/support/members.ts'

/** Every kind of caller, in the order of the table. */
export const GATED_CALLERS = [
  'guest',
  'member without a package',
  'member with a package',
  'owner',
  'agent',
  'administrator',
] as const

export type GatedCaller = (typeof GATED_CALLERS)[number]

/** Titles as lists show them; the secrets stand only in what a package opens. */
export const PREMIUM_TITLE = 'Glass pavilion'
export const PROJECT_TITLE = 'Mill Quarter'
export const PREMIUM_SECRETS = {
  description: 'A wine cellar behind the shelves.',
  metaDescription: 'The only cellar of the street.',
  document: 'gated-floor-plan.pdf',
  panorama: 'gated-panorama.jpg',
  video: 'https://www.youtube.com/watch?v=gatedvideo1',
  facility: 'Gated Pier',
  seventhFact: 'Gated seventh fact',
} as const
export const PROJECT_SECRETS = {
  description: 'Forty flats around a gated court.',
  plan: 'gated-plan.jpg',
  document: 'gated-brochure.pdf',
} as const

export type GatedScene = {
  db: Kysely<DB>
  /** Nobody for a guest. */
  self: SignedIn | undefined
  ownerId: number
  premium: { id: number; slug: string }
  project: { id: number; slug: string }
  /** A home that is open to everybody, of the same category. */
  open: { id: number; slug: string }
  /** An open home of the caller's own; the open one for a guest. */
  own: { id: number; slug: string }
}

/** A paid package of each right, as an operator offers them. */
const RIGHTS = [
  { id: 5, limit: null },
  { id: 6, limit: null },
  { id: 7, limit: null },
]
const EVERYTHING = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, limit: null }))

/** One premium home and one project, with callers who may open them and callers who may not. */
export async function furnishGated(
  db: Kysely<DB>,
): Promise<{ app: HttpApp; sceneOf: (caller: GatedCaller) => Promise<GatedScene> }> {
  await language(db, { code: 'en' })
  const people = await peopleOf(db)
  const categoryId = await category(db)
  const ownerId = people.owner.id
  const facts = { categoryId, city: 'Bend' }
  const open = await publishedListing(db, { ...facts, title: 'Plain house' })
  const premium = await premiumListing(db, { ownerId, categoryId })
  const project = await gatedProject(db, { ownerId, categoryId })
  for (const type of ['premium_properties_section', 'projects_section']) {
    await homeSection(db, type)
  }
  const app = createServer(testDeps({ db }))
  return {
    app,
    async sceneOf(caller) {
      const self = caller === 'guest' ? undefined : people[caller]
      if (!self) return { db, self, ownerId, premium, project, open, own: open }
      const own = await publishedListing(db, { ...facts, ownerId: self.id, title: 'Own house' })
      const { token } = self
      await callOk(app, 'setFavourite', { token, body: { property_id: premium.id, type: 1 } })
      await callOk(app, 'saveFeedPreferences', { token, body: { city: 'Bend' } })
      return { db, self, ownerId, premium, project, open, own }
    },
  }
}

async function peopleOf(db: Kysely<DB>): Promise<Record<Exclude<GatedCaller, 'guest'>, SignedIn>> {
  const people = {
    'member without a package': await signedIn(db),
    'member with a package': await signedIn(db),
    owner: await signedIn(db),
    agent: await signedIn(db),
    administrator: await signedIn(db, { isAdmin: true }),
  }
  const rights = await offeredPackage(db, { name: 'Explorer', priceMinor: 900, features: RIGHTS })
  const all = await offeredPackage(db, { name: 'Agency', priceMinor: 9900, features: EVERYTHING })
  const at = TEST_NOW
  const { id: memberId } = people['member with a package']
  await heldPackage(db, { accountId: memberId, packageId: rights, at })
  await heldPackage(db, { accountId: people.agent.id, packageId: all, at })
  return people
}

type Owned = { ownerId: number; categoryId: number }

async function premiumListing(db: Kysely<DB>, owned: Owned) {
  const parameters: Record<string, string> = {}
  for (const n of [1, 2, 3, 4, 5, 6, 7]) {
    const id = await parameter(db, owned.categoryId, { name: `Fact ${n}`, kind: 'textbox' })
    parameters[id] = n === 7 ? PREMIUM_SECRETS.seventhFact : `Fact value ${n}`
  }
  const listing = await publishedListing(db, {
    ...owned,
    parameters,
    city: 'Bend',
    isPremium: true,
    latitude: 44.06,
    title: PREMIUM_TITLE,
    description: PREMIUM_SECRETS.description,
  })
  await db
    .updateTable('property')
    .set({
      panorama_key: await storedPicture(db, PREMIUM_SECRETS.panorama),
      video_link: PREMIUM_SECRETS.video,
      meta_description: PREMIUM_SECRETS.metaDescription,
    })
    .where('id', '=', listing.id)
    .execute()
  await db
    .insertInto('property_file')
    .values({
      property_id: listing.id,
      kind: 'document',
      file_key: await storedDocument(db, PREMIUM_SECRETS.document),
    })
    .execute()
  await sql`
    with f as (insert into facility (name) values (${PREMIUM_SECRETS.facility}) returning id)
    insert into property_facility (property_id, facility_id, distance) select ${listing.id}, id, 1.5 from f`.execute(
    db,
  )
  return listing
}

async function gatedProject(db: Kysely<DB>, owned: Owned) {
  const project = await upcomingProject(db, {
    ...owned,
    city: 'Bend',
    title: PROJECT_TITLE,
    description: PROJECT_SECRETS.description,
  })
  const plan = await storedPicture(db, PROJECT_SECRETS.plan)
  const brochure = await storedDocument(db, PROJECT_SECRETS.document)
  await projectFile(db, project.id, { kind: 'plan', key: plan, title: 'Ground floor' })
  await projectFile(db, project.id, { kind: 'document', key: brochure })
  return project
}
