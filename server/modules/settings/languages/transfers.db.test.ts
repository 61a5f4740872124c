import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { language } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { settingsHandlers } from '../handlers.ts'
import { languagesHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

async function open() {
  const app = createServer(testDeps({ db }), { ...languagesHandlers, ...settingsHandlers })
  const { token } = await signedIn(db, { role: 'editor' })
  const download = async (code: string, format: 'json' | 'xliff') =>
    (await callOk(app, 'exportLanguage', { token, path: { code }, query: { format } })).data
  const check = async (code: string, content: string) =>
    (await callOk(app, 'checkLanguageFile', { token, path: { code }, form: form({ content }) }))
      .data
  const apply = async (code: string, base: string, content: string) => {
    const sent = { token, path: { code }, form: form({ base, content }) }
    const reply = await call(app, 'importLanguage', sent)
    return { status: reply.status, body: reply.body as Record<string, unknown> }
  }
  const overrides = async (code: string) => {
    const row = await db
      .selectFrom('language')
      .select('overrides')
      .where('code', '=', code)
      .executeTakeFirst()
    return row?.overrides
  }
  return { app, token, download, check, apply, overrides }
}

function form({ base, content }: { base?: string; content: string }): FormData {
  const sent = new FormData()
  if (base !== undefined) sent.set('base', base)
  sent.set('file', new File([content], 'texts'))
  return sent
}

const NOTHING = { new: 0, changed: 0, same: 0, empty: 0, refused: 0 }

describe.each(['json', 'xliff'] as const)('%s', (format) => {
  test('makes a round trip with all shipped texts', async () => {
    await writeLanguages(db)
    const { download, check, apply, overrides } = await open()
    for (const code of ['en', 'de', 'es', 'ar']) {
      const { content } = await download(code, format)
      const { base, counts, refused } = await check(code, content)
      expect(refused).toEqual([])
      expect(counts).toEqual({ ...NOTHING, same: expect.any(Number) })
      expect(counts.same).toBeGreaterThan(4_000)
      expect((await apply(code, base, content)).status).toBe(200)
      expect(await overrides(code)).toEqual({})
    }
  })

  test('carries a translation to another installation unchanged', async () => {
    const texts = {
      'a.x': 'Home & "garden" \\ {name}',
      'a.y_one': '{count} day',
      'a.y_other': '{count} days',
    }
    await language(db, { code: 'en', texts })
    const polish = {
      'a.x': "\u2066{name}\u2069 – „Dom & ogród” \\ 'x' שלום",
      'a.y_one': '{count} dzień',
      'a.y_few': '{count} dni\n(kilka)',
      'a.y_many': '{count} dni',
      'a.y_other': '{count} dnia',
    }
    await language(db, { code: 'pl', position: 1, overrides: polish })
    const { download, check, apply, overrides } = await open()
    const { content, file_name } = await download('pl', format)
    expect(file_name).toBe(format === 'json' ? 'hearth-pl.json' : 'hearth-pl.xlf')
    await db.updateTable('language').set({ overrides: '{}' }).where('code', '=', 'pl').execute()
    const { base, counts } = await check('pl', content)
    expect(counts).toEqual({ ...NOTHING, new: 2 })
    expect(await apply('pl', base, content)).toMatchObject({
      status: 200,
      body: { data: { new: 2 } },
    })
    expect(await overrides('pl')).toEqual(polish)
    expect((await download('pl', format)).content).toBe(content)
  })
})

test('counts new, changed, same and empty texts before anything is written', async () => {
  const texts = { 'a.a': 'A', 'a.b': 'B', 'a.c': 'C', 'a.d': 'D' }
  await language(db, { code: 'en', texts })
  await language(db, { code: 'pl', overrides: { 'a.a': 'Aa', 'a.b': 'Be' } })
  const { check, apply, overrides } = await open()
  const file = { '@@locale': 'pl', 'a.a': 'Aa', 'a.b': 'Bé', 'a.c': 'Ce', 'a.d': '' }
  const { base, counts } = await check('pl', JSON.stringify(file))
  expect(counts).toEqual({ new: 1, changed: 1, same: 1, empty: 1, refused: 0 })
  expect(await overrides('pl')).toEqual({ 'a.a': 'Aa', 'a.b': 'Be' })
  await apply('pl', base, JSON.stringify(file))
  expect(await overrides('pl')).toEqual({ 'a.a': 'Aa', 'a.b': 'Bé', 'a.c': 'Ce' })
  const [entry] = await db.selectFrom('audit_entry').selectAll().execute()
  expect(entry).toMatchObject({
    action: 'languageTextsImported',
    before: { 'a.b': 'Be' },
    after: { 'a.b': 'Bé', 'a.c': 'Ce' },
  })
})

test('refuses the whole file for one text, with its line', async () => {
  await language(db, { code: 'en', texts: { 'a.a': 'A {x}', 'a.b': 'B' } })
  await language(db, { code: 'pl' })
  const { check, apply, overrides } = await open()
  const content = '{\n"@@locale": "pl",\n"a.b": "Be",\n"a.a": "Aa"\n}'
  const { base, counts, refused } = await check('pl', content)
  expect(counts).toMatchObject({ new: 1, refused: 1 })
  expect(refused).toEqual([{ line: 4, key: 'a.a', reason: 'placeholderMissing', name: 'x' }])
  expect(await apply('pl', base, content)).toMatchObject({ status: 422 })
  expect(await overrides('pl')).toEqual({})
})

test('refuses an import after somebody else changed a text', async () => {
  await language(db, { code: 'en', texts: { 'a.a': 'A', 'a.b': 'B' } })
  await language(db, { code: 'pl' })
  const { app, token, check, apply, overrides } = await open()
  const content = JSON.stringify({ '@@locale': 'pl', 'a.a': 'Aa' })
  const { base } = await check('pl', content)
  const body = { key: 'a.b', base: null, text: { text: 'Be' } }
  await callOk(app, 'saveLanguageText', { token, path: { code: 'pl' }, body })
  expect(await apply('pl', base, content)).toMatchObject({
    status: 409,
    body: { key: 'textsChanged' },
  })
  expect(await overrides('pl')).toEqual({ 'a.b': 'Be' })
})

test('marks texts as outdated whose translator saw older English', async () => {
  await language(db, { code: 'en', texts: { 'a.a': 'A', 'a.b': 'B' } })
  await language(db, { code: 'pl' })
  const { app, token, download, check, apply } = await open()
  const { content } = await download('pl', 'xliff')
  const translated = content.replaceAll(/<source>(.)<\/source>/g, '$&<target>$1$1</target>')
  const body = { key: 'a.a', base: { text: 'A' }, text: { text: 'AAA' } }
  await callOk(app, 'saveLanguageText', { token, path: { code: 'en' }, body })
  const { base } = await check('pl', translated)
  await apply('pl', base, translated)
  const { data } = await callOk(app, 'getLanguageTexts', { token, path: { code: 'pl' } })
  expect(data).toMatchObject([
    { key: 'a.a', text: { text: 'AA' }, is_outdated: true, source: { text: 'A' } },
    { key: 'a.b', text: { text: 'BB' }, is_outdated: false },
  ])
})

test('leaves the texts of an import out of pages of the log', async () => {
  await language(db, { code: 'en', texts: { 'a.a': 'A' } })
  await language(db, { code: 'pl' })
  const { check, apply } = await open()
  const content = JSON.stringify({ '@@locale': 'pl', 'a.a': 'Aa' })
  await apply('pl', (await check('pl', content)).base, content)
  const { readAudit } = await import('@/server/modules/audit/audit-store.ts')
  expect(await readAudit(db, { limit: 5 })).toMatchObject([{ before: null, after: null }])
})
