import type { Kysely } from 'kysely'
import type { UploadPurpose } from '@/domain/listing/file-rules.ts'
import type { DB } from '@/generated/database.ts'
import { createServer } from '@/server/app.ts'
import { packagesHandlers } from '@/server/modules/packages/handlers.ts'
import { callOk } from '../call.ts'
import { TEST_NOW, testDeps } from '../deps.ts'
import { type SignedIn, signedIn } from '../members.ts'
import { storedDocument, storedPicture } from './files.ts'
import { offeredPackage } from './packages.ts'

/**
 * Somebody whom nothing keeps from listing: a complete profile, and a package with these features. `at` is when that
 * is so, where it is not the tests' own moment.
 */
export async function lister(
  db: Kysely<DB>,
  facts: {
    features?: { id: number; limit: number | null }[]
    verification?: string
    at?: Date
  } = {},
): Promise<SignedIn> {
  const at = facts.at ?? TEST_NOW
  const person = await signedIn(db, { tokenExpiresAt: new Date(at.getTime() + MONTH_MS) })
  const { id } = person
  await db
    .updateTable('account')
    .set({
      email: `lister-${id}@example.org`,
      mobile: `49151123456${id}`,
      address: '12 Harbour Street',
      profile_key: await storedPicture(db, `portrait-${id}.jpg`),
      verification_status: facts.verification ?? 'initial',
    })
    .where('id', '=', id)
    .execute()
  await holdPackage(db, { token: person.token, features: facts.features ?? EVERYTHING, at })
  return person
}

/** As many listings of either kind as one likes. */
const EVERYTHING = [
  { id: 1, limit: null },
  { id: 3, limit: null },
]

async function holdPackage(
  db: Kysely<DB>,
  held: { token: string; features: { id: number; limit: number | null }[]; at: Date },
): Promise<void> {
  const { token, features, at } = held
  const packageId = await offeredPackage(db, { name: 'Held', features })
  const app = createServer(testDeps({ db, clock: () => at }), packagesHandlers)
  await callOk(app, 'assignPackage', { token, body: { package_id: packageId } })
}

/** A finished upload that no listing refers to yet; there is no file behind its row. */
export async function readyUpload(
  db: Kysely<DB>,
  facts: { accountId: number; purpose: UploadPurpose; status?: string },
): Promise<{ id: string; key: string }> {
  const { accountId, purpose } = facts
  uploads += 1
  const id = `upload-${uploads}`
  const isPicture = purpose === 'photo' || purpose === 'panorama'
  const key = isPicture
    ? await storedPicture(db, `${id}.jpg`)
    : await storedDocument(db, `${id}.pdf`)
  await db.updateTable('stored_file').set({ owner_id: accountId }).where('key', '=', key).execute()
  await db
    .insertInto('upload')
    .values({
      id,
      account_id: accountId,
      purpose,
      name: key,
      bytes: 1000,
      status: facts.status ?? 'ready',
      file_key: key,
      created_at: TEST_NOW,
      expires_at: new Date(TEST_NOW.getTime() + MONTH_MS),
    })
    .execute()
  return { id, key }
}

const MONTH_MS = 30 * 86_400_000
let uploads = 0
