import { beforeEach, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { myProjectsHandlers } from '@/server/modules/projects/my-projects-handlers.ts'
import { keepTerms } from '@/server/modules/properties/my-listings/expiry.ts'
import { myPropertiesHandlers } from '@/server/modules/properties/my-listings/my-properties-handlers.ts'
import { sweepUploads } from '@/server/modules/uploads/sweep.ts'
import { storedPicture } from '@/tests/support/builders/files.ts'
import { lister, readyUpload } from '@/tests/support/builders/lister.ts'
import { pendingListing, publishedListing } from '@/tests/support/builders/listings.ts'
import { projectFile, upcomingProject } from '@/tests/support/builders/projects.ts'
import { callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { adminHandlers } from '../handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

type Kind = 'property' | 'project'
const DAY_MS = 86_400_000

/** An owner, an admin, and a photo of an older listing. */
async function scene() {
  const handlers = { ...myPropertiesHandlers, ...myProjectsHandlers, ...adminHandlers }
  const app = createServer(testDeps({ db }), handlers)
  const { token } = await signedIn(db, { isAdmin: true })
  const owner = await lister(db)
  const oldPhoto = await storedPicture(db, 'old.jpg')
  await db
    .updateTable('stored_file')
    .set({ owner_id: owner.id, created_at: new Date(TEST_NOW.getTime() - 9 * DAY_MS) })
    .where('key', '=', oldPhoto)
    .execute()
  const read = async (kind: Kind, id: number) =>
    (await callOk(app, 'getReviewItem', { token, path: { kind, id } })).data
  const decide = async (kind: Kind, id: number, own: object = { decision: 'approved' }) => {
    const { revision } = await read(kind, id)
    const body = { kind, id, revision, reason: 'No.', ...own }
    return (await callOk(app, 'decideReview', { token, body })).data.revision
  }
  const undo = (kind: Kind, id: number, revision: number) =>
    callOk(app, 'undoReview', { token, body: { kind, id, revision } })
  const edit = (id: number, sent: object) =>
    callOk(app, 'updateProperty', { token: owner.token, body: { action_type: 0, id, ...sent } })
  const photo = () => readyUpload(db, { accountId: owner.id, purpose: 'photo' })
  /** Runs the cleanup jobs some days later and returns the stored keys. */
  const keepHouse = async (days: number) => {
    const at = new Date(TEST_NOW.getTime() + days * DAY_MS)
    await keepTerms(testDeps({ db, clock: () => at }), new AbortController().signal)
    await sweepUploads(testDeps({ db }), at)
    return (await db.selectFrom('stored_file').select('key').execute()).map(({ key }) => key)
  }
  return { app, owner, oldPhoto, read, decide, undo, edit, photo, keepHouse }
}

/** The last approved version in the admin's view. */
const wordsOf = ({ approved }: { approved: { title: string; listing: object } | null }) =>
  approved && [
    approved.title,
    Object.entries(approved.listing).find(([k]) => k === 'description')?.[1],
  ]

test('shows an edited property beside its last approved state until the next decision', async () => {
  const { owner, oldPhoto, read, decide, undo, edit, photo } = await scene()
  const { id } = await publishedListing(db, {
    ownerId: owner.id,
    title: 'Mill',
    description: 'By the brook.',
  })
  await db.updateTable('property').set({ title_image_key: oldPhoto }).where('id', '=', id).execute()
  expect((await read('property', id)).approved).toBeNull()
  await edit(id, { price: 1 })
  expect((await read('property', id)).approved).toBeNull()
  const { id: upload } = await photo()
  await edit(id, { title: 'Old mill', pictures: [{ upload, alt: 'The wheel' }] })
  const item = await read('property', id)
  expect(item).toMatchObject({
    title: 'Old mill',
    approved: { title: 'Mill', until: '2026-06-15T12:00:00.000000Z' },
  })
  expect(item.approved?.listing.pictures).toMatchObject([
    { alt: '', url: expect.stringContaining(oldPhoto) },
  ])
  expect(item.approved?.listing.price).toBe(1)
  expect(item.listing?.pictures).toMatchObject([{ alt: 'The wheel' }])
  const approved = ['Mill', 'By the brook.']
  await edit(id, { description: 'By the river.' })
  expect(wordsOf(await read('property', id))).toEqual(approved)
  await decide('property', id, { decision: 'rejected' })
  expect(wordsOf(await read('property', id))).toEqual(approved)
  await edit(id, { title: 'Mill house' })
  expect(wordsOf(await read('property', id))).toEqual(approved)
  const revision = await decide('property', id)
  expect((await read('property', id)).approved).toBeNull()
  await undo('property', id, revision)
  expect(wordsOf(await read('property', id))).toEqual(approved)
  await decide('property', id)
  await decide('property', id, { decision: 'rejected' })
  expect(wordsOf(await read('property', id))).toEqual(['Mill house', 'By the river.'])
})

test('shows a project so, too, and keeps its former files while the approval can be undone', async () => {
  const { app, owner, oldPhoto, read, decide, photo, keepHouse } = await scene()
  const { id } = await upcomingProject(db, { ownerId: owner.id, title: 'Quay' })
  await projectFile(db, id, { kind: 'gallery', key: oldPhoto })
  const { id: upload } = await photo()
  const body = { id, title: 'Long Quay', pictures: [{ upload }] }
  await callOk(app, 'postProject', { token: owner.token, body })
  const { approved } = await read('project', id)
  expect(approved).toMatchObject({ title: 'Quay', listing: { project_type: 'upcoming' } })
  expect(approved?.listing.pictures).toMatchObject([{ url: expect.stringContaining(oldPhoto) }])
  expect(await keepHouse(0)).toContain(oldPhoto)
  await decide('project', id)
  expect(await keepHouse(0)).toContain(oldPhoto)
  expect(await keepHouse(2)).not.toContain(oldPhoto)
  expect(await db.selectFrom('approved_content').select('id').execute()).toEqual([])
})

test('shows nothing beside what was never approved', async () => {
  const { owner, read, decide, edit } = await scene()
  const { id } = await pendingListing(db, { ownerId: owner.id })
  await decide('property', id, { decision: 'rejected' })
  await edit(id, { title: 'Mended' })
  expect((await read('property', id)).approved).toBeNull()
})
