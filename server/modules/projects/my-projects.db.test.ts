import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import type { FailureBody } from '@/server/contract/failure.ts'
import { Failure } from '@/server/contract/failure.ts'
import type {
  ReviewContext,
  ReviewDecision,
} from '@/server/modules/listing-editor/review-context.ts'
import { storedPicture } from '@/tests/support/builders/files.ts'
import { category } from '@/tests/support/builders/listings.ts'
import {
  formerProjectSlug,
  pendingProject,
  upcomingProject,
} from '@/tests/support/builders/projects.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import {
  REFUSALS_OF_READS,
  REFUSALS_OF_WRITES,
  usualRefusals,
} from '@/tests/support/usual-refusals.ts'
import { projectsHandlers } from './handlers.ts'
import { myProjectsHandlers } from './my-projects-handlers.ts'
import { decideProject, undoProject } from './review.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const open = (clock = () => TEST_NOW) => {
  const deps = testDeps({ db, clock })
  return { app: createServer(deps, { ...projectsHandlers, ...myProjectsHandlers }), deps }
}
type App = ReturnType<typeof open>['app']

type Query = NonNullable<Parameters<typeof callOk<'getAddedProjects'>>[2]>['query']

const list = async (app: App, token: string, query: Query = {}) => {
  const reply = await callOk(app, 'getAddedProjects', { token, query })
  if (!('total' in reply)) throw new Error('one project')
  return reply
}

const idsOf = async (app: App, token: string, query: Query = {}) =>
  (await list(app, token, query)).data.map(({ id }) => id)

const minutes = (n: number) => new Date(TEST_NOW.getTime() + n * 60_000)

async function reviewContext(adminId: number | null, at = TEST_NOW) {
  const { deps } = open()
  const made: ReviewContext = {
    queue: deps.queue,
    adminId,
    origin: 'http://localhost',
    listingDays: 90,
    at,
  }
  const decide = (reviewDecision: Partial<ReviewDecision> & { id: number; revision: number }) =>
    db
      .transaction()
      .execute((tx) =>
        decideProject(tx, made, { decision: 'approved', reason: '', ...reviewDecision }),
      )
  const undo = (id: number, revision: number) =>
    db.transaction().execute((tx) => undoProject(tx, made, { id, revision }))
  return { decide, undo, deps }
}

const refusalOf = (act: Promise<unknown>): Promise<FailureBody> =>
  act.then(
    () => Promise.reject(new Error('it went through')),
    (error) => (error instanceof Failure ? error.toBody() : Promise.reject(error)),
  )

describe('get-added-projects', () => {
  test('lists one’s own in any status, newest first, and filters them', async () => {
    const { app } = open()
    const ada = await signedIn(db)
    const ben = await signedIn(db)
    const own = { ownerId: ada.id }
    const older = await upcomingProject(db, { ...own, postedAt: new Date('2026-06-01T00:00:00Z') })
    const waiting = await pendingProject(db, own)
    const hidden = await upcomingProject(db, { ...own, isActive: false })
    await upcomingProject(db, { ownerId: ben.id })
    expect(await idsOf(app, ada.token)).toEqual([hidden.id, waiting.id, older.id])
    expect(await idsOf(app, ada.token, { request_status: ['pending', 'rejected'] })).toEqual([
      waiting.id,
    ])
    expect(await idsOf(app, ada.token, { request_status: ['approved'], status: 0 })).toEqual([
      hidden.id,
    ])
    expect(await list(app, ada.token, { limit: 1, offset: 2 })).toMatchObject({
      total: 3,
      data: [{ id: older.id, created_at: '2 weeks ago', revision: 1, total_click: 0 }],
    })
  })

  test('shows the reason of a rejection while it applies', async () => {
    const { app } = open()
    const ada = await signedIn(db)
    const admin = await signedIn(db, { isAdmin: true })
    const { id } = await pendingProject(db, { ownerId: ada.id })
    const { decide } = await reviewContext(admin.id)
    await decide({ id, revision: 1, decision: 'rejected', reason: 'No plan of the site' })
    const [row] = (await list(app, ada.token)).data
    expect(row?.reject_reason).toMatchObject({ project_id: id, reason: 'No plan of the site' })
    await decide({ id, revision: 2 })
    expect((await list(app, ada.token)).data[0]?.reject_reason).toBeNull()
  })

  test('returns one by id or slug in full, with similar own ones', async () => {
    const { app } = open()
    const ada = await signedIn(db)
    const ben = await signedIn(db)
    const own = { ownerId: ada.id, categoryId: await category(db) }
    const mine = await pendingProject(db, own)
    const like = await upcomingProject(db, own)
    await upcomingProject(db, { ...own, ownerId: ben.id })
    await formerProjectSlug(db, mine.id, 'once')
    for (const query of [{ id: mine.id }, { slug_id: mine.slug }, { slug_id: 'once' }]) {
      const reply = await callOk(app, 'getAddedProjects', { token: ada.token, query })
      expect(reply).toMatchObject({
        data: {
          id: mine.id,
          request_status: 'pending',
          revision: 1,
          approved_at: null,
          created_at: expect.stringMatching(/ago$|now/),
        },
        similar_projects: [{ id: like.id, created_at: expect.stringMatching(/ago$|now/) }],
      })
    }
    for (const query of [{ id: like.id }, { slug_id: like.slug }, { slug_id: 'nowhere' }]) {
      expect((await call(app, 'getAddedProjects', { token: ben.token, query })).status).toBe(404)
    }
  })
})

