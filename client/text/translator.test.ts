import { describe, expect, test } from 'vitest'
import { loadOwnTexts } from './own-texts.ts'
import { createTranslator, pickTexts, withProviderTexts } from './translator.ts'

const english = await loadOwnTexts('en')
const arabic = await loadOwnTexts('ar')

describe('sentences', () => {
  test('are filled in, with numbers in the notation of the language', async () => {
    const german = createTranslator(await loadOwnTexts('de'), 'de')
    expect(german('properties.results.range', { from: 1, to: 24, total: 12_345 })).toBe(
      '1 bis 24 von 12.345',
    )
    expect(
      createTranslator(english, 'en')('properties.results.titleIn', {
        what: 'Homes',
        place: 'Kirkland',
      }),
    ).toBe('Homes in Kirkland')
  })

  test('keep placeholders without a value', () => {
    expect(createTranslator(english, 'en')('properties.results.page')).toBe('Page {page}')
  })

  test('show their key when their text is missing', () => {
    expect(createTranslator({}, 'en')('properties.results.page', { page: 2 })).toBe(
      'properties.results.page',
    )
  })

  test('are known to exist, plural or not', () => {
    const t = createTranslator(english, 'en')
    expect(
      ['properties.results.page', 'properties.results.count', 'results.nothing', 'toString'].map(
        t.has,
      ),
    ).toEqual([true, true, false, false])
  })
})

describe('plural forms', () => {
  test.each([
    [0, '0 homes'],
    [1, '1 home'],
    [2, '2 homes'],
    [1_234, '1,234 homes'],
  ])('are correct for %i in English', (count, text) => {
    expect(createTranslator(english, 'en')('properties.results.count', { count })).toBe(text)
  })

  test.each([
    [0, 'لا توجد عقارات'],
    [1, 'عقار واحد'],
    [2, 'عقاران'],
    [3, '3 عقارات'],
    [11, '11 عقارًا'],
    [100, '100 عقار'],
  ])('are correct for %i in Arabic', (count, text) => {
    expect(createTranslator(arabic, 'ar')('properties.results.count', { count })).toBe(text)
  })

  test('fall back to the general form', async () => {
    const spanish = createTranslator(await loadOwnTexts('es'), 'es')
    expect(spanish('properties.results.count', { count: 1_000_000 })).toBe('1.000.000 inmuebles')
  })
})

test('falls back to English for a language without a dictionary', async () => {
  expect(await loadOwnTexts('fi')).toEqual(english)
})

test('picks keys with their plural forms and no longer keys', () => {
  const texts = {
    'properties.results.count_one': '{count} home',
    'properties.results.count_other': '{count} homes',
    'properties.results.countEstimate': 'About {count} homes',
    'properties.sort.label': 'Sort by',
  }
  const { 'properties.results.countEstimate': _, ...picked } = texts
  expect(
    pickTexts(texts, ['properties.results.count', 'properties.sort.label', 'home.title']),
  ).toEqual(picked)
})

test('lets a provider replace texts, but not add or empty any', () => {
  const own = { 'properties.sort.label': 'Sort by', 'home.title': 'Home' }
  const provider = {
    'properties.sort.label': 'Order',
    'home.title': '',
    'other.key': 'x',
    'sort.x': 3,
  }
  expect(withProviderTexts(own, provider)).toEqual({
    'properties.sort.label': 'Order',
    'home.title': 'Home',
  })
})

test('takes all plural forms of a provider, also those that English lacks', () => {
  const own = { 'a.homes_one': '1 home', 'a.homes_other': '{count} homes' }
  const polish = {
    'a.homes_one': '1 dom',
    'a.homes_few': '{count} domy',
    'a.homes_many': '{count} domów',
    'a.homes_other': '{count} domu',
  }
  expect(withProviderTexts(own, { ...polish, 'b.homes_few': '{count}' })).toEqual(polish)
})
