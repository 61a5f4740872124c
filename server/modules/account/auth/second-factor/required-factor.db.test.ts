import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { loadContract } from '@/server/contract/document.ts'
import { readOperations } from '@/server/contract/operation.ts'
import type { OperationId } from '@/server/contract/operation-types.ts'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { handlers } from '@/server/modules/handlers.ts'
import { openReviewContext } from '@/server/modules/listing-editor/review-context.ts'
import { appCode } from '@/tests/support/authenticator-app.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { removeSecondFactor } from './operator-factor.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
})

type Deps = ReturnType<typeof testDeps>
const fixture = (own: Partial<Deps['config']> = {}) => {
  const deps = testDeps({ db })
  const config = { ...deps.config, ...own }
  return { deps: { ...deps, config }, app: createServer({ ...deps, config }, handlers) }
}

const ADMIN_OPERATIONS = readOperations(loadContract()).filter(({ path }) =>
  path.startsWith('/ext/admin/'),
)

const FAQ = { kind: 'faq', id: 1 }
const POLISH = { code: 'pl' }
const REASON = { kind: 'report-reason', id: 1 }
const BACKUP = { name: 'hearth.backup' }
const CHANGES = [{ key: 'en.reason', value: 'Scam' }]

/** Valid input only: authorization is checked before the subject is looked up. */
const ASKED: Partial<Record<OperationId, object>> = {
  getReviewItem: { path: { kind: 'property', id: 1 } },
  inviteStaff: { body: { email: 'ben@example.org', role: 'editor' } },
  withdrawStaffInvitation: { path: { id: 1 } },
  changeStaffRole: { body: { id: 1, role: 'editor' } },
  removeStaff: { body: { id: 1 } },
  getUser: { path: { id: 1 } },
  decideReview: { body: { kind: 'property', id: 1, revision: 1, decision: 'approved' } },
  undoReview: { body: { kind: 'property', id: 1, revision: 1 } },
  changeSetupStep: { body: { step: 'mail' } },
  fillMarketplace: { body: { content: 'catalog' } },
  handleReport: { body: { id: 1, outcome: 'dismissed' } },
  getContentList: { query: { kind: 'faq' } },
  createContent: { body: { kind: 'faq', changes: {} } },
  getContent: { path: FAQ },
  saveContentDraft: { path: FAQ, body: { base: 1, changes: {} } },
  discardContentDraft: { path: FAQ, body: { base: 1 } },
  publishContent: { path: FAQ, body: { base: 1 } },
  unscheduleContent: { path: FAQ, body: {} },
  retireContent: { path: FAQ, body: {} },
  getContentEditions: { path: FAQ },
  getContentEdition: { path: { ...FAQ, edition: 1 } },
  revertContent: { path: { ...FAQ, edition: 1 }, body: {} },
  createContentPreview: { path: FAQ, body: {} },
  uploadContentPicture: { form: picture() },
  saveArticleCategory: { body: { names: [{ language: 'en', name: 'Buying' }] } },
  deleteArticleCategory: { path: { id: 1 } },
  retryJob: { body: { id: '0b8f9a52-3c58-4d0e-9d57-1c1f6f0d8a11' } },
  addLanguage: { body: { code: 'pl', name: 'Polski', is_rtl: false } },
  orderLanguages: { body: { codes: ['en'] } },
  changeLanguage: { path: POLISH, body: { seen: { name: 'X', is_rtl: false, is_active: true } } },
  removeLanguage: { path: POLISH },
  getLanguageTexts: { path: POLISH },
  saveLanguageText: { path: POLISH, body: { key: 'a', base: null, text: { text: 'A' } } },
  revertLanguageText: { path: POLISH, body: { key: 'a', base: null } },
  exportLanguage: { path: POLISH, query: { format: 'json' } },
  checkLanguageFile: { path: POLISH, form: texts({}) },
  importLanguage: { path: POLISH, form: texts({ base: '' }) },
  addBackup: { body: { upload: 'none' } },
  checkBackup: { body: BACKUP },
  createBackupDownload: { body: BACKUP },
  deleteBackup: { body: BACKUP },
  getRestorePlan: { query: BACKUP },
  restoreBackup: { body: { ...BACKUP, accepts_other_secret: 0 } },
  createImport: { body: { upload: 'none' } },
  getImport: { path: { id: 1 } },
  getImportColumns: { path: { id: 1 } },
  getImportCells: { path: { id: 1 } },
  checkImport: { path: { id: 1 }, body: { map: '{}' } },
  mendImportCells: { path: { id: 1 }, body: { cells: [{ row: 2, column: 'price', value: '1' }] } },
  runImport: { path: { id: 1 } },
  stopImport: { path: { id: 1 } },
  takeImportBack: { path: { id: 1 } },
  getStructure: { path: { kind: 'category' } },
  createStructureItem: { path: { kind: 'report-reason' }, body: { changes: CHANGES } },
  getStructureItem: { path: REASON },
  saveStructureItem: { path: REASON, body: { base: 0, changes: CHANGES } },
  retireStructureItem: { path: REASON },
  restoreStructureItem: { path: REASON },
  removeStructureItem: { path: REASON },
  orderStructure: { body: { kind: 'category', ids: [1] } },
  mergeParameterOptions: { body: { id: 1, into: 2, uses: 0 } },
  getUserListings: { path: { id: 1 } },
  changeUsersActivity: { body: { ids: [1], is_active: 0, reason: 'Gone.' } },
  endUsersSignIns: { body: { ids: [1], reason: 'Stolen.' } },
  endUserSignIns: { body: { id: 1, reason: 'Stolen.' } },
  endUserSecondFactor: { body: { id: 1, reason: 'Lost.' } },
  countExport: { query: { list: 'people' } },
  exportList: { body: { list: 'people' } },
  exportUser: { body: { id: 1, reason: 'Asked.' } },
  eraseUser: { body: { id: 1, reason: 'Asked.' } },
  takeListingDown: { body: { kind: 'property', id: 1, revision: 1, reason: 'Gone.' } },
  moveListing: { body: { kind: 'property', id: 1, revision: 1, owner_id: 1, reason: 'Sold.' } },
  changeUserActivity: { body: { id: 1, is_active: 0, reason: 'Gone.' } },
  changeUserVerification: { body: { id: 1, is_verified: 1 } },
  grantPackage: { body: { id: 1, package_id: 1, reason: 'Partner.' } },
  decideBankTransfer: { body: { payment_transaction_id: 1, decision: 'approve', reason: '' } },
  decidePaymentMismatch: { body: { id: 1, decision: 'dismiss', note: 'Known.' } },
  endPackage: { body: { id: 1, holding_id: 1, reason: 'Over.' } },
  getAdvertisements: { query: { status: 1 } },
  decideAdvertisement: { body: { id: 1, decision: 'approved' } },
  getAdminPayment: { path: { id: 1 } },
  exportPayments: { query: { month: '2026-11' } },
  refundPayment: { body: { payment_transaction_id: 1, amount: 9, reason: 'Agreed.' } },
  addPaymentNote: { body: { payment_transaction_id: 1, note: 'Called back.' } },
  savePackage: {
    body: {
      name: 'Agency',
      price: 49,
      hours: 720,
      features: [{ id: 1, limit: 25 }],
      translations: {},
    },
  },
  offerPackage: { body: { id: 1, is_active: false } },
  orderPackages: { body: { ids: [1] } },
  readReportedChat: { path: { id: 1 } },
  closeChatReport: { path: { id: 1 } },
  changePaymentSettings: { body: { gateways: [{ gateway: 'stripe', is_on: true }] } },
  testGateway: { body: { gateway: 'stripe' } },
  changeSettings: { body: { base: 0, changes: [{ key: 'company_name', value: 'Harbor' }] } },
  revertSettingVersion: { path: { id: 1 }, body: {} },
  getContactMessage: { path: { id: 1 } },
  answerContactMessage: {
    body: { id: 1, text: 'Yes.', client_id: '0b8f9a52-3c58-4d0e-9d57-1c1f6f0d8a11' },
  },
  assignContactMessage: { body: { id: 1, is_assigned: 1 } },
  changeContactMessageState: { body: { id: 1, state: 'closed' } },
}

