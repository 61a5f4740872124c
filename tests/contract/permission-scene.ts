import type { Kysely } from 'kysely'
import sharp from 'sharp'
import type { Role } from '@/domain/account/rights.ts'
import type { DB } from '@/generated/database.ts'
import { createServer } from '@/server/app.ts'
import type { HttpApp } from '@/server/http/router.ts'
import { deriveCode } from '@/server/modules/account/auth/codes/secrets.ts'
import { privateUrl } from '@/server/modules/files/private-url.ts'
import { recordFile, storeFile } from '@/server/modules/files/service.ts'
import { category, publishedListing } from '@/tests/support/builders/listings.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { upcomingProject } from '@/tests/support/builders/projects.ts'
import { language } from '@/tests/support/builders/settings.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { type SignedIn, signedIn } from '@/tests/support/members.ts'

/** Every kind of caller, in the order of the table. */
export const CALLERS = [
  'visitor',
  'member',
  'owner',
  'agent',
  'deactivated',
  'administrator',
  'editor',
  'moderator',
  'support',
] as const

export type Caller = (typeof CALLERS)[number]

type Person = SignedIn & { signInId: number }

/** What there is while a caller asks: things of the owner, of the caller, and of a stranger. */
export type Scene = {
  db: Kysely<DB>
  /** Nobody for a visitor. */
  self: Person | undefined
  stranger: Person
  house: { id: number; slug: string }
  neighbor: { id: number; slug: string }
  project: { id: number; slug: string }
  ownerId: number
  categoryId: number
  reasonId: number
  freePackageId: number
  pictureKey: string
  fileKey: string
  /** The address of a private file of the owner's. */
  privateAddress: { key: string; until: string; signature: string }
  /** A number of its own for each caller, so that no limit of one counts for another. */
  number: string
  email: string
  /** The code that was sent to the number. */
  code: string
}

/** One house, in which each caller is counted by itself. */
export function openPermissionFixture(db: Kysely<DB>) {
  const deps = testDeps({ db })
  const { files, images, config } = deps
  const recordFiles = storeFiles(deps)
  const apps = new Map<Caller, HttpApp>(
    CALLERS.map((caller) => [caller, createServer(testDeps({ db, files, images }))]),
  )
  return {
    appOf(caller: Caller): HttpApp {
      const app = apps.get(caller)
      if (!app) throw new Error(`Nobody serves ${caller}`)
      return app
    },
    /** Everything anew, with all callers in it. */
    async furnish(): Promise<(caller: Caller) => Promise<Scene>> {
      await language(db, { code: 'en' })
      const people = await peopleOf(db)
      const stranger = await person(db)
      const categoryId = await category(db)
      const ownerId = people.owner.id
      const facts = { ownerId, categoryId, city: 'Bend' }
      const house = await publishedListing(db, { ...facts, title: 'Mill' })
      const neighbor = await publishedListing(db, { categoryId, title: 'Barn' })
      await publishedListing(db, { ownerId: people.agent.id, categoryId })
      const project = await upcomingProject(db, { ownerId })
      const reason = await db
        .insertInto('report_reason')
        .values({ reason: 'Wrong price' })
        .returning('id')
        .executeTakeFirstOrThrow()
      const freePackageId = await offeredPackage(db, { name: 'Starter' })
      const kept = await (await recordFiles)(db)
      const shared = {
        db,
        freePackageId,
        stranger,
        house,
        neighbor,
        project,
        ownerId,
        categoryId,
        ...kept,
      }
      return async (caller) => {
        const place = CALLERS.indexOf(caller)
        const number = `+491511234560${place}`
        return {
          ...shared,
          self: caller === 'visitor' ? undefined : people[caller],
          reasonId: reason.id,
          number,
          email: `${caller}@new.example.org`,
          code: await sentCode(db, { number, secret: config.secretKey }),
        }
      }
    },
  }
}

async function peopleOf(db: Kysely<DB>): Promise<Record<Exclude<Caller, 'visitor'>, Person>> {
  const people = {
    member: await person(db),
    owner: await person(db),
    agent: await person(db),
    deactivated: await person(db, { isActive: false }),
    administrator: await person(db, { role: 'administrator' }),
    editor: await person(db, { role: 'editor' }),
    moderator: await person(db, { role: 'moderator' }),
    support: await person(db, { role: 'support' }),
  }
  await db
    .updateTable('account')
    .set({ verification_status: 'success' })
    .where('id', '=', people.agent.id)
    .execute()
  return people
}

async function person(
  db: Kysely<DB>,
  facts: { isActive?: boolean; role?: Role } = {},
): Promise<Person> {
  const signed = await signedIn(db, facts)
  return { ...signed, signInId: Number(signed.token.split('|')[0]) }
}

/** Puts a picture and a document into the store; answers how their rows are written. */
async function storeFiles(
  deps: ReturnType<typeof testDeps>,
): Promise<(db: Kysely<DB>) => Promise<Pick<Scene, 'pictureKey' | 'fileKey' | 'privateAddress'>>> {
  const { files, images } = deps
  const create = { width: 200, height: 150, channels: 3 as const, background: '#884422' }
  const photo = await sharp({ create }).jpeg().toBuffer()
  const facts = { visibility: 'public', ownerId: null } as const
  const picture = await images.ingest(photo, { ...facts, name: 'mill' })
  const source = Buffer.from('Plans of the mill')
  const file = await storeFile(files, { ...facts, source, name: 'plans.txt', mime: 'text/plain' })
  const proof = await storeFile(files, {
    visibility: 'private',
    ownerId: null,
    name: 'licence.txt',
    mime: 'text/plain',
    source: Buffer.from('Licence'),
  })
  const { searchParams } = new URL(privateUrl({ origin: 'http://localhost', deps }, proof.key))
  const privateAddress = {
    key: proof.key,
    until: searchParams.get('until') ?? '',
    signature: searchParams.get('signature') ?? '',
  }
  return async (db) => {
    for (const kept of [picture, file, proof]) await recordFile(db, kept, null)
    return { pictureKey: picture.key, fileKey: file.key, privateAddress }
  }
}

async function sentCode(
  db: Kysely<DB>,
  { number, secret }: { number: string; secret: string },
): Promise<string> {
  const seed = `seed-of-${number}`
  await db.deleteFrom('one_time_code').where('target', '=', number).execute()
  await db
    .insertInto('one_time_code')
    .values({
      purpose: 'number',
      target: number,
      seed,
      created_at: TEST_NOW,
      expires_at: new Date(TEST_NOW.getTime() + 60_000),
    })
    .execute()
  return deriveCode(seed, secret)
}
