import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkText, formatFault, listWantedForms, parseFault } from './check-text.ts'
import { readPluralRules } from './plural-forms.ts'
import { groupSentences } from './text-forms.ts'

const plain = { english: { text: 'Written to {name} at {time}' }, language: 'de' }
const counted = { one: '{count} home in {place}', other: '{count} homes in {place}' }

describe('placeholders', () => {
  test('accepts the same ones in another order', () => {
    expect(checkText({ text: 'Um {time} an {name}' }, plain)).toEqual([])
  })

  test.each([
    ['Um {time}', [{ form: 'text', reason: 'placeholderMissing', placeholder: 'name' }]],
    [
      'An {nmae}, {time}',
      [
        { form: 'text', reason: 'placeholderMissing', placeholder: 'name' },
        { form: 'text', reason: 'placeholderUnknown', placeholder: 'nmae' },
      ],
    ],
    [
      'An {name}, {time}, {count}',
      [{ form: 'text', reason: 'placeholderUnknown', placeholder: 'count' }],
    ],
  ])('names those of "%s" that do not fit', (text, faults) => {
    expect(checkText({ text }, plain)).toEqual(faults)
  })

  test('lets a plural form say the number in words', () => {
    const forms = { one: 'Ein Haus in {place}', other: '{count} Häuser in {place}' }
    expect(checkText(forms, { english: counted, language: 'de' })).toEqual([])
  })

  test('needs the others in every plural form', () => {
    const forms = { one: 'Ein Haus', other: '{count} Häuser in {place}' }
    expect(checkText(forms, { english: counted, language: 'de' })).toEqual([
      { form: 'one', reason: 'placeholderMissing', placeholder: 'place' },
    ])
  })
})

describe('plural forms', () => {
  test.each([
    ['en', ['one', 'other'], []],
    ['es', ['one', 'other'], ['many']],
    ['ar', ['zero', 'one', 'two', 'few', 'many', 'other'], []],
    ['pl', ['one', 'few', 'many', 'other'], []],
    ['ja', ['other'], []],
    ['he', ['one', 'two', 'other'], []],
    ['cy', ['zero', 'one', 'two', 'few', 'many', 'other'], []],
    ['pt-BR', ['one', 'other'], ['many']],
  ])('of %s follow CLDR', (language, required, optional) => {
    expect(readPluralRules(language)).toEqual({ required, optional })
  })

  test('names missing ones and those of other languages', () => {
    const forms = { one: '{place}', two: '{place}', other: '{place}' }
    expect(checkText(forms, { english: counted, language: 'pl' })).toEqual([
      { form: 'few', reason: 'required', placeholder: '' },
      { form: 'many', reason: 'required', placeholder: '' },
      { form: 'two', reason: 'unknownForm', placeholder: '' },
    ])
  })

  test('belong only to sentences that count', () => {
    expect(checkText({ other: 'An {name}, {time}' }, plain).map(({ reason }) => reason)).toEqual([
      'required',
      'unknownForm',
    ])
    expect(listWantedForms({ text: 'Sold', ...counted }, 'ja').required).toEqual(['text', 'other'])
  })
})

test('refuses empty and long texts, and markup', () => {
  const reasons = (text: string) =>
    checkText({ text }, { english: { text: 'Home' }, language: 'de' }).map(({ reason }) => reason)
  expect(reasons('')).toEqual(['required'])
  expect(reasons('x'.repeat(2_001))).toEqual(['tooLong'])
  expect(reasons('<b>Haus</b>')).toEqual(['markup'])
})

test.each(['de', 'es', 'ar'])('accepts every shipped text of %s', (language) => {
  const english = groupSentences(readDictionary('en'))
  const faults = [...groupSentences(readDictionary(language))].flatMap(([key, forms]) =>
    checkText(forms, { english: english.get(key) ?? {}, language }).map((fault) => [key, fault]),
  )
  expect(faults).toEqual([])
})

test('reads its own words', () => {
  const faults = checkText(
    { one: '{x}', two: '', few: '<'.repeat(3), other: 'y'.repeat(3_000) },
    { english: counted, language: 'en' },
  )
  expect(faults.length).toBeGreaterThan(4)
  for (const { form: _, ...fault } of faults)
    expect(parseFault(formatFault({ form: 'text', ...fault }))).toEqual(fault)
  expect(parseFault('is wrong')).toBeNull()
})

function readDictionary(code: string): Record<string, string> {
  const path = new URL(`../../dictionaries/${code}.json`, import.meta.url)
  return JSON.parse(readFileSync(path, 'utf8'))
}
