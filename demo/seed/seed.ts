import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { FileStore } from '@/server/gateways/files/file-store.ts'
import type { ImageService } from '@/server/gateways/images/image-service.ts'
import { refreshCounts } from '@/server/modules/properties/upkeep-store.ts'
import { planTowns, type Towns } from '../streets/towns.ts'
import { type Album, fillAlbum } from './album.ts'
import { type BrandSettings, storeBrand } from './brand.ts'
import { storeDocuments, storeLicence } from './documents.ts'
import { DEMO_SETTINGS } from './packages-data.ts'
import { planRegion } from './plans/seed-plans.ts'
import { seedAdverts } from './seed-adverts.ts'
import { seedCatalog, seedStructure } from './seed-catalog.ts'
import { seedContent } from './seed-content.ts'
import { seedDemoDays } from './seed-demo-days.ts'
import { seedDrafts } from './seed-drafts.ts'
import { seedFigures } from './seed-figures.ts'
import { seedGrantedPackages } from './seed-granted-packages.ts'
import { seedListings } from './seed-listings.ts'
import { seedMyListings } from './seed-my-listings.ts'
import { hashDemoPassword, seedPeople } from './seed-people.ts'
import { seedProjects } from './seed-projects.ts'
import { seedReports } from './seed-reports.ts'
import { seedSlides } from './seed-slides.ts'
import { seedVerification } from './seed-verification.ts'
import { seedViewingTimes } from './viewings/seed-viewing-times.ts'

export type SeedDeps = {
  db: Kysely<DB>
  files: FileStore
  images: ImageService
  secret: string
  now: Date
  say(line: string): void
  /** Default: the drawn towns of the region. */
  towns?: Towns
}

/** No settings, accounts or categories exist, and nobody began to set it up. */
export async function isEmptyHouse(db: Kysely<DB>): Promise<boolean> {
  const setting = await db.selectFrom('setting').select('key').limit(1).executeTakeFirst()
  const account = await db.selectFrom('account').select('id').limit(1).executeTakeFirst()
  const category = await db.selectFrom('category').select('id').limit(1).executeTakeFirst()
  const isBegun = await db
    .selectFrom('first_run')
    .select('step')
    .where('link_seed', 'is not', null)
    .executeTakeFirst()
  return !setting && !account && !category && !isBegun
}

/** Categories with their details, nearby places, report reasons, packages and home page, without places and listings. */
export async function seedCatalogAlone({ db, images, say }: SeedDeps): Promise<void> {
  say('Preparing the categories')
  const album = await fillAlbum(
    db,
    images,
    () => {},
    (name) => name.startsWith('icon-'),
  )
  await db.transaction().execute(async (tx) => {
    await seedStructure(tx, album)
  })
}

/**
 * Fills an empty database with the deterministic demo region: 1,200 listings and 90 closed ones,
 * some pending or hidden, 60 projects, 40 agents with viewing times, articles, FAQs, packages. One
 * transaction, except for files, which are addressed by content and reused on retry. The database
 * ends transactions that pause, so all is planned before.
 */
export async function seedDemoRegion({
  db,
  files,
  images,
  secret,
  now,
  say,
  towns: own,
}: SeedDeps): Promise<void> {
  say('Preparing the demo region: pictures')
  const album = await fillAlbum(db, images, everyQuarter(say, 'pictures'))
  const documents = await storeDocuments(db, files)
  const licence = await storeLicence(files)
  const brand = await storeBrand(db, files)
  say('Preparing the demo region: towns')
  const towns = own ?? (await planTowns())
  const plans = planRegion(towns, album)
  const passwordHash = await hashDemoPassword()
  say('Preparing the demo region: listings')
  await db.transaction().execute(async (tx) => {
    const ids = await seedCatalog(tx, album)
    const agents = await seedPeople(tx, album, passwordHash)
    const setting = { album, ids, agents, documents, secret, now, plans }
    const listed = await seedListings(tx, setting, everyQuarter(say, 'listings'))
    await seedMyListings(tx, listed.taken, setting)
    const projects = await seedProjects(tx, setting)
    await seedGrantedPackages(tx, setting)
    await seedContent(tx, album, now)
    await seedDemoDays(tx, setting)
    await seedFigures(tx, setting)
    await seedVerification(tx, { agents, licence, now })
    await seedAdverts(tx, { agents, now }, { properties: listed.promoted, projects })
    await seedDrafts(tx, { agents, now })
    await seedReports(tx, { agents, now })
    await seedViewingTimes(tx, { agents, now })
    await seedSlides(tx, { album, categoryId: ids.categories.get('villa') ?? null })
    await seedSettings(tx, album, brand)
    await refreshCounts(tx)
  })
  say('The demo region is ready')
}

async function seedSettings(db: Kysely<DB>, album: Album, brand: BrandSettings): Promise<void> {
  const portrait = album.of('portrait').at(-1)
  const settings = { ...DEMO_SETTINGS, ...brand, ...(portrait ? { admin_image: portrait } : {}) }
  const rows = Object.entries(settings).map(([key, value]) => ({
    key,
    value: JSON.stringify(value),
  }))
  // What the first run has set stays.
  await db
    .insertInto('setting')
    .values(rows)
    .onConflict((known) => known.doNothing())
    .execute()
}

/** Reports each quarter, to keep the log short. */
function everyQuarter(say: (line: string) => void, what: string) {
  let reported = 0
  return (done: number, of: number) => {
    const quarter = Math.floor((4 * done) / of)
    if (quarter <= reported) return
    reported = quarter
    say(`Preparing the demo region: ${what} ${Math.round((100 * done) / of)} %`)
  }
}
