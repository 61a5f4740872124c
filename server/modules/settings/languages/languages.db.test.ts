import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { language, setting } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { mailsOf, SEARCH } from '@/tests/support/saved-searches.ts'
import { savedSearchesHandlers } from '../../saved-searches/handlers.ts'
import { settingsHandlers } from '../handlers.ts'
import { getMailTheme } from '../mail-theme.ts'
import { languagesHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const CONFIRM = 'savedSearches.mail.confirmLink'

async function open() {
  await language(db, { code: 'en', name: 'English', texts: { 'a.one': 'One', [CONFIRM]: 'Yes' } })
  const german = { 'a.one': 'Eins', [CONFIRM]: 'Ja' }
  await language(db, { code: 'de', name: 'Deutsch', position: 1, texts: german })
  await setting(db, { default_language: 'de' })
  const deps = testDeps({ db })
  const app = createServer(deps, {
    ...languagesHandlers,
    ...settingsHandlers,
    ...savedSearchesHandlers,
  })
  const { token } = await signedIn(db, { name: 'Ada', role: 'editor' })
  const list = async () => (await callOk(app, 'getSiteLanguages', { token })).data
  const add = (code: string, name = 'Polski') =>
    call(app, 'addLanguage', { token, body: { code, name, is_rtl: false } })
  const change = async (code: string, facts: object, seen: object = {}) => {
    const row = (await list()).find((it) => it.code === code)
    const { name = '', is_rtl = false, is_active = true } = row ?? {}
    const body = { ...facts, seen: { name, is_rtl, is_active, ...seen } }
    const reply = await call(app, 'changeLanguage', { token, path: { code }, body })
    return { status: reply.status, key: 'key' in reply.body ? reply.body.key : '' }
  }
  const remove = async (code: string) => {
    const reply = await call(app, 'removeLanguage', { token, path: { code } })
    return { status: reply.status, key: 'key' in reply.body ? reply.body.key : '' }
  }
  const find = async (code: string) => (await list()).find((it) => it.code === code)
  const texts = async (code: string) => {
    const query = { language_code: code }
    const reply = await call(app, 'getLanguage', { query })
    return reply.status === 200 ? reply.body.data.file_name : reply.status
  }
  return { app, deps, token, list, add, change, remove, find, texts }
}

const actions = async () => {
  const rows = await db
    .selectFrom('audit_entry')
    .select(['action', 'subject_name', 'before', 'after'])
    .orderBy('id')
    .execute()
  return rows
}

test('lists languages with the share of their texts and their uses', async () => {
  const { list, add } = await open()
  await add('pl')
  await db.updateTable('account').set({ language_code: 'pl' }).execute()
  expect(await list()).toMatchObject([
    { code: 'en', is_active: true, is_default: false, is_shipped: true, total: 2, translated: 2 },
    { code: 'de', is_default: true, total: 2, translated: 2, outdated: 0, uses: [] },
    {
      code: 'pl',
      name: 'Polski',
      is_active: false,
      is_shipped: false,
      total: 2,
      translated: 0,
      uses: [{ by: 'accounts', count: 1 }],
    },
  ])
})

describe('a new language', () => {
  test('is inactive, at the end, and in the log', async () => {
    const { app, add, find } = await open()
    const reply = await add('pt_br', 'Português')
    expect(reply.status === 200 && reply.body.data.code).toBe('pt-BR')
    expect(await find('pt-BR')).toMatchObject({ is_active: false })
    expect((await callOk(app, 'getWebSettings')).data.languages).toHaveLength(2)
    expect(await actions()).toMatchObject([
      { action: 'languageAdded', subject_name: 'Português', after: { name: 'Português' } },
    ])
  })

  test.each([
    ['xx', 422, 'invalid'],
    ['api', 422, 'invalid'],
    ['EN', 409, 'languageExists'],
  ])('with the code %s is refused', async (code, status, key) => {
    const { add, list } = await open()
    expect(await add(code)).toMatchObject({ status, body: { key } })
    expect(await list()).toHaveLength(2)
  })

  test('needs a name', async () => {
    const { add } = await open()
    expect(await add('pl', ' ')).toMatchObject({
      status: 422,
      body: { fields: { name: 'is required' } },
    })
  })

  test('shows the default language, then English, where it has no text', async () => {
    const { app, add, change, texts } = await open()
    await db
      .updateTable('language')
      .set({ overrides: JSON.stringify({ 'a.one': 'Eins!' }) })
      .where('code', '=', 'de')
      .execute()
    await db
      .updateTable('language')
      .set({ texts: JSON.stringify({ 'a.one': 'One', 'a.two': 'Two' }) })
      .where('code', '=', 'en')
      .execute()
    await add('pl')
    expect(await texts('pl')).toBe(404)
    await change('pl', { is_active: true })
    expect(await texts('pl')).toEqual({ 'a.one': 'Eins!', [CONFIRM]: 'Ja', 'a.two': 'Two' })
    const { languages } = (await callOk(app, 'getWebSettings', { language: 'pl' })).data
    expect(languages.map(({ code }) => code)).toEqual(['en', 'de', 'pl'])
  })

  test('may become the default language', async () => {
    const { add, change, texts } = await open()
    await add('pl')
    await change('pl', { is_active: true })
    await db
      .updateTable('setting')
      .set({ value: JSON.stringify('pl') })
      .execute()
    expect(await texts('pl')).toEqual({ 'a.one': 'One', [CONFIRM]: 'Yes' })
  })
})

describe('changes', () => {
  test('keep other fields, and are logged with both values', async () => {
    const { change, find } = await open()
    expect(await change('en', { name: 'English (US)' })).toMatchObject({ status: 200 })
    expect(await find('en')).toMatchObject({ name: 'English (US)', is_active: true })
    expect(await actions()).toMatchObject([
      {
        action: 'languageChanged',
        before: { name: 'English' },
        after: { name: 'English (US)' },
      },
    ])
  })

  test('of a field that somebody else changed are a conflict, of others are not', async () => {
    const { change } = await open()
    await change('en', { name: 'British English' })
    const seen = { name: 'English' }
    expect(await change('en', { name: 'American English' }, seen)).toMatchObject({
      status: 409,
      key: 'languageChanged',
    })
    expect(await change('en', { is_rtl: true }, seen)).toMatchObject({ status: 200 })
    expect(await change('en', { name: 'British English' }, seen)).toMatchObject({ status: 200 })
  })

  test('never switch off or remove the default language', async () => {
    const { change, remove } = await open()
    const refused = { status: 409, key: 'languageDefault' }
    expect(await change('de', { is_active: false })).toMatchObject(refused)
    expect(await remove('de')).toMatchObject(refused)
  })

  test('cannot make a language default that is being switched off', async () => {
    const { app, change, token } = await open()
    await change('en', { is_active: false })
    const body = { base: 0, changes: [{ key: 'default_language', value: 'en' }] }
    const admin = await signedIn(db, { isAdmin: true })
    expect((await call(app, 'changeSettings', { token: admin.token, body })).status).toBe(422)
    expect(token).not.toBe(admin.token)
  })

  test('order the languages, all of them or none', async () => {
    const { app, list, token } = await open()
    const order = (codes: string[]) => call(app, 'orderLanguages', { token, body: { codes } })
    for (const codes of [['de'], ['de', 'de'], ['de', 'en', 'pl'], ['de', 'en', 'en']]) {
      expect(await order(codes)).toMatchObject({ status: 409, body: { key: 'languagesChanged' } })
    }
    expect((await order(['de', 'en'])).status).toBe(200)
    expect((await list()).map(({ code }) => code)).toEqual(['de', 'en'])
    expect(await actions()).toMatchObject([
      { action: 'languagesOrdered', before: { order: 'en, de' }, after: { order: 'de, en' } },
    ])
  })
})

describe('removing', () => {
  test('takes an unused language away', async () => {
    const { add, remove, find } = await open()
    await add('pl')
    expect(await remove('pl')).toMatchObject({ status: 200 })
    expect(await find('pl')).toBeUndefined()
    expect(await remove('pl')).toMatchObject({ status: 404 })
    expect((await actions()).at(-1)).toMatchObject({
      action: 'languageRemoved',
      subject_name: 'Polski',
      before: { name: 'Polski' },
    })
  })

  test('refuses shipped ones', async () => {
    const { remove } = await open()
    expect(await remove('en')).toMatchObject({ status: 409, key: 'languageShipped' })
  })

  test.each(['accounts', 'content', 'texts'])('refuses one with %s', async (by) => {
    const { add, remove, find } = await open()
    await add('pl')
    if (by === 'accounts') await signedIn(db).then(({ id }) => setLanguage(id, 'pl'))
    if (by === 'content') {
      const value = { text: 'Us', translations: { pl: 'My' } }
      await setting(db, { about_us: value })
    }
    if (by === 'texts') {
      const overrides = JSON.stringify({ 'a.one': 'Jeden' })
      await db.updateTable('language').set({ overrides }).where('code', '=', 'pl').execute()
    }
    expect(await remove('pl')).toMatchObject({ status: 409, key: 'languageUsed' })
    expect(await find('pl')).toMatchObject({ uses: [{ by, count: 1 }] })
  })
})

describe('people of a language that is switched off', () => {
  test('get mails in the default language, and their own again later', async () => {
    const { app, deps, change } = await open()
    const confirm = async () => {
      const email = `${crypto.randomUUID()}@example.org`
      await callOk(app, 'saveSearch', { body: { ...SEARCH, email }, language: 'en' })
      return JSON.parse(mailsOf(deps).at(-1) ?? '{}').text
    }
    const theme = async () => {
      const { locale } = await getMailTheme(deps, { language: 'en', origin: 'http://localhost' })
      return locale.language
    }
    expect(await confirm()).toContain('Yes: http://localhost/en/saved-search/confirm')
    await change('en', { is_active: false })
    expect(await confirm()).toContain('Ja: http://localhost/saved-search/confirm')
    expect(await theme()).toBe('de')
    await change('en', { is_active: true })
    expect(await theme()).toBe('en')
  })

  test('read pages in the default language, whose addresses lead there', async () => {
    const { app, change, texts } = await open()
    await change('en', { is_active: false })
    expect(await texts('en')).toBe(404)
    const { languages, inactive_languages, default_language } = (
      await callOk(app, 'getWebSettings', { language: 'en' })
    ).data
    expect(languages.map(({ code }) => code)).toEqual(['de'])
    expect({ inactive_languages, default_language }).toEqual({
      inactive_languages: ['en'],
      default_language: 'de',
    })
    await change('en', { is_active: true })
    expect((await callOk(app, 'getWebSettings')).data.inactive_languages).toBeUndefined()
  })
})

test.each(['moderator', 'support', null] as const)('are closed to %s', async (role) => {
  const { app } = await open()
  const { token } = await signedIn(db, role ? { role } : {})
  expect((await call(app, 'getSiteLanguages', { token })).status).toBe(403)
})

async function setLanguage(id: number, code: string): Promise<void> {
  await db.updateTable('account').set({ language_code: code }).where('id', '=', id).execute()
}
