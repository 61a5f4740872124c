import { encodeAreas } from '@hearth/streets/geometry/area-code'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import type { Mail } from '@/server/gateways/mail/mailer.ts'
import { notificationsHandlers } from '@/server/modules/notifications/handlers.ts'
import { noticeSettingsHandlers } from '@/server/modules/notifications/preferences/handlers.ts'
import { NOON, publishedListing } from '@/tests/support/builders/listings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { noStreets, type TestDeps, testDeps } from '@/tests/support/deps.ts'
import { type SignedIn, signedIn } from '@/tests/support/members.ts'
import { deliverDue } from './delivery.ts'
import { savedSearchesHandlers } from './handlers.ts'
import { matchWaiting } from './matching.ts'
import { memberSearchesHandlers } from './member-handlers.ts'

const { db } = await openTestDatabase()
let now: Date
let deps: TestDeps
let ada: SignedIn

/** A Monday. */
const NIGHT = new Date('2026-06-15T06:00:00Z')
const MORNING = new Date('2026-06-15T08:00:00Z')
const TUESDAY = new Date('2026-06-16T08:00:00Z')

beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
  now = NIGHT
  deps = testDeps({ db, clock: () => now })
  ada = await signedIn(db, { signedInAt: NIGHT })
  await sql`update account set email = 'ada@example.org', is_email_verified = true`.execute(db)
})

const app = () =>
  createServer(deps, {
    ...savedSearchesHandlers,
    ...memberSearchesHandlers,
    ...notificationsHandlers,
    ...noticeSettingsHandlers,
  })

async function save(query: string, own: object = {}) {
  const body = { name: query, query, ...own }
  return (await callOk(app(), 'saveMemberSearch', { token: ada.token, body })).data
}

async function change(id: number, set: string): Promise<void> {
  await sql`update property set ${sql.raw(set)} where id = ${id}`.execute(db)
  await sql`select refresh_search(array[${id}]::int[], ${now})`.execute(db)
}

async function match() {
  while ((await matchWaiting(deps)) > 0);
}

/** Mails written since the last call. */
async function mails(): Promise<Mail[]> {
  await match()
  deps.enqueued.length = 0
  await deliverDue(deps)
  return deps.enqueued.flatMap(({ name, data }) => {
    return name === 'mail.send' && isMail(data) ? [data] : []
  })
}

function isMail(data: object): data is Mail {
  return 'to' in data && 'subject' in data
}

const subjects = async () => (await mails()).map(({ subject }) => subject)

