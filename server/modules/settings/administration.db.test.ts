import { createDice } from '@hearth/dice/dice'
import { beforeEach, expect, test } from 'vitest'
import { findTextField } from '@/domain/settings/parse-setting.ts'
import { type SettingKey, settingKeys } from '@/domain/settings/setting-table.ts'
import { createServer } from '@/server/app.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { language } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { settingsHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

type Texts = Partial<Record<SettingKey, string>>

async function openAdministration() {
  await language(db, { code: 'en' })
  await language(db, { code: 'de' })
  const app = createServer(testDeps({ db }), settingsHandlers)
  const [ada, other] = [
    await signedIn(db, { name: 'Ada', isAdmin: true }),
    await signedIn(db, { name: 'Ben', isAdmin: true }),
  ]
  const { token } = ada
  const picture = {
    visibility: 'public' as const,
    mime: 'image/png',
    bytes: 1,
    name: 'a.png',
    sha256: 'x',
    width: 240,
    height: 120,
  }
  await db
    .insertInto('stored_file')
    .values([
      { ...picture, key: 'own.png', owner_id: ada.id },
      { ...picture, key: 'others.png', owner_id: other.id },
      { ...picture, key: 'secret.png', owner_id: ada.id, visibility: 'private' },
    ])
    .execute()
  const readAll = async () => (await callOk(app, 'getSettings', { token })).data
  const read = async (key: string) => {
    const { settings } = await readAll()
    return settings.find((row) => row.key === key)
  }
  const versions = async () => (await callOk(app, 'getSettingVersions', { token })).data
  const change = async (
    texts: Texts,
    facts: { base?: number; by?: string; reason?: string } = {},
  ) => {
    const { base = (await readAll()).version, by = token, reason } = facts
    const changes = Object.entries(texts).map(([key, value]) => ({ key, value }))
    const body = { base, changes, ...(reason && { reason }) }
    const reply = await call(app, 'changeSettings', { token: by, body })
    return toReply(reply)
  }
  const revert = async (id: number) => {
    const reply = await call(app, 'revertSettingVersion', { token, path: { id }, body: {} })
    return toReply(reply)
  }
  return { app, token, readAll, read, versions, change, revert, other }
}

type Reply = { status: number; body: { fields?: Record<string, string>; data?: unknown } }

function toReply({ status, body }: { status: number; body: object }): Reply {
  return { status, body }
}

const SAMPLES: Partial<Record<string, string>> = {
  line: 'Harbor',
  lines: '1 Pier\nLübeck',
  email: 'ann@example.org',
  phone: '+49451202030',
  link: 'https://example.org/harbor',
  color: '#12345678',
  country: 'DE',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  language: 'de',
  switch: '1',
  number: '42',
  picture: 'own.png',
}

function pickSample(key: SettingKey): string {
  const field = findTextField(key)
  if (field?.type === 'choice') return field.choices.at(-1) ?? ''
  if (field?.type === 'number') return String(field.max)
  return SAMPLES[field?.type ?? ''] ?? ''
}

/** Keys that a rule requires together. */
const PARTNERS: Partial<Record<SettingKey, Texts>> = {
  latitude: { longitude: '9' },
  longitude: { latitude: '9' },
  min_radius_range: { max_radius_range: '20000' },
}

const edited = settingKeys.filter((key) => findTextField(key) !== null)

test.each(edited)('%s is changed, listed with who and why, and taken back', async (key) => {
  const { read, versions, change, revert } = await openAdministration()
  const other = PARTNERS[key]
  const value = pickSample(key)
  expect(await change({ ...other, [key]: value }, { reason: 'Trial' })).toMatchObject({
    status: 200,
  })
  expect(await read(key)).toMatchObject({ value })
  const [version] = await versions()
  expect(version).toMatchObject({ actor_name: 'Ada', reason: 'Trial' })
  expect(version?.changes).toContainEqual({ key, before: null, after: value })
  expect((await revert(version?.id ?? 0)).status).toBe(200)
  expect(await read(key)).toMatchObject({ value: null })
  expect((await versions()).length).toBe(2)
  const log = await db.selectFrom('audit_entry').select('action').execute()
  expect(log).toEqual([{ action: 'settingsChanged' }, { action: 'settingsChanged' }])
})

test('a change takes effect, and the log names its keys', async () => {
  const { app, change } = await openAdministration()
  await change(
    { company_name: 'Harbor & Sons', company_email: 'Ann@example.org' },
    { reason: 'New' },
  )
  const { data } = await callOk(app, 'getWebSettings', {})
  expect(data).toMatchObject({ company_name: 'Harbor & Sons', company_email: 'Ann@example.org' })
  const log = await db.selectFrom('audit_entry').select(['action', 'details']).execute()
  expect(log).toEqual([
    { action: 'settingsChanged', details: { reason: 'company_name, company_email: New' } },
  ])
})

test('an empty text lets the default count again', async () => {
  const { change, read } = await openAdministration()
  await change({ listing_days: '60' })
  await change({ listing_days: '' })
  expect(await read('listing_days')).toMatchObject({ value: null, default: '90' })
})

test('a change to the same value makes no version', async () => {
  const { change, versions } = await openAdministration()
  await change({ listing_days: '60' })
  expect((await change({ listing_days: '60' })).status).toBe(200)
  expect(await versions()).toHaveLength(1)
})

