import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { propertiesHandlers } from '@/server/modules/properties/handlers.ts'
import { NOON, pendingListing, publishedListing } from '@/tests/support/builders/listings.ts'
import { place } from '@/tests/support/builders/places.ts'
import { pendingProject } from '@/tests/support/builders/projects.ts'
import { waitingApplication } from '@/tests/support/builders/reviews.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import {
  REFUSALS_OF_READS,
  REFUSALS_OF_WRITES,
  usualRefusals,
} from '@/tests/support/usual-refusals.ts'
import { adminHandlers } from '../handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const open = () => createServer(testDeps({ db }), { ...propertiesHandlers, ...adminHandlers })
const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000)

/** An admin and a queue with a property, a project and an application, in this order. */
async function reviewQueueWithItems() {
  const app = open()
  const admin = await signedIn(db, { isAdmin: true, name: 'Ada Keller' })
  const owner = await signedIn(db, { name: 'Jonas Weber' })
  const facts = { ownerId: owner.id }
  const property = await pendingListing(db, { ...facts, title: 'Mill', postedAt: minutes(0) })
  const project = await pendingProject(db, { ...facts, title: 'Quay', postedAt: minutes(1) })
  const application = await waitingApplication(db, {
    accountId: owner.id,
    answers: { Licence: 'A-1234', Areas: ['North', 'South'] },
    at: minutes(2),
  })
  const { token } = admin
  const read = (kind: 'property' | 'project' | 'verification', id: number) =>
    callOk(app, 'getReviewItem', { token, path: { kind, id } }).then(({ data }) => data)
  return { app, admin, token, owner, property, project, application, read }
}

type ReviewQueue = Awaited<ReturnType<typeof reviewQueueWithItems>>

const decideOn = async (
  { app, token, read }: ReviewQueue,
  kind: 'property' | 'project' | 'verification',
  id: number,
  own: object = {},
) => {
  const { revision } = await read(kind, id)
  const body = { kind, id, revision, decision: 'approved', ...own }
  return call(app, 'decideReview', { token, body })
}

describe('the review queue', () => {
  test('lists the longest waiting first, counts by kind, and continues from any cursor', async () => {
    const { app, token, property, project, application } = await reviewQueueWithItems()
    await publishedListing(db, { title: 'Decided' })
    const all = await callOk(app, 'getReviewQueue', { token })
    expect(all.waiting).toEqual({ property: 1, project: 1, verification: 1 })
    expect(all.data.map(({ kind, id, title }) => [kind, id, title])).toEqual([
      ['property', property.id, 'Mill'],
      ['project', project.id, 'Quay'],
      ['verification', application, 'Jonas Weber'],
    ])
    expect(all.next).toBeNull()
    const first = await callOk(app, 'getReviewQueue', { token, query: { limit: 1 } })
    const after = first.next ?? ''
    const rest = await callOk(app, 'getReviewQueue', { token, query: { after } })
    expect([first.data, rest.data].flat()).toEqual(all.data)
    const projects = await callOk(app, 'getReviewQueue', { token, query: { kind: 'project' } })
    expect(projects.data).toHaveLength(1)
  })

  test('orders items of the same moment without losing any', async () => {
    const { id: token } = { id: (await signedIn(db, { isAdmin: true })).token }
    const app = open()
    for (let n = 0; n < 3; n++) {
      await pendingListing(db, { title: `Home ${n}` })
      await pendingProject(db, { title: `Project ${n}` })
    }
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await callOk(app, 'getReviewQueue', { token, query: { limit: 2, after } })
      seen.push(...page.data.map(({ title }) => title))
      after = page.next ?? undefined
    } while (after)
    expect(seen).toEqual(['Home 0', 'Home 1', 'Home 2', 'Project 0', 'Project 1', 'Project 2'])
  })

  test('shows the next and previous items in full, and none after the last', async () => {
    const { app, token, property, project, application } = await reviewQueueWithItems()
    const next = async (query: { after?: string; before?: string; kind?: 'verification' }) =>
      (await callOk(app, 'getNextReview', { token, query })).data
    const first = await next({})
    expect([first?.kind, first?.id]).toEqual(['property', property.id])
    const second = await next({ after: first?.cursor ?? '' })
    expect([second?.kind, second?.id]).toEqual(['project', project.id])
    const third = await next({ kind: 'verification', after: first?.cursor ?? '' })
    expect(third?.id).toBe(application)
    expect(await next({ after: third?.cursor ?? '' })).toBeNull()
    const back = await next({ before: third?.cursor ?? '' })
    expect([back?.kind, back?.id]).toEqual(['project', project.id])
  })

  test('rejects an invalid cursor', async () => {
    const { app, token } = await reviewQueueWithItems()
    const status = async (after: string) =>
      Number((await call(app, 'getReviewQueue', { token, query: { after } })).status)
    expect([await status('12'), await status('1.9.1'), await status('1.0.9999999999')]).toEqual([
      422, 422, 422,
    ])
    const next = await call(app, 'getNextReview', { token, query: { before: '1.2' } })
    expect(next.status).toBe(422)
  })
})