/** Each setting makes the server more than a local trial. */
const SERVED: [string, Partial<Deps['config']>, Record<string, string>?][] = [
  ['PUBLIC_URL', { publicUrl: 'https://homes.example.org' }],
  ['DATABASE_URL', { databaseUrl: 'postgres://127.0.0.1/hearth' }],
  ['an open host', { host: '0.0.0.0' }],
  ['a proxy', {}, { 'x-forwarded-for': '203.0.113.9' }],
  ['another name', {}, { 'x-forwarded-host': 'homes.example.org' }],
]

describe.each(SERVED)('a site open to others by %s', (_, own, headers = {}) => {
  test('closes administration until the administrator has set up the factor', async () => {
    const { app, deps } = fixture(own)
    const { token } = await signedIn(db, { isAdmin: true })
    for (const { id } of ADMIN_OPERATIONS) {
      const asked = ASKED[id as OperationId] ?? {}
      const reply = await ask(app, id as OperationId, { token, headers, ...asked })
      expect([id, reply.status, reply.body]).toMatchObject([
        id,
        403,
        { key: 'secondFactorMissing' },
      ])
    }
    const state = await callOk(app, 'getSecondFactor', { token, headers })
    expect(state.data).toMatchObject({ is_on: 0, is_offered: 1, is_required: 1 })
    const { data } = await callOk(app, 'beginSecondFactor', { token, headers, body: {} })
    const code = appCode(data.secret, { at: deps.clock() })
    await callOk(app, 'confirmSecondFactor', { token, headers, body: { code } })
    expect((await call(app, 'getAdministration', { token, headers })).status).toBe(200)
    await callOk(app, 'endSecondFactor', { token, headers, body: {} })
    expect((await call(app, 'getAdministration', { token, headers })).status).toBe(403)
  })
})