test('all changes are saved or none, and each refused key has its reason', async () => {
  const { change, versions } = await openAdministration()
  const { status, body } = await change({
    company_name: 'Harbor',
    company_email: 'ann@',
    listing_days: '0',
    web_logo: 'secret/key',
    stripe_publishable_key: 'pk_test_1',
    nothing: 'x',
  } as Texts)
  expect(status).toBe(422)
  expect(body.fields).toEqual({
    company_email: 'must be an email address',
    listing_days: 'is outside the limits',
    web_logo: 'must be a picture that was sent before',
    stripe_publishable_key: 'is not changed here',
    nothing: 'is not changed here',
  })
  expect(await versions()).toEqual([])
})

test('a picture is one that the administrator sent, and stays when they leave', async () => {
  const { app, change, read } = await openAdministration()
  for (const key of ['others.png', 'secret.png', 'nothing.png']) {
    const { status, body } = await change({ web_logo: key })
    expect([status, body.fields]).toEqual([
      422,
      { web_logo: 'must be a picture that was sent before' },
    ])
  }
  expect((await change({ web_logo: 'own.png' })).status).toBe(200)
  const url = expect.stringContaining('/api/ext/files/images/own.png')
  expect(await read('web_logo')).toMatchObject({ value: 'own.png', picture_url: url })
  const { data } = await callOk(app, 'getWebSettings', {})
  expect(data.web_logo).toMatch(/\/api\/ext\/files\/own\.png$/)
  const kept = db.selectFrom('stored_file').select('owner_id').where('key', '=', 'own.png')
  expect(await kept.executeTakeFirst()).toEqual({ owner_id: null })
})

test('a key sent twice is refused', async () => {
  const { app, token } = await openAdministration()
  const changes = ['A', 'B'].map((value) => ({ key: 'company_name', value }))
  const { status } = await call(app, 'changeSettings', { token, body: { base: 0, changes } })
  expect(status).toBe(422)
})

test('settings that contradict each other are refused', async () => {
  const { change } = await openAdministration()
  expect((await change({ min_radius_range: '200' })).body.fields).toEqual({
    min_radius_range: 'must have a minimum below its maximum',
  })
  expect((await change({ min_radius_range: '200', max_radius_range: '300' })).status).toBe(200)
  expect((await change({ latitude: '9' })).status).toBe(422)
  expect((await change({ default_language: 'fr' })).body.fields).toEqual({
    default_language: 'must be a language of the marketplace',
  })
})

test('the currency stays while something has a price', async () => {
  const { change } = await openAdministration()
  expect((await change({ currency_code: 'EUR' })).status).toBe(200)
  await publishedListing(db)
  expect((await change({ currency_code: 'CHF' })).body.fields).toEqual({
    currency_code: 'cannot change while listings or packages have prices',
  })
  expect((await change({ currency_symbol: '€' })).status).toBe(200)
})

test('only a change of the same key since is a conflict, with the value in force', async () => {
  const { readAll, change, other } = await openAdministration()
  const base = (await readAll()).version
  expect((await change({ company_name: 'Ada’s', listing_days: '30' }, { base })).status).toBe(200)
  const theirs = { base, by: other.token }
  expect((await change({ company_tel1: '+49451202030' }, theirs)).status).toBe(200)
  expect((await change({ company_name: 'Ada’s' }, theirs)).status).toBe(200)
  const refused = await change({ company_name: 'Ben’s', company_tel2: '+49451202031' }, theirs)
  expect(refused).toMatchObject({
    status: 409,
    body: {
      key: 'settingsChanged',
      data: { conflicts: [{ key: 'company_name', value: 'Ada’s', actor_name: 'Ada' }] },
    },
  })
})

test('a change is not taken back once its key was changed again', async () => {
  const { change, revert, versions } = await openAdministration()
  await change({ company_name: 'One', listing_days: '30' })
  const [first] = await versions()
  await change({ company_name: 'Two' })
  expect(await revert(first?.id ?? 0)).toMatchObject({
    status: 409,
    body: { data: { conflicts: [{ key: 'company_name', value: 'Two' }] } },
  })
  expect((await revert(4_000)).status).toBe(404)
})

test('two people who edit at random overwrite nothing they have not seen', async () => {
  const { readAll, change, other } = await openAdministration()
  const dice = createDice(11)
  const keys = ['company_name', 'admin_name', 'currency_name'] as const
  const valueOn = ({ settings }: Awaited<ReturnType<typeof readAll>>, key: string) =>
    settings.find((row) => row.key === key)?.value
  const people = [{}, { by: other.token }]
  const seen = new Map<object, Awaited<ReturnType<typeof readAll>>>()
  let overwritten = 0
  let refused = 0
  for (let round = 0; round < (process.env.HEARTH_FULL ? 1000 : 150); round += 1) {
    const person = dice.pick(people)
    const page = dice.chance(0.3) ? await readAll() : (seen.get(person) ?? (await readAll()))
    seen.set(person, page)
    const key = dice.pick(keys)
    const before = valueOn(await readAll(), key)
    const wanted = `v${dice.between(1, 40)}`
    const { status } = await change({ [key]: wanted }, { base: page.version, ...person })
    if (status === 409) refused += 1
    else if (valueOn(page, key) !== before && before !== wanted) overwritten += 1
  }
  expect(overwritten).toBe(0)
  expect(refused).toBeGreaterThan(10)
})

test('only administrators see and change settings', async () => {
  const { app } = await openAdministration()
  const { token } = await signedIn(db)
  const body = { base: 0, changes: [{ key: 'company_name', value: 'x' }] }
  expect((await call(app, 'changeSettings', { token, body })).status).toBe(403)
  expect((await call(app, 'getSettings', { token })).status).toBe(403)
  expect((await call(app, 'getSettings', {})).status).toBe(401)
})
