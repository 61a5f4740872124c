import { beforeEach, describe, expect, test } from 'vitest'
import type { ReviewContext } from '@/server/modules/listing-editor/review-context.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { decideVerification, undoVerification, type VerificationDecision } from './review.ts'
import { writeApplication } from './store.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

async function openCase() {
  const deps = testDeps({ db })
  const admin = await signedIn(db, { isAdmin: true })
  const applicant = await signedIn(db, { name: 'Jonas Weber' })
  const id = await writeApplication(db, { accountId: applicant.id, at: TEST_NOW })
  const reviewContext: ReviewContext = {
    queue: deps.queue,
    adminId: admin.id,
    origin: 'http://localhost',
    listingDays: 90,
    at: TEST_NOW,
  }
  const decide = (own: Partial<VerificationDecision> = {}) => {
    const reviewDecision = {
      id,
      revision: 1,
      decision: 'failed',
      reason: 'Blurred.',
      ...own,
    } as const
    return db.transaction().execute((tx) => decideVerification(tx, reviewContext, reviewDecision))
  }
  const undo = (revision: number) =>
    db.transaction().execute((tx) => undoVerification(tx, reviewContext, { id, revision }))
  return { deps, applicant, id, decide, undo }
}

const standings = async () => {
  const people = await db
    .selectFrom('account')
    .select('verification_status')
    .where('is_admin', '=', false)
    .execute()
  const applications = await db
    .selectFrom('verification_application')
    .select(['status', 'revision'])
    .execute()
  return { people, applications }
}

const decisions = () =>
  db
    .selectFrom('verification_decision')
    .select(['decision', 'reason', 'decided_by'])
    .orderBy('id')
    .execute()

const notices = () =>
  db.selectFrom('notification').select(['account_id', 'kind', 'reason']).execute()

test('a rejection is recorded with its reason, and the applicant is notified', async () => {
  const { deps, applicant, decide } = await openCase()
  expect(await decide()).toEqual({ accountId: applicant.id, name: 'Jonas Weber', revision: 2 })
  expect(await standings()).toEqual({
    people: [{ verification_status: 'failed' }],
    applications: [{ status: 'failed', revision: 2 }],
  })
  expect((await decisions()).map((row) => [row.decision, row.reason])).toEqual([
    ['failed', 'Blurred.'],
  ])
  expect(await notices()).toEqual([
    { account_id: applicant.id, kind: 'not-verified', reason: 'Blurred.' },
  ])
  expect(deps.enqueued.map(({ name }) => name)).toEqual(['listing.message'])
})

test('an approval verifies the member, and undoing it leaves no notification', async () => {
  const { decide, undo } = await openCase()
  await decide({ decision: 'success', reason: '' })
  expect((await standings()).people).toEqual([{ verification_status: 'success' }])
  expect((await notices()).map(({ kind }) => kind)).toEqual(['verified'])
  await undo(2)
  expect(await standings()).toEqual({
    people: [{ verification_status: 'pending' }],
    applications: [{ status: 'pending', revision: 3 }],
  })
  expect(await notices()).toEqual([])
  expect((await decisions()).map((row) => row.decision)).toEqual(['success', 'undone'])
  await expect(undo(3)).rejects.toMatchObject({ options: { key: 'wrongStep' } })
})

describe('a decision is refused', () => {
  test('without a reason, an application, or its current state', async () => {
    const { applicant, decide, undo } = await openCase()
    await expect(decide({ reason: ' ' })).rejects.toMatchObject({ code: 'invalid' })
    await expect(decide({ id: 4711 })).rejects.toMatchObject({ code: 'notFound' })
    await expect(undo(1)).rejects.toMatchObject({ options: { key: 'wrongStep' } })
    await writeApplication(db, { accountId: applicant.id, at: TEST_NOW })
    await expect(decide()).rejects.toMatchObject({
      code: 'conflict',
      options: { key: 'stale', data: { revision: 2, status: 'pending' } },
    })
    expect(await decisions()).toEqual([])
  })

  test('if another one was made at the same time', async () => {
    const { decide } = await openCase()
    const tries = await Promise.allSettled([decide(), decide({ decision: 'success' })])
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await decisions()).toHaveLength(1)
  })

  test('to be undone after the applicant applied again', async () => {
    const { applicant, decide, undo } = await openCase()
    await decide()
    await writeApplication(db, { accountId: applicant.id, at: TEST_NOW })
    await expect(undo(2)).rejects.toMatchObject({ options: { key: 'stale' } })
    await expect(undo(3)).rejects.toMatchObject({ options: { key: 'wrongStep' } })
  })
})