describe('the digest', () => {
  test('is one mail a day over all searches, with each home and event once', async () => {
    await save('city=Bend')
    await save('property_type=0')
    await publishedListing(db, { city: 'Bend', title: 'Mill' })
    await publishedListing(db, { city: 'Kent', title: 'Barn' })
    expect(await subjects()).toEqual([])
    now = MORNING
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'ada@example.org', subject: '2 homes in your saved searches' })
    expect(mail?.text.match(/Mill/g)).toHaveLength(1)
    expect(mail?.text).toContain('New · city=Bend')
    expect(mail?.text).toContain('New · property_type=0')
    await publishedListing(db, { city: 'Bend' })
    expect(await subjects()).toEqual([])
    now = TUESDAY
    expect(await subjects()).toEqual(['1 home for “city=Bend”'])
    expect(await subjects()).toEqual([])
  })

  test('speaks the language of the account', async () => {
    await sql`update account set language_code = 'de' where id = ${ada.id}`.execute(db)
    await save('city=Bend')
    await publishedListing(db, { city: 'Bend' })
    await match()
    now = MORNING
    const [mail] = await mails()
    expect(mail?.subject).toBe('1 Immobilie zu „city=Bend“')
    expect(mail?.text).toContain('/de/user/saved-searches')
  })

  test('holds weekly searches on Mondays', async () => {
    now = TUESDAY
    await save('city=Bend', { frequency: 'weekly' })
    await save('city=Kent')
    await publishedListing(db, { city: 'Bend' })
    await match()
    now = new Date('2026-06-21T08:00:00Z')
    expect(await subjects()).toEqual([])
    await publishedListing(db, { city: 'Kent' })
    await match()
    now = new Date('2026-06-22T07:00:00Z')
    expect(await subjects()).toEqual(['2 homes in your saved searches'])
  })

  test('does not come twice a day when a search changes to daily', async () => {
    const weekly = await save('city=Bend', { frequency: 'weekly' })
    await save('city=Kent')
    await publishedListing(db, { city: 'Kent' })
    await match()
    now = new Date('2026-06-16T06:00:00Z')
    await publishedListing(db, { city: 'Bend' })
    await match()
    now = TUESDAY
    expect(await subjects()).toEqual(['1 home for “city=Kent”'])
    const change = {
      token: ada.token,
      path: { id: weekly.id },
      body: { frequency: 'daily' },
    } as const
    await callOk(app(), 'changeMemberSearch', change)
    expect(await subjects()).toEqual([])
    now = new Date('2026-06-17T08:00:00Z')
    expect(await subjects()).toEqual(['1 home for “city=Bend”'])
  })

  test('ends for all searches by one click, and the searches stay', async () => {
    await save('city=Bend')
    await publishedListing(db, { city: 'Bend' })
    await match()
    now = MORNING
    const [mail] = await mails()
    const token = new URL(mail?.unsubscribeUrl ?? '').searchParams.get('token') ?? ''
    const shown = await callOk(app(), 'getSavedSearch', { query: { token } })
    expect(shown.data).toMatchObject({ name: 'city=Bend', in_account: 1 })
    const renamed = await call(app(), 'changeSavedSearch', { body: { token, name: 'x' } })
    expect(renamed.status).toBe(404)
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    const refused = await call(app(), 'unsubscribeSavedSearch', { query: { token: forged } })
    expect(refused.status).toBe(404)
    await callOk(app(), 'unsubscribeSavedSearch', { query: { token }, body: {} })
    const { data } = await callOk(app(), 'getMemberSearches', { token: ada.token })
    expect(data).toMatchObject([{ frequency: 'never' }])
  })

  test('goes only to a verified address, and the notification in any case', async () => {
    await sql`update account set is_email_verified = false`.execute(db)
    await save('city=Bend')
    await publishedListing(db, { city: 'Bend' })
    await match()
    now = MORNING
    expect(await subjects()).toEqual([])
    const { data } = await callOk(app(), 'getNotifications', { token: ada.token })
    expect(data).toMatchObject([
      { kind: 'saved-search', title: '1 home in your saved searches', message: 'city=Bend' },
    ])
  })

  test('is not mailed if the account wants no such mails', async () => {
    const body = { page_off: [], mail_off: ['searches' as const], push_off: [], time_zone: 'UTC' }
    await callOk(app(), 'saveNoticeSettings', { token: ada.token, body })
    await save('city=Bend')
    await publishedListing(db, { city: 'Bend' })
    await match()
    now = MORNING
    expect(await subjects()).toEqual([])
    expect((await callOk(app(), 'getNotifications', { token: ada.token })).total).toBe(1)
  })
})