const ELSEWHERE = { 'x-forwarded-for': '203.0.113.9' }

test('keeps administration open without the factor on this machine', async () => {
  const { app } = fixture()
  const { token } = await signedIn(db, { isAdmin: true })
  const { data } = await callOk(app, 'getSecondFactor', { token })
  expect(data).toMatchObject({ is_on: 0, is_offered: 1, is_required: 0 })
  expect((await call(app, 'getAdministration', { token })).status).toBe(200)
})

test('also closes what else the role allows, and keeps the role', async () => {
  const { app } = fixture()
  const { id, token } = await signedIn(db, { isAdmin: true })
  const list = { query: { type: 'property_list' as const } }
  const limit = async (headers: Record<string, string>) =>
    (await call(app, 'checkPackageLimit', { token, headers, ...list })).body
  expect(await limit({})).toMatchObject({ data: { limit_available: true } })
  expect(await limit(ELSEWHERE)).not.toMatchObject({ data: { limit_available: true } })
  const leave = await call(app, 'deleteUser', { token, headers: ELSEWHERE, body: {} })
  expect([leave.status, (leave.body as { key: string }).key]).toEqual([403, 'forbidden'])
  const own = await call(app, 'blockUser', { token, headers: ELSEWHERE, body: { to_admin: 1 } })
  expect(own.status).toBe(422)
  const viewer = {
    kind: 'member' as const,
    id,
    tokenId: 1,
    role: null,
    withheldRole: 'administrator' as const,
  }
  const context = { viewer } as Parameters<typeof openReviewContext>[0]
  await expect(openReviewContext(context)).rejects.toMatchObject({
    options: { key: 'secondFactorMissing' },
  })
})

test('exempts the demo administrator, who cannot change anything', async () => {
  const { app } = fixture({ demoMode: true, publicUrl: 'https://homes.example.org' })
  const { id, token } = await signedIn(db, { isAdmin: true })
  const ask = async () =>
    (await call(app, 'getAdministration', { token, headers: ELSEWHERE })).status
  expect(await ask()).toBe(403)
  await db.updateTable('account').set({ is_demo: true }).where('id', '=', id).execute()
  expect(await ask()).toBe(200)
})

test('lets the operator remove the factor of a lost phone, with an audit entry', async () => {
  const { app, deps } = fixture()
  const { id, token } = await signedIn(db, { isAdmin: true })
  const at = deps.clock()
  const email = 'Ada@example.org'
  await db
    .updateTable('account')
    .set({ email, is_email_verified: true, name: 'Ada Keller' })
    .where('id', '=', id)
    .execute()
  const end = (whose: string) => removeSecondFactor(db, { email: whose, at })
  expect([await end('nobody@example.org'), await end(email)]).toEqual(['nobody', 'off'])
  const { data } = await callOk(app, 'beginSecondFactor', { token, body: {} })
  const code = appCode(data.secret, { at })
  await callOk(app, 'confirmSecondFactor', { token, body: { code } })
  expect(await end('ada@example.org')).toBe('done')
  expect((await call(app, 'getSecondFactor', { token })).status).toBe(401)
  const other = await signedIn(db, { isAdmin: true })
  const log = await callOk(app, 'getAuditLog', { token: other.token })
  expect(log.data[0]).toMatchObject({
    action: 'secondFactorOff',
    actor_id: null,
    actor_name: 'Operator',
    subject_kind: 'account',
    subject_id: id,
    subject_name: 'Ada Keller',
  })
})

/** Accepts any operation and reply. */
async function ask(...asked: Parameters<typeof call>): Promise<{ status: number; body: unknown }> {
  const { status, body } = await call(...asked)
  return { status: Number(status), body }
}

function texts(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new File(['{}'], 'texts.json'))
  return form
}

function picture(): FormData {
  const form = new FormData()
  form.set('image', new File(['picture'], 'picture.jpg', { type: 'image/jpeg' }))
  return form
}
