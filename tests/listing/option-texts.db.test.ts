import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { propertyCard } from '@/client/api/cards/property-card.ts'
import type { Album } from '@/demo/seed/album.ts'
import { DEMO_CATEGORIES, DEMO_PARAMETERS } from '@/demo/seed/catalog-data.ts'
import { seedStructure } from '@/demo/seed/seed-catalog.ts'
import { listOptions } from '@/domain/listing/parameter-options.ts'
import { cardFacts, rowFacts } from '@/features/listing-card/card-facts.ts'
import { listingFacts } from '@/features/properties/listing-facts.ts'
import { createServer } from '@/server/app.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { language } from '@/tests/support/builders/settings.ts'
import { callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'

const { db } = await openTestDatabase()
const formats = { number: String }

const noPictures: Album = {
  of: () => [],
  next: () => null,
  nextOf: () => null,
  named: (name) => {
    throw new Error(`there is no picture ${name} here`)
  },
}

const options = DEMO_PARAMETERS.flatMap((it) => it.options ?? [])
const isCode = (text: string) => /^[A-Z]$/.test(text)

/** English words that a text of the language may not be, unless the demo calls it alike. */
function findEnglish(code: string): ReadonlySet<string> {
  const own = new Set(options.map(({ translations }) => translations[code]?.value))
  const english = options.map(({ value }) => value)
  return new Set(english.filter((value) => !isCode(value) && !own.has(value)))
}

/** A listing of each category for each option of each parameter, at least. */
async function setUp() {
  await truncate(db)
  for (const code of ['en', 'de', 'es', 'ar']) await language(db, { code })
  const { categories, parameters } = await seedStructure(db, noPictures)
  const ids: number[] = []
  for (const { code, parameters: asked } of DEMO_CATEGORIES) {
    for (let round = 0; round < 6; round += 1) {
      const values = asked.flatMap((name): [string, number | string | string[]][] => {
        const { kind, options: all = [] } = DEMO_PARAMETERS.find((it) => it.code === name) ?? {}
        const id = String(parameters.get(name))
        const texts = all.map(({ value }) => value)
        if (texts.length === 0) return kind === 'number' ? [[id, 3 + round]] : []
        return [[id, kind === 'checkbox' ? texts : (texts[round % texts.length] ?? '')]]
      })
      const { id } = await publishedListing(db, {
        title: `${code} ${round}`,
        categoryId: categories.get(code) ?? 0,
        parameters: Object.fromEntries(values),
      })
      ids.push(id)
    }
  }
  await sql`select refresh_search_count()`.execute(db)
  return { app: createServer(testDeps({ db })), ids }
}

test.each(['de', 'es', 'ar'])('shows no English option of the demo in %s', async (code) => {
  const { app, ids } = await setUp()
  const english = findEnglish(code)
  const shown: string[] = []
  for (const id of ids) {
    const [listing] = (await callOk(app, 'getProperty', { query: { id }, language: code })).data
    const { details, groups } = listingFacts(listing?.parameters ?? [], formats)
    shown.push(...details.map(({ value }) => value), ...groups.flatMap((it) => it.options))
  }
  const list = await callOk(app, 'getPropertyList', { query: { limit: 100 }, language: code })
  for (const card of list.data.map(propertyCard)) {
    shown.push(...cardFacts(card.facts, formats).map(({ text }) => text))
    shown.push(...rowFacts(card.facts, formats).map(({ text }) => text))
  }
  const forms = await callOk(app, 'getCategories', { query: { limit: 100 }, language: code })
  for (const { parameter_types } of forms.data) {
    for (const asked of parameter_types) shown.push(...listOptions(asked).map((it) => it.label))
  }
  expect(new Set(shown).size).toBeGreaterThan(25)
  expect(shown.filter((text) => english.has(text))).toEqual([])
})

test('translates each option of the demo that is not a code', () => {
  const missing = options
    .filter(({ value }) => !isCode(value))
    .flatMap(({ value, translations }) =>
      ['de', 'es', 'ar'].filter((code) => !translations[code]?.value).map((code) => [value, code]),
    )
  expect(missing).toEqual([])
})

test('sends the stored texts in every language', async () => {
  const { app, ids } = await setUp()
  const id = ids[0] ?? 0
  const read = async (code: string) => {
    const [listing] = (await callOk(app, 'getProperty', { query: { id }, language: code })).data
    return listing?.parameters ?? []
  }
  const plain = (rows: Awaited<ReturnType<typeof read>>) =>
    rows.map(({ id: parameter, value, type_values }) => ({ parameter, value, type_values }))
  const [english, german] = [await read('en'), await read('de')]
  expect(plain(german)).toEqual(plain(english))
  expect(english.filter((row) => 'translated_value' in row || 'options' in row)).toEqual([])
  expect(german.find(({ name }) => name === 'Heizung')).toMatchObject({
    value: 'Heat pump',
    translated_value: 'Wärmepumpe',
  })
})
