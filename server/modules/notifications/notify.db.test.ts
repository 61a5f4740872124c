import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { decideProperty, undoProperty } from '@/server/modules/properties/review/review.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { upcomingProject } from '@/tests/support/builders/projects.ts'
import { callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { notificationsHandlers } from './handlers.ts'
import { sendListingMessage } from './messages.ts'
import { type Decision, notifyOwner } from './notify.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
})

const ORIGIN = 'https://homes.example'

async function scene(language = 'en') {
  const deps = testDeps({ db })
  const app = createServer(deps, notificationsHandlers)
  const ada = await signedIn(db)
  const facts = { email: 'ada@example.org', language_code: language }
  await db.updateTable('account').set(facts).where('id', '=', ada.id).execute()
  const deliver = async () => {
    for (const { name, data } of deps.enqueued.splice(0)) {
      if (name !== 'listing.message' || !('notificationId' in data)) throw new Error(name)
      await sendListingMessage(deps, {
        notificationId: Number(data.notificationId),
        origin: ORIGIN,
      })
    }
    return deps.sent.splice(0)
  }
  const tell = (decision: Omit<Decision, 'accountId' | 'origin' | 'at'>) =>
    notifyOwner(deps, db, { ...decision, accountId: ada.id, origin: ORIGIN, at: TEST_NOW })
  const told = async () =>
    (await callOk(app, 'getNotifications', { token: ada.token, language })).data
  return { deps, ada, deliver, tell, told }
}

describe('a decision', () => {
  test('notifies the owner on the site and by mail, with its reason', async () => {
    const { deps, ada, deliver, told } = await scene()
    const { id } = await publishedListing(db, {
      ownerId: ada.id,
      title: 'Mill',
      requestStatus: 'pending',
    })
    const admin = await signedIn(db, { isAdmin: true })
    const reviewContext = {
      queue: deps.queue,
      adminId: admin.id,
      origin: ORIGIN,
      listingDays: 90,
      at: TEST_NOW,
    }
    const decide = (revision: number, decision: 'approved' | 'rejected', reason = '') =>
      db
        .transaction()
        .execute((tx) => decideProperty(tx, reviewContext, { id, revision, decision, reason }))
    await decide(1, 'rejected', ' The pictures show <another> house. ')
    const [mail] = await deliver()
    expect(mail).toMatchObject({ to: 'ada@example.org', subject: '“Mill” was not approved' })
    expect(mail?.text).toContain('Reason: The pictures show <another> house.')
    expect(mail?.html).toContain('&lt;another&gt;')
    await decide(2, 'approved')
    const [second] = await deliver()
    expect(second?.subject).toBe('“Mill” is live')
    expect(second?.text).toContain(`${ORIGIN}/properties-details/`)
    expect(await told()).toMatchObject([
      {
        kind: 'approved',
        title: 'Your listing is live',
        type: '1',
        send_type: '2',
        propertys_id: id,
      },
      { kind: 'rejected', message: '“Mill”: The pictures show <another> house.' },
    ])
  })

  test('approving a hidden listing does not claim that it is public', async () => {
    const { ada, deliver, tell, told } = await scene()
    const { id } = await publishedListing(db, { ownerId: ada.id, title: 'Mill', isActive: false })
    await tell({ kind: 'approved', about: { propertyId: id } })
    const [mail] = await deliver()
    expect(mail?.subject).toBe('“Mill” is approved but hidden')
    expect(mail?.text).toContain(`${ORIGIN}/my-property/`)
    expect(await told()).toMatchObject([{ title: 'Your listing is approved but hidden' }])
  })

  test('that was undone notifies nobody', async () => {
    const { deps, ada, deliver, told } = await scene()
    const { id } = await publishedListing(db, { ownerId: ada.id, requestStatus: 'pending' })
    const admin = await signedIn(db, { isAdmin: true })
    const reviewContext = {
      queue: deps.queue,
      adminId: admin.id,
      origin: ORIGIN,
      listingDays: 90,
      at: TEST_NOW,
    }
    const reviewDecision = { id, revision: 1, decision: 'approved', reason: '' } as const
    await db.transaction().execute((tx) => decideProperty(tx, reviewContext, reviewDecision))
    await db.transaction().execute((tx) => undoProperty(tx, reviewContext, { id, revision: 2 }))
    expect([await told(), await deliver()]).toEqual([[], []])
  })

  test('about a project or a verification is worded so, in the owner’s language', async () => {
    const { ada, deliver, tell, told } = await scene('de')
    const { id } = await upcomingProject(db, { ownerId: ada.id, title: 'Hafenhof' })
    await tell({ kind: 'approved', about: { projectId: id } })
    await tell({ kind: 'not-verified', about: null, reason: 'Die Urkunde fehlt.' })
    await tell({ kind: 'verified', about: null })
    const mails = await deliver()
    expect(mails.map(({ subject }) => subject)).toEqual([
      '„Hafenhof“ ist veröffentlicht',
      'Ihre Verifizierung bei Hearth wurde abgelehnt',
      'Sie sind bei Hearth verifiziert',
    ])
    expect(mails[0]?.text).toContain('/de/project-details/')
    expect(await told()).toMatchObject([
      { kind: 'verified', title: 'Sie sind verifiziert', project: null, property: null, type: '0' },
      { kind: 'not-verified', message: expect.stringContaining('Die Urkunde fehlt.') },
      { kind: 'approved', project: { id, title: 'Hafenhof' }, type: '0', send_type: '0' },
    ])
  })

  test('is not mailed without an address or after the listing was deleted', async () => {
    const { ada, deliver, tell } = await scene()
    const { id } = await publishedListing(db, { ownerId: ada.id })
    await tell({ kind: 'approved', about: { propertyId: id } })
    await db.updateTable('property').set({ deleted_at: TEST_NOW }).where('id', '=', id).execute()
    await tell({ kind: 'verified', about: null })
    await db.updateTable('account').set({ email: null }).where('id', '=', ada.id).execute()
    expect(await deliver()).toEqual([])
  })
})
