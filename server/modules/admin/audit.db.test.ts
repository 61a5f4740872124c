import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Role } from '@/domain/account/rights.ts'
import { createServer } from '@/server/app.ts'
import { loadContract } from '@/server/contract/document.ts'
import { readOperations } from '@/server/contract/operation.ts'
import { pendingListing, publishedListing } from '@/tests/support/builders/listings.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { openReport } from '@/tests/support/builders/reviews.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import {
  REFUSALS_OF_READS,
  REFUSALS_OF_STREAMS,
  usualRefusals,
} from '@/tests/support/usual-refusals.ts'
import { adminHandlers } from './handlers.ts'
import { peopleHandlers } from './people/handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const open = () => createServer(testDeps({ db }), { ...adminHandlers, ...peopleHandlers })

/** Tested in `account/staff`, `admin/backups`, `admin/exports`, `admin/inbox`, `admin/people`, `admin/system`, `adverts`, `chat`, `content`, `imports`, `payments`, `settings` (with `languages`) and `structure`. */
const LOGGED_ELSEWHERE = [
  'addLanguage',
  'answerContactMessage',
  'assignContactMessage',
  'changeContactMessageState',
  'changeLanguage',
  'changePaymentSettings',
  'changeStaffRole',
  'changeSettings',
  'changeUsersActivity',
  'addBackup',
  'closeChatReport',
  'createBackup',
  'createBackupDownload',
  'createStructureItem',
  'decideAdvertisement',
  'decideBankTransfer',
  'decidePaymentMismatch',
  'deleteArticleCategory',
  'deleteBackup',
  'discardContentDraft',
  'endUserSecondFactor',
  'endUserSignIns',
  'endUsersSignIns',
  'eraseUser',
  'exportList',
  'exportUser',
  'fillMarketplace',
  'mergeParameterOptions',
  'moveListing',
  'importLanguage',
  'inviteStaff',
  'offerPackage',
  'orderLanguages',
  'orderPackages',
  'orderStructure',
  'publishContent',
  'refundPayment',
  'removeLanguage',
  'removeStructureItem',
  'restoreStructureItem',
  'removeStaff',
  'retireContent',
  'restoreBackup',
  'retireStructureItem',
  'retryJob',
  'revertContent',
  'revertLanguageText',
  'revertSettingVersion',
  'runImport',
  'saveArticleCategory',
  'saveLanguageText',
  'savePackage',
  'saveStructureItem',
  'stopImport',
  'takeImportBack',
  'takeListingDown',
  'unscheduleContent',
  'withdrawStaffInvitation',
]

/** A note keeps its author and is never changed; drafts and checks of imports change nothing that is public, tests nothing at all. */
const UNLOGGED = [
  'addPaymentNote',
  'changeSetupStep',
  'checkBackup',
  'checkImport',
  'checkLanguageFile',
  'createContent',
  'createContentPreview',
  'createImport',
  'mendImportCells',
  'saveContentDraft',
  'testGateway',
  'testMail',
  'uploadContentPicture',
]

/** All other admin changes with their input. */
async function changes() {
  const person = await signedIn(db, { name: 'Jonas Weber' })
  const home = await pendingListing(db, { ownerId: person.id, title: 'Mill' })
  const shown = await publishedListing(db, { ownerId: person.id, title: 'Barn' })
  const report = await openReport(db, { accountId: person.id, propertyId: shown.id })
  const review = { kind: 'property', id: home.id }
  const packageId = await offeredPackage(db, { name: 'Agency', priceMinor: 9900, features: [] })
  return {
    grantPackage: { id: person.id, package_id: packageId, reason: 'Partner.' },
    decideReview: { ...review, revision: 1, decision: 'approved' },
    undoReview: { ...review, revision: 2 },
    handleReport: { id: report, outcome: 'rejected', reason: 'Gone.' },
    changeUserVerification: { id: person.id, is_verified: 1 },
    changeUserActivity: { id: person.id, is_active: 0, reason: 'Gone.' },
  } as const
}