describe('alerts of an account', () => {
  test('report new, price drop, sale and return, each once', async () => {
    now = NOON
    await save('city=Bend&property_type=0&search=mill', { frequency: 'instant' })
    const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000)
    const { id } = await publishedListing(db, { city: 'Bend', title: 'Mill', priceMinor: 900_00 })
    const notes: string[] = []
    const step = async (at: number, set: string) => {
      now = minutes(at)
      await change(id, set)
      const sent = await mails()
      notes.push(...sent.map(({ text }) => /\nMill\n(.*)\n/.exec(text)?.[1] ?? text))
      expect(await mails()).toEqual([])
    }
    await step(1, 'price_minor = 90000')
    await step(20, 'price_minor = 80000')
    await step(40, 'property_type = 2')
    await step(60, 'property_type = 0')
    expect(notes).toEqual(['New', 'Price reduced from $900.00', 'Sold', 'Back on the market'])
  })

  test('report a sale only of homes that matched, and leave the sale in place', async () => {
    now = NOON
    await save('city=Bend&property_type=0', { frequency: 'instant', events: ['sold'] })
    await save('city=Bend&property_type=1', { frequency: 'instant', events: ['sold'] })
    const { id } = await publishedListing(db, { city: 'Bend' })
    const { id: other } = await publishedListing(db, { city: 'Kent' })
    const { id: rental } = await publishedListing(db, { city: 'Bend', propertyType: 1 })
    await change(id, 'property_type = 2')
    await change(other, 'property_type = 2')
    await change(rental, 'property_type = 3')
    const [mail, ...rest] = await mails()
    expect(rest).toEqual([])
    expect(mail?.subject).toBe('2 homes in your saved searches')
    expect(mail?.text).toContain('Sold · city=Bend&property_type=0')
    expect(mail?.text).toContain('Rented · city=Bend&property_type=1')
    const shown = await db.selectFrom('property_search').selectAll().execute()
    const types = await db.selectFrom('property').select('property_type').orderBy('id').execute()
    expect([shown, types.map((row) => row.property_type)]).toEqual([[], [2, 2, 3]])
  })

  test('drop a sale that was undone before the mail', async () => {
    await save('city=Bend', { events: ['sold'] })
    const { id } = await publishedListing(db, { city: 'Bend' })
    await change(id, 'property_type = 2')
    await match()
    await change(id, 'property_type = 0')
    now = MORNING
    expect(await subjects()).toEqual([])
    expect((await callOk(app(), 'getNotifications', { token: ada.token })).total).toBe(0)
  })

  test('name homes that are new within a travel time', async () => {
    now = NOON
    const corner = (latitude: number, longitude: number) => ({ latitude, longitude })
    const outline = [corner(47.5, -122.4), corner(47.5, -122.3), corner(47.7, -122.3)]
    deps.streets = noStreets({
      reach: async () => ({ common: encodeAreas([{ outline, holes: [] }]), reaches: [] }),
      minutesTo: async (_place, spots) => spots.map(() => 3),
    })
    const travel = 'travel=foot,5,47.55000,-122.32000,Station'
    await save(travel, { frequency: 'instant' })
    await publishedListing(db, { latitude: 47.55, longitude: -122.31 })
    const [mail] = await mails()
    expect(mail?.text).toContain('New within your travel time')
  })

  test('are silent for searches that report never', async () => {
    now = NOON
    await save('city=Bend', { frequency: 'never' })
    await publishedListing(db, { city: 'Bend' })
    expect(await subjects()).toEqual([])
    expect(await db.selectFrom('saved_search_alert').selectAll().execute()).toEqual([])
  })

  test('of instant searches rest for fifteen minutes together', async () => {
    now = NOON
    await save('city=Bend', { frequency: 'instant' })
    await save('city=Kent', { frequency: 'instant' })
    await publishedListing(db, { city: 'Bend' })
    expect(await subjects()).toEqual(['1 home for “city=Bend”'])
    await publishedListing(db, { city: 'Kent' })
    expect(await subjects()).toEqual([])
    now = new Date(NOON.getTime() + 15 * 60_000)
    expect(await subjects()).toEqual(['1 home for “city=Kent”'])
  })

  test('do not repeat by a second search what the first reported', async () => {
    now = NOON
    await save('city=Bend', { frequency: 'instant' })
    await save('property_type=0')
    await publishedListing(db, { city: 'Bend' })
    expect(await subjects()).toEqual(['1 home for “city=Bend”'])
    now = TUESDAY
    expect(await subjects()).toEqual([])
  })
})