test('shows details of a property that only its owner sees, and an application’s answers', async () => {
  const reviewContext = await reviewQueueWithItems()
  const { read, owner, property, project, application } = reviewContext
  const item = await read('property', property.id)
  expect(item).toMatchObject({ status: 'pending', title: 'Mill', decisions: [], answers: [] })
  expect(item.listing).toMatchObject({ address: '12 Shore Road', latitude: 47.6769 })
  expect(item.owner).toMatchObject({
    person: { id: owner.id, name: 'Jonas Weber', verification_status: 'pending' },
    properties: { pending: 1, approved: 0, rejected: 0 },
    projects: { pending: 1, approved: 0, rejected: 0 },
  })
  expect((await read('project', project.id)).listing).toMatchObject({ project_type: 'upcoming' })
  expect((await read('verification', application)).answers).toEqual([
    { name: 'Licence', value: ['A-1234'], file: '' },
    { name: 'Areas', value: ['North', 'South'], file: '' },
  ])
})

test('shows the distance of a pin from its town, and listings at the same address', async () => {
  const { read, property } = await reviewQueueWithItems()
  const placeId = await place(db, { name: 'Kirkland' })
  expect((await read('property', property.id)).pin_distance_km).toBeNull()
  await db.updateTable('place').set({ latitude: 47.6769, longitude: -122.206 }).execute()
  const twin = await publishedListing(db, { title: 'Other pin', latitude: 47.9 })
  await publishedListing(db, { title: 'Other street', latitude: 47.9, address: '1 Hill Street' })
  await db.updateTable('property').set({ place_id: placeId }).execute()
  await db.updateTable('property').set({ latitude: 47.8 }).where('id', '=', property.id).execute()
  const { similar, pin_distance_km } = await read('property', property.id)
  expect(pin_distance_km).toBe(13.7)
  expect(similar.map(({ id }) => id)).toEqual([twin.id])
})

test('shows likely duplicates of a property, and links an answer to its file', async () => {
  const reviewContext = await reviewQueueWithItems()
  const { read, property, owner, application } = reviewContext
  const placeId = await place(db, { name: 'Kirkland' })
  const twin = await publishedListing(db, { title: 'Old mill' })
  await publishedListing(db, { title: 'Far away', latitude: 47.9, address: '1 Hill Street' })
  await db.updateTable('property').set({ place_id: placeId }).execute()
  const { similar } = await read('property', property.id)
  expect(similar.map(({ id, title }) => [id, title])).toEqual([[twin.id, 'Old mill']])
  await db
    .insertInto('stored_file')
    .values({
      key: 'licence.pdf',
      name: 'My licence.pdf',
      mime: 'application/pdf',
      visibility: 'private',
      bytes: 9,
      sha256: 'x',
      owner_id: owner.id,
    })
    .execute()
  await db.updateTable('verification_answer').set({ file_key: 'licence.pdf' }).execute()
  const [answer] = (await read('verification', application)).answers
  expect(answer?.value).toEqual(['My licence.pdf'])
  expect(answer?.file).toContain('/api/ext/files/private/licence.pdf?')
})

