import { randomUUID } from 'node:crypto'
import { contactMessage } from '@/tests/support/builders/contact-messages.ts'
import { articleCategory } from '@/tests/support/builders/content.ts'
import { editionDraft } from '@/tests/support/builders/editions.ts'
import { queuedJob } from '@/tests/support/builders/jobs.ts'
import { openReport, reportReason } from '@/tests/support/builders/reviews.ts'
import { signedIn } from '@/tests/support/members.ts'
import type { Answers, PermissionRow } from './permission-row.ts'

/** What staff with the right get; everybody else is refused before the request is read. */
function staffGet(status: number): Answers {
  return [401, 403, 403, 403, 403, status]
}

function row(
  id: PermissionRow['id'],
  ask: PermissionRow['ask'] = () => ({}),
  answers: number | Answers = 200,
  of = '',
): PermissionRow {
  return { id, of, answers: typeof answers === 'number' ? staffGet(answers) : answers, ask }
}

const BACKUP = { name: 'hearth-2026-11-30-031500.backup' }

/** Everything under /ext/admin. */
export const ADMINISTRATION: readonly PermissionRow[] = [
  row('getAdministration'),
  row('getReviewQueue'),
  row('getNextReview'),
  row('getReviewItem', ({ house }) => ({ path: { kind: 'property', id: house.id } })),
  row('decideReview', ({ house }) => ({
    body: { kind: 'property', id: house.id, revision: 1, decision: 'rejected', reason: 'Gone.' },
  })),
  row(
    'undoReview',
    ({ house }) => ({ body: { kind: 'property', id: house.id, revision: 1 } }),
    409,
    'of what nobody has decided',
  ),
  row('getReports'),
  row('handleReport', async ({ db, house, stranger }) => {
    await db.deleteFrom('report').execute()
    const id = await openReport(db, { accountId: stranger.id, propertyId: house.id })
    return { body: { id, outcome: 'dismissed' } }
  }),
  row('getContactMessages'),
  row('getContactMessage', async ({ db }) => ({ path: { id: await contactMessage(db) } })),
  row('answerContactMessage', async ({ db }) => ({
    body: { id: await contactMessage(db), text: 'It is.', client_id: randomUUID() },
  })),
  row('assignContactMessage', async ({ db }) => ({
    body: { id: await contactMessage(db), is_assigned: 1 },
  })),
  row('changeContactMessageState', async ({ db }) => ({
    body: { id: await contactMessage(db), state: 'closed' },
  })),
  row(
    'changeContactMessageState',
    async ({ db }) => ({ body: { id: await contactMessage(db), state: 'open' } }),
    409,
    'of one that is open',
  ),
  row('getSetupProgress'),
  row('changeSetupStep', () => ({ body: { step: 'mail' } })),
  row('fillMarketplace', () => ({ body: { content: 'catalog' } }), 409, 'that is not empty'),
  row('testMail'),
  row('getSystem'),
  row('getFigures'),
  row('getFunnel'),
  row('getMissedSearches'),
  row('getIncome'),
  row('retryJob', async ({ db }) => ({ body: { id: await queuedJob(db) } })),
  row('getBackups'),
  row('createBackup'),
  row('addBackup', () => ({ body: { upload: 'none' } }), 422, 'of an upload that is not there'),
  row('checkBackup', () => ({ body: BACKUP }), 404, 'that is not there'),
  row('createBackupDownload', () => ({ body: BACKUP }), 404, 'of one that is not there'),
  row('deleteBackup', () => ({ body: BACKUP }), 404, 'that is not there'),
  row('getRestorePlan', () => ({ query: BACKUP }), 404, 'of one that is not there'),
  row(
    'restoreBackup',
    () => ({ body: { ...BACKUP, accepts_other_secret: 0 } }),
    404,
    'that is not there',
  ),
  row(
    'downloadBackup',
    () => ({ path: BACKUP, query: { until: 1, signature: 'none' } }),
    [404, 404, 404, 404, 404, 404],
    'without a valid address',
  ),
  row('getContentList', () => ({ query: { kind: 'article' } })),
  row('createContent', () => ({ body: { kind: 'faq', changes: {} } })),
  row('getContent', () => ({ path: { kind: 'page', id: 1 } })),
  row('saveContentDraft', async ({ db }) => {
    const { item: id, revision: base } = await editionDraft(db)
    return { path: { kind: 'faq', id }, body: { base, changes: {} } }
  }),
  row('discardContentDraft', async ({ db }) => {
    const { item: id, revision: base } = await editionDraft(db)
    return { path: { kind: 'faq', id }, body: { base } }
  }),
  row('publishContent', async ({ db }) => {
    const { item: id, revision: base } = await editionDraft(db)
    return { path: { kind: 'faq', id }, body: { base } }
  }),
  row('unscheduleContent', async ({ db }) => ({
    path: { kind: 'faq', id: (await editionDraft(db, { isScheduled: true })).item },
    body: {},
  })),
  row(
    'retireContent',
    async ({ db }) => ({ path: { kind: 'faq', id: (await editionDraft(db)).item }, body: {} }),
    409,
    'of what is not public',
  ),
  row('getContentEditions', () => ({ path: { kind: 'faq', id: 1 } })),
  row('getContentEdition', async ({ db }) => {
    const { item, id } = await editionDraft(db, { isPublished: true })
    return { path: { kind: 'faq', id: item, edition: id } }
  }),
  row('revertContent', async ({ db }) => {
    const { item, id } = await editionDraft(db, { isPublished: true })
    return { path: { kind: 'faq', id: item, edition: id }, body: {} }
  }),
  row('createContentPreview', async ({ db }) => ({
    path: { kind: 'faq', id: (await editionDraft(db)).item },
  })),
  row(
    'getContentPreview',
    () => ({ path: { token: 'a'.repeat(43) } }),
    [404, 404, 404, 404, 403, 404],
    'of an unknown token',
  ),
  row('uploadContentPicture', () => ({ body: {} }), 422, 'without a file'),
  row('getAdminArticleCategories'),
  row('saveArticleCategory', () => ({
    body: { names: [{ language: 'en', name: `Selling ${randomUUID()}` }] },
  })),
  row('deleteArticleCategory', async ({ db }) => ({
    path: { id: await articleCategory(db, `Renting ${randomUUID()}`) },
  })),
  row('getStructure', () => ({ path: { kind: 'category' } })),
  row('createStructureItem', () => ({
    path: { kind: 'report-reason' },
    body: { changes: [{ key: 'en.reason', value: `Scam ${randomUUID()}` }] },
  })),
  row('getStructureItem', async ({ db }) => ({
    path: { kind: 'report-reason', id: await reportReason(db) },
  })),
  row('saveStructureItem', async ({ db }) => ({
    path: { kind: 'report-reason', id: await reportReason(db) },
    body: { base: 0, changes: [{ key: 'en.reason', value: 'Fraud' }] },
  })),
  row('retireStructureItem', async ({ db }) => ({
    path: { kind: 'report-reason', id: await reportReason(db) },
  })),
  row('restoreStructureItem', async ({ db }) => ({
    path: { kind: 'report-reason', id: await reportReason(db) },
  })),
  row('removeStructureItem', async ({ db }) => ({
    path: { kind: 'report-reason', id: await reportReason(db) },
  })),
  row(
    'orderStructure',
    () => ({ body: { kind: 'category', ids: [] } }),
    409,
    'unless all are named',
  ),
  row(
    'mergeParameterOptions',
    () => ({ body: { id: 2147483647, into: 1, uses: 0 } }),
    404,
    'that do not exist',
  ),
  row('getStaff'),
  row('inviteStaff', ({ email }) => ({ body: { email, role: 'editor' } })),
  row('withdrawStaffInvitation', () => ({ path: { id: 1 } }), 404, 'that does not exist'),
  row('changeStaffRole', async ({ db }) => ({
    body: { id: (await signedIn(db, { role: 'editor' })).id, role: 'moderator' },
  })),
  row(
    'changeStaffRole',
    ({ self, stranger }) => ({ body: { id: (self ?? stranger).id, role: 'support' } }),
    409,
    'of oneself',
  ),
  row('removeStaff', async ({ db }) => ({
    body: { id: (await signedIn(db, { role: 'editor' })).id },
  })),
  row(
    'removeStaff',
    ({ self, stranger }) => ({ body: { id: (self ?? stranger).id } }),
    409,
    'of oneself',
  ),
  row(
    'getStaffInvitation',
    () => ({ body: { token: 'no-token' } }),
    [404, 404, 404, 404, 404, 404],
    'by an unknown link',
  ),
  row(
    'acceptStaffInvitation',
    () => ({ body: { token: 'no-token' } }),
    [404, 404, 404, 404, 404, 404],
    'by an unknown link',
  ),
  row('getUsers'),
  row('getUserIds'),
  row('getUserFilters'),
  row('changeUsersActivity', async ({ db }) => ({
    body: { ids: [(await signedIn(db)).id], is_active: 0, reason: 'Gone.' },
  })),
  row('endUsersSignIns', async ({ db }) => ({
    body: { ids: [(await signedIn(db)).id], reason: 'Stolen.' },
  })),
  row('getUser', ({ stranger }) => ({ path: { id: stranger.id } })),
  row('getUserListings', ({ stranger }) => ({ path: { id: stranger.id } })),
  row('endUserSignIns', async ({ db }) => ({
    body: { id: (await signedIn(db)).id, reason: 'Stolen.' },
  })),
  row(
    'endUserSignIns',
    ({ self, stranger }) => ({ body: { id: (self ?? stranger).id, reason: 'Stolen.' } }),
    409,
    'of oneself',
  ),
  row(
    'endUserSecondFactor',
    async ({ db }) => ({ body: { id: (await signedIn(db)).id, reason: 'Lost.' } }),
    409,
    'of somebody without one',
  ),
  row('exportUser', async ({ db }) => ({
    body: { id: (await signedIn(db)).id, reason: 'Asked.' },
  })),
  row('eraseUser', async ({ db }) => ({ body: { id: (await signedIn(db)).id, reason: 'Asked.' } })),
  row(
    'eraseUser',
    async ({ db }) => ({
      body: { id: (await signedIn(db, { role: 'editor' })).id, reason: 'Asked.' },
    }),
    409,
    'of staff',
  ),
  row('takeListingDown', ({ house }) => ({
    body: { kind: 'property', id: house.id, revision: 1, reason: 'Gone.' },
  })),
  row('moveListing', async ({ db, house }) => ({
    body: {
      kind: 'property',
      id: house.id,
      revision: 1,
      owner_id: (await signedIn(db)).id,
      reason: 'Taken over.',
    },
  })),
  row('changeUserActivity', ({ stranger }) => ({
    body: { id: stranger.id, is_active: 0, reason: 'Gone.' },
  })),
  {
    ...row(
      'changeUserActivity',
      async ({ db }) => ({
        body: { id: (await signedIn(db, { role: 'editor' })).id, is_active: 0, reason: 'Gone.' },
      }),
      200,
      'of staff',
    ),
    staff: { moderator: 403 },
  },
  row('changeUserVerification', ({ stranger }) => ({ body: { id: stranger.id, is_verified: 1 } })),
  row('grantPackage', ({ stranger, freePackageId }) => ({
    body: { id: stranger.id, package_id: freePackageId, reason: 'Partner.' },
  })),
  row(
    'grantPackage',
    ({ self, stranger, freePackageId }) => ({
      body: { id: (self ?? stranger).id, package_id: freePackageId, reason: 'Partner.' },
    }),
    409,
    "to one's own account",
  ),
  row(
    'endPackage',
    ({ stranger }) => ({ body: { id: stranger.id, holding_id: 1, reason: 'Over.' } }),
    404,
    'that was never granted',
  ),
  row('getBankTransfers'),
  row(
    'decideBankTransfer',
    () => ({ body: { payment_transaction_id: 1, decision: 'approve' } }),
    404,
    'that does not exist',
  ),
  row('getAdminPayments'),
  row('getAdminPayment', () => ({ path: { id: 1 } }), 404, 'that does not exist'),
  row(
    'refundPayment',
    () => ({ body: { payment_transaction_id: 1, reason: 'Agreed.' } }),
    404,
    'that does not exist',
  ),
  row(
    'addPaymentNote',
    () => ({ body: { payment_transaction_id: 1, note: 'Called back.' } }),
    404,
    'about one that does not exist',
  ),
  row('getAdminPackages'),
  row('savePackage', () => ({
    body: { name: 'Agency', price: 49, hours: 720, features: [{ id: 1, limit: 25 }] },
  })),
  row('offerPackage', ({ freePackageId }) => ({ body: { id: freePackageId, is_active: false } })),
  row('orderPackages', () => ({ body: { ids: [] } }), 409, 'unless all are named'),
  row('getPaymentAdministration'),
  row('changePaymentSettings', () => ({
    body: { gateways: [{ gateway: 'stripe', is_on: true }] },
  })),
  row('testGateway', () => ({ body: { gateway: 'stripe' } }), 409, 'whose keys are not set'),
  row('getSettings'),
  row('changeSettings', () => ({
    body: { base: 0, changes: [{ key: 'company_name', value: 'Harbor Homes' }] },
  })),
  row('getSettingVersions'),
  row('revertSettingVersion', async ({ db }) => {
    const changes = JSON.stringify([{ key: 'company_name', before: null, after: null }])
    const { id } = await db
      .insertInto('setting_version')
      .values({ actor_name: 'Ada', changes })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { path: { id }, body: {} }
  }),
  row('exportPayments', () => ({ query: { month: '2026-11' } })),
  row('getPaymentMismatches'),
  row(
    'decidePaymentMismatch',
    () => ({ body: { id: 1, decision: 'dismiss', note: 'Known.' } }),
    404,
    'that does not exist',
  ),
  row('getAdvertisements', () => ({ query: { status: 1 } })),
  row(
    'decideAdvertisement',
    () => ({ body: { id: 1, decision: 'approved' } }),
    404,
    'that does not exist',
  ),
  row('getExportChoices'),
  row('countExport', () => ({ query: { list: 'people' } })),
  row('exportList', () => ({ body: { list: 'people' } })),
  row('getImports'),
  row(
    'createImport',
    () => ({ body: { upload: 'none' } }),
    422,
    'with an upload that is not there',
  ),
  ...(
    [
      'getImport',
      'getImportColumns',
      'getImportCells',
      'runImport',
      'stopImport',
      'takeImportBack',
    ] as const
  ).map((operation) => row(operation, () => ({ path: { id: 1 } }), 404, 'that does not exist')),
  row('checkImport', () => ({ path: { id: 1 }, body: { map: '{}' } }), 422, 'with a faulty map'),
  row(
    'mendImportCells',
    () => ({ path: { id: 1 }, body: { cells: [{ row: 2, column: 'price', value: '1' }] } }),
    404,
    'that does not exist',
  ),
  row('getSiteLanguages'),
  row('addLanguage', () => ({ body: { code: 'xx', name: 'X', is_rtl: false } }), 422, 'unknown'),
  row('orderLanguages', () => ({ body: { codes: ['tlh'] } }), 409, 'that are not all of them'),
  ...(['removeLanguage', 'getLanguageTexts'] as const).map((operation) =>
    row(operation, () => ({ path: { code: 'tlh' } }), 404, 'that does not exist'),
  ),
  row(
    'changeLanguage',
    () => ({
      path: { code: 'tlh' },
      body: { seen: { name: 'X', is_rtl: false, is_active: true } },
    }),
    404,
    'that does not exist',
  ),
  row(
    'saveLanguageText',
    () => ({ path: { code: 'tlh' }, body: { key: 'a.a', base: null, text: { text: 'A' } } }),
    404,
    'of a language that does not exist',
  ),
  row(
    'revertLanguageText',
    () => ({ path: { code: 'tlh' }, body: { key: 'a.a', base: null } }),
    404,
    'of a language that does not exist',
  ),
  row(
    'exportLanguage',
    () => ({ path: { code: 'tlh' }, query: { format: 'json' } }),
    404,
    'that does not exist',
  ),
  row('checkLanguageFile', () => ({ path: { code: 'tlh' }, body: {} }), 422, 'without a file'),
  row('importLanguage', () => ({ path: { code: 'tlh' }, body: {} }), 422, 'without a file'),
  row('getAuditLog'),
]
