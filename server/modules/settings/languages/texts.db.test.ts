import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { language } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { settingsHandlers } from '../handlers.ts'
import { languagesHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const ENGLISH = {
  'home.cities': 'Cities',
  'home.count_one': '{count} home in {place}',
  'home.count_other': '{count} homes in {place}',
  'shell.hello': 'Hello {name}',
}
const GERMAN = {
  'home.cities': 'Städte',
  'home.count_one': '{count} Haus in {place}',
  'home.count_other': '{count} Häuser in {place}',
  'shell.hello': 'Hallo {name}',
}

async function open() {
  await language(db, { code: 'en', texts: ENGLISH })
  await language(db, { code: 'de', name: 'Deutsch', position: 1, texts: GERMAN })
  await language(db, { code: 'pl', name: 'Polski', position: 2 })
  const app = createServer(testDeps({ db }), { ...languagesHandlers, ...settingsHandlers })
  const { token } = await signedIn(db, { name: 'Ada', role: 'editor' })
  const list = (code: string, query: object = {}) =>
    callOk(app, 'getLanguageTexts', { token, path: { code }, query })
  const keys = async (code: string, query: object) =>
    (await list(code, query)).data.map(({ key }) => key)
  const find = async (code: string, key: string) => {
    const found = (await list(code)).data.find((text) => text.key === key)
    if (!found) throw new Error(`No text ${key}`)
    return found
  }
  const save = (code: string, key: string, text: object, base?: object | null) =>
    send('saveLanguageText', code, { key, text, ...(base === undefined ? {} : { base }) })
  const revert = (code: string, key: string) => send('revertLanguageText', code, { key })
  const send = async (
    id: 'saveLanguageText' | 'revertLanguageText',
    code: string,
    given: { key: string; base?: object | null; text?: object },
  ) => {
    const base = given.base === undefined ? (await find(code, given.key)).text : given.base
    const reply = await call(app, id, { token, path: { code }, body: { ...given, base } })
    return { status: reply.status, body: reply.body as Record<string, unknown> }
  }
  const texts = async (code: string) =>
    (await callOk(app, 'getLanguage', { query: { language_code: code } })).data.file_name
  return { app, token, list, keys, find, save, revert, texts }
}

describe('the list', () => {
  test('has each sentence beside English, by key', async () => {
    const { list } = await open()
    const { data, forms, counts, next } = await list('pl')
    expect(data.map(({ key }) => key)).toEqual(['home.cities', 'home.count', 'shell.hello'])
    expect(data[1]).toMatchObject({
      english: { one: '{count} home in {place}', other: '{count} homes in {place}' },
      shipped: null,
      text: null,
      is_changed: false,
    })
    expect(forms).toEqual({ required: ['one', 'few', 'many', 'other'], optional: [] })
    expect(counts).toEqual({ all: 3, missing: 3, changed: 0, outdated: 0, found: 3 })
    expect(next).toBeNull()
  })

  test('is read in pages', async () => {
    const { list, keys } = await open()
    const { next } = await list('de', { limit: 2 })
    expect(next).toBe('home.count')
    expect(await keys('de', { limit: 2, after: next })).toEqual(['shell.hello'])
  })

  test.each([
    ['home.c', ['home.cities', 'home.count']],
    ['STÄDTE', ['home.cities']],
    ['homes in', ['home.count']],
    ['no such words', []],
  ])('finds "%s" in keys and in the texts of any language', async (search, found) => {
    const { keys } = await open()
    expect(await keys('pl', { search })).toEqual(found)
  })

  test('shows missing, changed and outdated texts alone', async () => {
    const { list, keys, save } = await open()
    await save('pl', 'home.cities', { text: 'Miasta' })
    await save('de', 'home.cities', { text: 'Orte' })
    await save('en', 'shell.hello', { text: 'Welcome, {name}' })
    expect(await keys('pl', { show: 'missing' })).toEqual(['home.count', 'shell.hello'])
    expect(await keys('de', { show: 'changed' })).toEqual(['home.cities'])
    expect(await keys('de', { show: 'outdated' })).toEqual(['shell.hello'])
    expect((await list('en')).counts).toMatchObject({ missing: 0, changed: 1, outdated: 0 })
  })
})

describe('a text', () => {
  test('is shown at once, and logged with both values', async () => {
    const { save, texts, find } = await open()
    expect(await save('de', 'home.cities', { text: ' Orte ' })).toMatchObject({ status: 200 })
    expect(await texts('de')).toMatchObject({ 'home.cities': 'Orte' })
    expect(await find('de', 'home.cities')).toMatchObject({
      text: { text: 'Orte' },
      shipped: { text: 'Städte' },
      is_changed: true,
      actor_name: 'Ada',
    })
    const entries = await db.selectFrom('audit_entry').selectAll().execute()
    expect(entries).toMatchObject([
      {
        action: 'languageTextSaved',
        subject_kind: 'language',
        subject_name: 'Deutsch',
        before: { 'home.cities': 'Städte' },
        after: { 'home.cities': 'Orte' },
      },
    ])
  })

  test('has the plural forms of its language', async () => {
    const { save, texts } = await open()
    const forms = {
      one: 'Dom w {place}',
      few: '{count} domy w {place}',
      many: '{count} domów w {place}',
    }
    expect(await save('pl', 'home.count', forms)).toMatchObject({
      status: 422,
      body: { fields: { 'text.other': 'is required' } },
    })
    const whole = { ...forms, other: '{count} domu w {place}' }
    expect(await save('pl', 'home.count', whole)).toMatchObject({ status: 200 })
    expect(await texts('pl')).toMatchObject({
      'home.count_few': '{count} domy w {place}',
      'home.count_many': '{count} domów w {place}',
    })
    expect(await texts('pl')).not.toHaveProperty(['home.count_two'])
  })

  test.each([
    ['shell.hello', { text: 'Hallo' }, { 'text.text': 'must contain {name}' }],
    ['shell.hello', { text: 'Hallo {name} {nam}' }, { 'text.text': 'must not contain {nam}' }],
    ['shell.hello', { text: '' }, { 'text.text': 'is required' }],
    ['shell.hello', { text: '<i>{name}</i>' }, { 'text.text': 'must not contain < or >' }],
    [
      'home.count',
      { one: 'Haus', two: 'x', other: '{place}' },
      {
        'text.one': 'must contain {place}',
        'text.two': 'is not a plural form of this language',
      },
    ],
  ])('%s that does not fit is refused with its reasons', async (key, text, fields) => {
    const { save, find } = await open()
    expect(await save('de', key, text)).toMatchObject({ status: 422, body: { fields } })
    expect(await find('de', key)).toMatchObject({ is_changed: false })
  })

  test('of an unknown key or language is not found', async () => {
    const { save, app, token } = await open()
    expect(await save('de', 'no.key', { text: 'x' }, null)).toMatchObject({ status: 404 })
    const body = { key: 'home.cities', base: null, text: { text: 'x' } }
    const reply = await call(app, 'saveLanguageText', { token, path: { code: 'fr' }, body })
    expect(reply.status).toBe(404)
  })

  test('that somebody else changed is a conflict with both values, a text of another key is not', async () => {
    const { save } = await open()
    const seen = { text: 'Städte' }
    await save('de', 'home.cities', { text: 'Orte' })
    expect(await save('de', 'home.cities', { text: 'Städte und Orte' }, seen)).toMatchObject({
      status: 409,
      body: { key: 'textChanged', data: { text: { text: 'Orte' }, actor_name: 'Ada' } },
    })
    expect(await save('de', 'home.cities', { text: 'Orte' }, seen)).toMatchObject({ status: 200 })
    expect(await save('de', 'shell.hello', { text: 'Guten Tag, {name}' })).toMatchObject({
      status: 200,
    })
  })

  test('keeps what one of two people saved at the same time', async () => {
    const { save, find } = await open()
    const seen = { text: 'Städte' }
    const replies = await Promise.all([
      save('de', 'home.cities', { text: 'Orte' }, seen),
      save('de', 'home.cities', { text: 'Gemeinden' }, seen),
      save('de', 'shell.hello', { text: 'Guten Tag, {name}' }),
    ])
    const statuses = replies.map(({ status }) => Number(status))
    expect(statuses.toSorted()).toEqual([200, 200, 409])
    expect((await find('de', 'home.cities')).text).toEqual({
      text: statuses[0] === 200 ? 'Orte' : 'Gemeinden',
    })
  })

  test('returns to the shipped one', async () => {
    const { save, revert, find, texts } = await open()
    await save('de', 'home.cities', { text: 'Orte' })
    expect(await revert('de', 'home.cities')).toMatchObject({ status: 200 })
    expect(await find('de', 'home.cities')).toMatchObject({ is_changed: false, actor_name: '' })
    expect(await texts('de')).toMatchObject({ 'home.cities': 'Städte' })
    const entry = await db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').execute()
    expect(entry[0]).toMatchObject({
      action: 'languageTextReverted',
      before: { 'home.cities': 'Orte' },
      after: { 'home.cities': 'Städte' },
    })
    await save('pl', 'home.cities', { text: 'Miasta' })
    await revert('pl', 'home.cities')
    expect(await find('pl', 'home.cities')).toMatchObject({ text: null })
  })

  test('is outdated once English changes, until it is changed or confirmed', async () => {
    const { save, find } = await open()
    await save('pl', 'home.cities', { text: 'Miasta' })
    await save('en', 'home.cities', { text: 'Towns' })
    expect(await find('pl', 'home.cities')).toMatchObject({
      is_outdated: true,
      source: { text: 'Cities' },
      english: { text: 'Towns' },
    })
    expect(await find('de', 'home.cities')).toMatchObject({ is_outdated: true })
    await save('pl', 'home.cities', { text: 'Miasta' })
    await save('de', 'home.cities', { text: 'Städte' })
    expect(await find('pl', 'home.cities')).toMatchObject({ is_outdated: false, source: null })
    expect(await find('de', 'home.cities')).toMatchObject({ is_outdated: false, is_changed: false })
  })

  test('of English may differ from the shipped one, not its placeholders', async () => {
    const { save } = await open()
    await save('en', 'shell.hello', { text: 'Welcome, {name}' })
    expect(await save('en', 'shell.hello', { text: 'Welcome' })).toMatchObject({
      status: 422,
      body: { fields: { 'text.text': 'must contain {name}' } },
    })
  })
})