describe('a review decision', () => {
  test('of each kind is recorded, notified and logged once', async () => {
    const reviewContext = await reviewQueueWithItems()
    const { app, token, property, project, application, read } = reviewContext
    expect((await decideOn(reviewContext, 'property', property.id)).status).toBe(200)
    const no = { decision: 'rejected', reason: 'No plans.' }
    expect((await decideOn(reviewContext, 'project', project.id, no)).status).toBe(200)
    expect((await decideOn(reviewContext, 'verification', application)).status).toBe(200)
    const found = await callOk(app, 'getPropertyList', {})
    expect(found.data.map(({ id }) => id)).toEqual([property.id])
    expect(await read('project', project.id)).toMatchObject({
      status: 'rejected',
      decisions: [{ decision: 'rejected', reason: 'No plans.', decided_by: 'Ada Keller' }],
    })
    expect((await read('verification', application)).owner?.person.verification_status).toBe(
      'success',
    )
    const log = await callOk(app, 'getAuditLog', { token })
    expect(
      log.data.map((row) => [row.action, row.subject_kind, row.subject_name, row.reason]),
    ).toEqual([
      ['approved', 'verification', 'Jonas Weber', ''],
      ['rejected', 'project', 'Quay', 'No plans.'],
      ['approved', 'property', 'Mill', ''],
    ])
    const told = await db.selectFrom('notification').select('kind').orderBy('id').execute()
    expect(told.map(({ kind }) => kind)).toEqual(['approved', 'rejected', 'verified'])
    expect((await callOk(app, 'getReviewQueue', { token })).data).toEqual([])
  })

  test('can be undone once, which restores the place in the queue', async () => {
    const reviewContext = await reviewQueueWithItems()
    const { app, token, property, project, application } = reviewContext
    const before = await callOk(app, 'getReviewQueue', { token })
    const all = [
      ['property', property.id],
      ['project', project.id],
      ['verification', application],
    ] as const
    for (const [kind, id] of all) {
      const decided = await decideOn(reviewContext, kind, id)
      if (decided.status !== 200) throw new Error(String(decided.status))
      const body = { kind, id, revision: decided.body.data.revision }
      expect((await call(app, 'undoReview', { token, body })).status).toBe(200)
      expect((await call(app, 'undoReview', { token, body })).status).toBe(409)
    }
    expect(await callOk(app, 'getReviewQueue', { token })).toEqual(before)
    expect(await callOk(app, 'getAuditLog', { token }).then(({ data }) => data.length)).toBe(6)
    expect(await db.selectFrom('notification').select('id').execute()).toEqual([])
  })

  test('of a second administrator is refused, and so is one about a changed item', async () => {
    const reviewContext = await reviewQueueWithItems()
    const { app, token, property, project } = reviewContext
    const other = await signedIn(db, { isAdmin: true })
    const body = { kind: 'property', id: property.id, revision: 1, decision: 'approved' }
    const twice = await Promise.all([
      call(app, 'decideReview', { token, body }),
      call(app, 'decideReview', { token: other.token, body }),
    ])
    expect(twice.map(({ status }) => Number(status)).sort()).toEqual([200, 409])
    const refused = twice.find((reply) => reply.status === 409)
    expect(refused?.body).toMatchObject({ key: 'alreadyDecided', data: { status: 'approved' } })
    await db.updateTable('project').set({ revision: 2 }).where('id', '=', project.id).execute()
    const edited = { kind: 'project', id: project.id, revision: 1, decision: 'approved' }
    const reply = await call(app, 'decideReview', { token, body: edited })
    expect([reply.status, reply.status === 409 && reply.body.key]).toEqual([409, 'stale'])
    expect(await callOk(app, 'getAuditLog', { token }).then(({ data }) => data.length)).toBe(1)
  })

  test('about one’s own application is refused', async () => {
    const { app, token, admin } = await reviewQueueWithItems()
    const id = await waitingApplication(db, { accountId: admin.id })
    const named = { kind: 'verification', id, revision: 1 }
    const body = { ...named, decision: 'approved' }
    for (const reply of [
      await call(app, 'decideReview', { token, body }),
      await call(app, 'undoReview', { token, body: named }),
    ]) {
      expect(reply).toMatchObject({ status: 409, body: { key: 'ownSubject' } })
    }
    const other = await signedIn(db, { isAdmin: true })
    const decided = await call(app, 'decideReview', { token: other.token, body })
    expect(decided.status).toBe(200)
  })

  test('cannot be undone once the owner has changed the item', async () => {
    const reviewContext = await reviewQueueWithItems()
    const { app, token, property, read } = reviewContext
    await decideOn(reviewContext, 'property', property.id)
    await decideOn(reviewContext, 'property', property.id, {
      decision: 'rejected',
      reason: 'Gone.',
    })
    await db.updateTable('property').set({ request_status: 'pending', revision: 4 }).execute()
    const body = { kind: 'property', id: property.id, revision: 4 }
    const refused = await call(app, 'undoReview', { token, body })
    expect(refused).toMatchObject({ status: 409, body: { key: 'wrongStep' } })
    expect((await read('property', property.id)).status).toBe('pending')
  })

  test('needs an existing item, known fields and, to reject, a reason', async () => {
    const reviewContext = await reviewQueueWithItems()
    const { app, token, property } = reviewContext
    const status = async (own: object) =>
      Number((await decideOn(reviewContext, 'property', property.id, own)).status)
    expect(await status({ decision: 'rejected' })).toBe(422)
    expect(await status({ decision: 'rejected', reason: '  ' })).toBe(422)
    const gone = { kind: 'project', id: 9_999, revision: 1 }
    const decided = { ...gone, decision: 'approved' }
    expect((await call(app, 'decideReview', { token, body: decided })).status).toBe(404)
    expect((await call(app, 'undoReview', { token, body: gone })).status).toBe(404)
    const path = { kind: 'project', id: 9_999 } as const
    expect((await call(app, 'getReviewItem', { token, path })).status).toBe(404)
    await db.updateTable('property').set({ deleted_at: NOON }).execute()
    const deleted = { kind: 'property', id: property.id } as const
    expect((await call(app, 'getReviewItem', { token, path: deleted })).status).toBe(404)
  })
})

test('is closed to everyone but administrators', async () => {
  const app = open()
  for (const id of ['getReviewQueue', 'getNextReview'] as const) {
    expect(await usualRefusals(db, app, id)).toEqual(REFUSALS_OF_READS)
  }
  for (const id of ['decideReview', 'undoReview'] as const) {
    expect(await usualRefusals(db, app, id)).toEqual(REFUSALS_OF_WRITES)
  }
  const { token } = await signedIn(db)
  const path = { kind: 'property', id: 1 } as const
  const body = { kind: 'property', id: 1, revision: 1 }
  const statuses = [
    await call(app, 'getReviewQueue', { token }),
    await call(app, 'getNextReview', { token }),
    await call(app, 'getReviewItem', { token, path }),
    await call(app, 'decideReview', { token, body: { ...body, decision: 'approved' } }),
    await call(app, 'undoReview', { token, body }),
  ].map(({ status }) => Number(status))
  expect(statuses).toEqual([403, 403, 403, 403, 403])
})