test('logs every administrative change exactly once', async () => {
  const app = open()
  const { token } = await signedIn(db, { isAdmin: true })
  const asked = await changes()
  const operations = readOperations(loadContract())
  const writes = operations.filter(
    ({ path, method }) => path.startsWith('/ext/admin/') && method !== 'GET',
  )
  // The id of the package to end is known after the grant.
  const covered = [...Object.keys(asked), 'endPackage', ...LOGGED_ELSEWHERE, ...UNLOGGED]
  expect(writes.map(({ id }) => id).sort()).toEqual(covered.sort())
  let entries = 0
  for (const id of ['decideReview', 'undoReview', 'handleReport', 'grantPackage'] as const) {
    expect((await call(app, id, { token, body: asked[id] })).status).toBe(200)
    entries += 1
    expect((await callOk(app, 'getAuditLog', { token })).data).toHaveLength(entries)
  }
  const personId = asked.grantPackage.id
  const [holding] = (await callOk(app, 'getUser', { token, path: { id: personId } })).data.packages
  const end = { id: personId, holding_id: holding?.id ?? 0, reason: 'It is over.' }
  expect((await call(app, 'endPackage', { token, body: end })).status).toBe(200)
  entries += 1
  expect((await callOk(app, 'getAuditLog', { token })).data).toHaveLength(entries)
  for (const id of ['changeUserVerification', 'changeUserActivity'] as const) {
    expect((await call(app, id, { token, body: asked[id] })).status).toBe(200)
    entries += 1
    expect((await callOk(app, 'getAuditLog', { token })).data).toHaveLength(entries)
  }
  for (const id of ['decideReview', 'handleReport', 'changeUserActivity'] as const) {
    expect((await call(app, id, { token, body: asked[id] })).status).toBe(409)
  }
  expect((await callOk(app, 'getAuditLog', { token })).data).toHaveLength(entries)
})

test('filters the log by subject and person, and cannot be changed', async () => {
  const app = open()
  const { id, token } = await signedIn(db, { isAdmin: true, name: 'Ada Keller' })
  const asked = await changes()
  await call(app, 'decideReview', { token, body: asked.decideReview })
  await call(app, 'changeUserActivity', { token, body: asked.changeUserActivity })
  const actions = async (query: object) =>
    (await callOk(app, 'getAuditLog', { token, query })).data.map(({ action }) => action)
  expect(await actions({})).toEqual(['deactivated', 'approved'])
  expect(await actions({ subject_kind: 'property' })).toEqual(['approved'])
  expect(await actions({ subject_kind: 'property', subject_id: 9_999 })).toEqual([])
  expect(await actions({ actor_id: id })).toHaveLength(2)
  const page = await callOk(app, 'getAuditLog', { token, query: { limit: 1 } })
  expect(await actions({ after: page.next ?? 0 })).toEqual(['approved'])
  const unkind = await call(app, 'getAuditLog', { token, query: { subject_id: 1 } })
  expect(unkind.status).toBe(422)
  await expect(sql`update audit_entry set actor_name = ''`.execute(db)).rejects.toThrow()
  await expect(sql`delete from audit_entry`.execute(db)).rejects.toThrow()
  await sql`delete from account where id = ${id}`.execute(db)
  const other = await signedIn(db, { isAdmin: true })
  const { data } = await callOk(app, 'getAuditLog', { token: other.token })
  expect(data.map((row) => [row.actor_id, row.actor_name])).toEqual([
    [null, 'Ada Keller'],
    [null, 'Ada Keller'],
  ])
})

