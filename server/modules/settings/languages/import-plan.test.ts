import { readFileSync } from 'node:fs'
import { createDice } from '@hearth/dice/dice'
import { describe, expect, test } from 'vitest'
import { expectLinearCost } from '@/tests/support/linear-cost.ts'
import { type Dictionary, toDictionary } from './dictionary.ts'
import { planImport, toWrittenFile } from './import-plan.ts'
import { formatTextFile } from './text-file.ts'
import type { RefusedText, WrittenFile } from './text-file.types.ts'

const read = (code: string): Record<string, string> => {
  const path = new URL(`../../../../dictionaries/${code}.json`, import.meta.url)
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** A part of the product's texts: the work of a file grows with it. */
function openDictionary(prefix = 'properties.'): Dictionary {
  const part = (code: string) =>
    Object.fromEntries(Object.entries(read(code)).filter(([key]) => key.startsWith(prefix)))
  const facts = { id: 1, name: '', overrides: {} }
  const english = { ...facts, code: 'en', texts: part('en') }
  return toDictionary({ ...facts, code: 'de', texts: part('de') }, english, [])
}

const dictionary = openDictionary()
const refusals = (content: string) => planImport(dictionary, content).refused

const HEAD = '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">'
const xliff = (units: string, head = HEAD) =>
  `${head}\n<file source-language="en" target-language="de"><body>\n${units}\n</body></file></xliff>`
const unit = (id: string, target: string) =>
  `<trans-unit id="${id}"><source>x</source><target>${target}</target></trans-unit>`

describe('broken files', () => {
  test.each<[string, string, Partial<RefusedText>]>([
    ['nothing', '', { reason: 'syntax', line: 1 }],
    ['no object', '[]', { reason: 'syntax' }],
    [
      'another kind of value',
      '{\n"@@locale": "de",\n"a": {"b": "c"}}',
      { reason: 'format', line: 3 },
    ],
    ['a cut body', '{"@@locale": "de",\n"properties.a": "x', { reason: 'syntax', line: 2 }],
    ['more behind the end', '{"@@locale": "de"}\n{}', { reason: 'syntax', line: 2 }],
    ['no language', '{}', { reason: 'language', name: '' }],
    ['another language', '{"@@locale": "fr"}', { reason: 'language', name: 'fr' }],
    [
      'bytes that are not UTF-8',
      '{"@@locale": "de",\n"a": "St\ufffddte"}',
      { reason: 'encoding', line: 2 },
    ],
    [
      'an unknown key',
      '{"@@locale": "de",\n"nothing.here": ""}',
      { reason: 'unknownKey', line: 2, key: 'nothing.here' },
    ],
    [
      'a key of every object',
      '{"@@locale": "de", "__proto__": "x"}',
      { reason: 'unknownKey', key: '__proto__' },
    ],
    [
      'a key twice',
      '{"@@locale": "de",\n"properties.results.page": "",\n"properties.results.page": ""}',
      { reason: 'duplicate', line: 3 },
    ],
  ])('JSON: %s', (_, content, refused) => {
    expect(refusals(content)[0]).toMatchObject(refused)
  })

  test.each<[string, string, Partial<RefusedText>]>([
    ['a cut body', xliff('').slice(0, -12), { reason: 'syntax' }],
    ['an open element', xliff('<trans-unit id="x"><source>a</trans-unit>'), { reason: 'syntax' }],
    ['a stray end', xliff('</group>'), { reason: 'syntax' }],
    ['a bare sign', xliff(unit('x', 'a & b')), { reason: 'syntax' }],
    ['another version', xliff('', HEAD.replace('1.2"', '2.0"')), { reason: 'format' }],
    ['another format', '<html/>', { reason: 'format' }],
    ['no file', `${HEAD}</xliff>`, { reason: 'format' }],
    ['another language', xliff('').replace('"de"', '"fr"'), { reason: 'language', name: 'fr' }],
    ['no language', xliff('').replace(' target-language="de"', ''), { reason: 'language' }],
    [
      'an element in a text',
      xliff(unit('x', 'a <g id="1">b</g>')),
      { reason: 'inline', name: 'g' },
    ],
    ['an unknown key', xliff(unit('nothing.here', 'a')), { reason: 'unknownKey', line: 3 }],
    [
      'a unit in a unit',
      xliff('<trans-unit id="a"><trans-unit id="b"/></trans-unit>'),
      { reason: 'format' },
    ],
    ['deep groups', xliff('<group>'.repeat(100) + '</group>'.repeat(100)), { reason: 'format' }],
    [
      'an entity bomb',
      `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>${xliff(unit('x', '&b;&b;'))}`,
      { reason: 'doctype' },
    ],
    [
      'a file of the server',
      `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${xliff(unit('x', '&a;'))}`,
      { reason: 'doctype' },
    ],
    ['an entity without declaration', xliff(unit('x', '&lol;')), { reason: 'syntax' }],
  ])('XLIFF: %s', (_, content, refused) => {
    expect(refusals(content)[0]).toMatchObject(refused)
  })

  test('cost no more than their length', () => {
    const json = (length: number) => `{"@@locale": "de", "a": "${'\\\\"'.repeat(500 * length)}`
    const xml = (length: number) => xliff('<a b="'.repeat(150 * length))
    for (const write of [json, xml]) {
      expect(refusals(write(10))[0]).toMatchObject({ reason: 'syntax' })
      expectLinearCost((length) => refusals(write(length)), 100)
    }
  })
})

test('reads what other tools write', () => {
  const content = xliff(`<group><!-- menu -->
    <trans-unit id="properties.results.previous" approved="yes">
      <source>Previous</source><target state="translated"><![CDATA[Vor & zurück]]></target>
      <alt-trans><target>Andere</target></alt-trans><note>menu</note>
    </trans-unit>
    <trans-unit id="properties.results.next"><source>Next</source><target/></trans-unit></group>`)
  const known = { 'properties.results.previous': 'Previous', 'properties.results.next': 'Next' }
  const language = { id: 1, code: 'de', name: '', texts: {}, overrides: {} }
  const plan = planImport(toDictionary(language, { texts: known, overrides: {} }, []), content)
  expect(plan).toMatchObject({ counts: { new: 1, empty: 1, refused: 0 } })
  expect(plan.texts).toMatchObject([{ wanted: { text: 'Vor & zurück' } }])
})

describe('500 files, each broken in one place,', () => {
  const dice = createDice(55)
  const whole = toWrittenFile(dictionary)
  const withPlaceholder = whole.entries.filter(({ text }) => /\{(?!count\})\w+\}/.test(text))

  const format = (file: WrittenFile) => formatTextFile(file, dice.between(0, 1) ? 'json' : 'xliff')
  const withEntry = (entry: string, change: { entry?: string; text?: string }) =>
    format({
      ...whole,
      entries: whole.entries.map((it) => (it.entry === entry ? { ...it, ...change } : it)),
    })

  const BREAKS: Record<string, () => string> = {
    'a cut body': () => {
      const content = format(whole)
      return content.slice(0, dice.between(1, content.trimEnd().length - 1))
    },
    'a lost placeholder': () => {
      const { entry, text } = dice.pick(withPlaceholder)
      return withEntry(entry, { text: text.replace(/\{(?!count\})\w+\}/, 'x') })
    },
    'a translated placeholder': () => {
      const { entry, text } = dice.pick(withPlaceholder)
      return withEntry(entry, { text: text.replace(/\{(?!count\})(\w+)\}/, '{$1x}') })
    },
    'an unknown key': () =>
      withEntry(dice.pick(whole.entries).entry, { entry: `properties.x${dice.between(1, 999)}` }),
    markup: () => withEntry(dice.pick(whole.entries).entry, { text: '<script>alert(1)</script>' }),
    'a long text': () => withEntry(dice.pick(whole.entries).entry, { text: 'x'.repeat(2_001) }),
    'an entry twice': () =>
      formatTextFile({ ...whole, entries: [...whole.entries, dice.pick(whole.entries)] }, 'xliff'),
    'a foreign plural form': () => {
      const plural = dice.pick(whole.entries.filter(({ entry }) => entry.endsWith('_other')))
      const entry = plural.entry.replace('_other', '_few')
      return format({ ...whole, entries: [...whole.entries, { ...plural, entry }] })
    },
    'another language': () => format({ ...whole, language: dice.pick(['fr', 'en', 'de-AT', '']) }),
    'a document type': () => {
      const content = formatTextFile(whole, 'xliff')
      return content.replace(
        '<xliff',
        `<!DOCTYPE xliff [<!ENTITY e "${'e'.repeat(dice.between(1, 99))}">]><xliff`,
      )
    },
    'a broken byte': () => {
      const content = format(whole)
      const at = dice.between(1, content.length - 1)
      return `${content.slice(0, at)}\ufffd${content.slice(at + 1)}`
    },
  }

  test('are refused whole, with line and reason', () => {
    const kinds = Object.entries(BREAKS)
    const accepted: string[] = []
    for (let count = 0; count < 500; count += 1) {
      const [name, damage] = dice.pick(kinds)
      const { counts, refused } = planImport(dictionary, damage())
      const isExplained = refused.every(({ line, reason }) => line >= 1 && reason !== undefined)
      if (counts.refused === 0 || refused.length !== counts.refused || !isExplained)
        accepted.push(name)
    }
    expect(accepted).toEqual([])
    expect(planImport(dictionary, format(whole)).counts).toMatchObject({ refused: 0, changed: 0 })
  })
})