describe('a deleted project', () => {
  test('disappears everywhere, and can be restored within ten minutes', async () => {
    const { app } = open()
    const ada = await signedIn(db)
    const { id } = await upcomingProject(db, { ownerId: ada.id })
    await callOk(app, 'deleteProject', { token: ada.token, body: { id } })
    expect((await callOk(app, 'getProjects')).total).toBe(0)
    expect(await idsOf(app, ada.token)).toEqual([])
    const gone = await call(app, 'getAddedProjects', { token: ada.token, query: { id } })
    expect(gone.status).toBe(404)
    const [kept] = (await list(app, ada.token, { deleted: 1 })).data
    expect(kept).toMatchObject({ id, deleted_at: '2026-06-15T12:00:00.000000Z' })
    const later = open(() => minutes(10)).app
    expect(await idsOf(later, ada.token, { deleted: 1 })).toEqual([])
    const again = await call(app, 'deleteProject', { token: ada.token, body: { id } })
    expect(again.status).toBe(404)
  })

  test('can be deleted by its owner only', async () => {
    const { app } = open()
    const ada = await signedIn(db)
    const ben = await signedIn(db)
    const { id } = await upcomingProject(db, { ownerId: ada.id })
    const body = { id }
    expect((await call(app, 'deleteProject', { token: ben.token, body })).status).toBe(404)
    const hide = { project_id: id, status: 0 }
    expect((await call(app, 'changeProjectStatus', { token: ben.token, body: hide })).status).toBe(
      404,
    )
    expect((await callOk(app, 'getProjects')).total).toBe(1)
  })
})

test('change-project-status shows and hides approved projects only', async () => {
  const { app } = open()
  const ada = await signedIn(db)
  const { id } = await upcomingProject(db, { ownerId: ada.id })
  const set = (project_id: number, status: 0 | 1) =>
    call(app, 'changeProjectStatus', { token: ada.token, body: { project_id, status } })
  expect((await set(id, 0)).status).toBe(200)
  expect((await callOk(app, 'getProjects')).total).toBe(0)
  expect((await set(id, 1)).status).toBe(200)
  expect((await callOk(app, 'getProjects')).total).toBe(1)
  const waiting = await pendingProject(db, { ownerId: ada.id })
  expect(await set(waiting.id, 1)).toMatchObject({ status: 409, body: { key: 'wrongStep' } })
})

describe('a review decision', () => {
  test('publishes the project, notifies its owner, and can be undone', async () => {
    const { app } = open()
    const ada = await signedIn(db)
    const admin = await signedIn(db, { isAdmin: true })
    const imageKey = await storedPicture(db, 'front.jpg')
    const { id } = await pendingProject(db, { ownerId: ada.id, imageKey })
    const { decide, undo, deps } = await reviewContext(admin.id, minutes(5))
    const decided = await decide({ id, revision: 1 })
    expect(decided).toMatchObject({ ownerId: ada.id, revision: 2 })
    expect((await callOk(app, 'getProjects')).data).toMatchObject([{ id, status: 1 }])
    expect(await list(app, ada.token)).toMatchObject({
      data: [{ submitted_at: null, approved_at: '2026-06-15T12:05:00.000000Z' }],
    })
    const told = () => db.selectFrom('notification').select(['kind', 'project_id']).execute()
    expect(await told()).toEqual([{ kind: 'approved', project_id: id }])
    expect(deps.enqueued).toMatchObject([{ name: 'listing.message' }])
    await undo(id, 2)
    expect((await callOk(app, 'getProjects')).total).toBe(0)
    expect(await told()).toEqual([])
    expect((await list(app, ada.token)).data).toMatchObject([
      { request_status: 'pending', status: 0, approved_at: null },
    ])
    expect((await refusalOf(undo(id, 3))).key).toBe('wrongStep')
  })

  test('keeps a project hidden that its owner hid', async () => {
    const { app } = open()
    const ada = await signedIn(db)
    const admin = await signedIn(db, { isAdmin: true })
    const { id } = await upcomingProject(db, {
      ownerId: ada.id,
      isActive: false,
      requestStatus: 'pending',
    })
    await db.updateTable('project').set({ approved_at: TEST_NOW }).where('id', '=', id).execute()
    const { decide } = await reviewContext(admin.id)
    await decide({ id, revision: 1 })
    expect((await list(app, ada.token)).data).toMatchObject([
      { request_status: 'approved', status: 0 },
    ])
  })

  test('is made once on an existing project, with a reason to reject', async () => {
    const admin = await signedIn(db, { isAdmin: true })
    const { id } = await pendingProject(db)
    const { decide } = await reviewContext(admin.id)
    const wanted = { id, revision: 1 }
    expect(await refusalOf(decide({ ...wanted, revision: 4 }))).toMatchObject({
      key: 'stale',
      data: { revision: 1, request_status: 'pending' },
    })
    expect(
      (await refusalOf(decide({ ...wanted, decision: 'rejected', reason: ' ' }))).fields,
    ).toEqual({
      reason: 'is required',
    })
    expect((await refusalOf(decide({ id: 999, revision: 1 }))).key).toBe('notFound')
    const both = await Promise.allSettled([decide(wanted), decide(wanted)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await refusalOf(decide({ id, revision: 2 }))).key).toBe('wrongStep')
  })
})

test('rejects what every call rejects', async () => {
  const { app } = open()
  expect(await usualRefusals(db, app, 'deleteProject')).toEqual(REFUSALS_OF_WRITES)
  expect(await usualRefusals(db, app, 'changeProjectStatus')).toEqual(REFUSALS_OF_WRITES)
  expect(await usualRefusals(db, app, 'getAddedProjects')).toEqual(REFUSALS_OF_READS)
})