test('keeps role, request, before and after of each change, and refuses to be emptied', async () => {
  const app = open()
  const { token } = await signedIn(db, { role: 'moderator' })
  const asked = await changes()
  const headers = { 'x-request-id': 'review-of-the-mill' }
  await callOk(app, 'decideReview', { token, headers, body: asked.decideReview })
  await callOk(app, 'changeUserActivity', { token, body: asked.changeUserActivity })
  const { data } = await callOk(app, 'getAuditLog', { token })
  expect(data).toMatchObject([
    {
      action: 'deactivated',
      actor_role: 'moderator',
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      before: { is_active: 'true' },
      after: { is_active: 'false' },
    },
    {
      action: 'approved',
      actor_role: 'moderator',
      request_id: 'review-of-the-mill',
      before: { status: 'pending' },
      after: { status: 'approved' },
    },
  ])
  await expect(sql`truncate audit_entry`.execute(db)).rejects.toThrow('are not changed')
  await expect(sql`truncate account cascade`.execute(db)).rejects.toThrow('are not changed')
})

test('shows all entries to administrators, and to other staff their own', async () => {
  const app = open()
  const moderator = await signedIn(db, { role: 'moderator' })
  const administrator = await signedIn(db, { role: 'administrator' })
  const support = await signedIn(db, { role: 'support' })
  const asked = await changes()
  await callOk(app, 'decideReview', { token: moderator.token, body: asked.decideReview })
  const grant = { token: support.token, body: asked.grantPackage }
  await callOk(app, 'grantPackage', grant)
  const seen = async ({ token }: { token: string }, query = {}) =>
    (await callOk(app, 'getAuditLog', { token, query })).data.map(({ action }) => action)
  expect(await seen(administrator)).toEqual(['packageGranted', 'approved'])
  expect(await seen(moderator)).toEqual(['approved'])
  expect(await seen(support)).toEqual(['packageGranted'])
  expect(await seen(support, { actor_id: moderator.id })).toEqual([])
  const latest = async ({ token }: { token: string }) =>
    (await callOk(app, 'getAdministration', { token })).data.latest.map(({ action }) => action)
  expect(await latest(moderator)).toEqual(['approved'])
  const path = { id: asked.grantPackage.id }
  const person = async ({ token }: { token: string }) => {
    const { data } = await callOk(app, 'getUser', { token, path })
    return [data.decisions.length, data.audit.length]
  }
  expect(await person(administrator)).toEqual([1, 1])
  expect(await person(moderator)).toEqual([1, 0])
  expect(await person(support)).toEqual([0, 1])
})

test('counts only what the role may read', async () => {
  const app = open()
  await changes()
  const counts = async (role: Role) => {
    const { token } = await signedIn(db, { role })
    const { data } = await callOk(app, 'getAdministration', { token })
    return [data.waiting.property, data.open_reports, data.people > 0]
  }
  expect(await counts('moderator')).toEqual([1, 1, true])
  expect(await counts('support')).toEqual([1, 1, true])
  expect(await counts('editor')).toEqual([0, 0, false])
})

test('counts waiting items in the overview', async () => {
  const app = open()
  const { token } = await signedIn(db, { isAdmin: true })
  const empty = await callOk(app, 'getAdministration', { token })
  expect(empty.data).toMatchObject({ oldest_at: null, open_reports: 0, people: 1, latest: [] })
  await changes()
  const { data } = await callOk(app, 'getAdministration', { token })
  expect(data).toMatchObject({
    waiting: { property: 1, project: 0, verification: 0 },
    oldest_at: '2026-06-15T12:00:00.000000Z',
    open_reports: 1,
    people: 2,
    deactivated: 0,
  })
})

test('is closed to everyone but administrators', async () => {
  const app = open()
  expect(await usualRefusals(db, app, 'getAuditLog')).toEqual(REFUSALS_OF_READS)
  expect(await usualRefusals(db, app, 'getAdministration')).toEqual(REFUSALS_OF_STREAMS)
  const { token } = await signedIn(db)
  expect((await call(app, 'getAuditLog', { token })).status).toBe(403)
  expect((await call(app, 'getAdministration', { token })).status).toBe(403)
})
