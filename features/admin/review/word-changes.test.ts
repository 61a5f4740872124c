import { expect, test } from 'vitest'
import { wordChanges } from './word-changes.ts'

/** Puts marked runs in brackets. */
const told = (before: string, now: string) => {
  const changes = wordChanges(before, now)
  return [changes.before, changes.now].map((side) =>
    side.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join(''),
  )
}

test('marks words that the other text does not have', () => {
  expect(told('A quiet home by the old brook.', 'A quiet home by the river.')).toEqual([
    'A quiet home by the [old brook].',
    'A quiet home by the [river].',
  ])
  expect(told('Two rooms', 'Two light rooms, one bath')).toEqual([
    'Two rooms',
    'Two [light ]rooms[, one bath]',
  ])
})

test('marks a whole text that was added or removed, and nothing in equal texts', () => {
  expect(told('', 'New')).toEqual(['', '[New]'])
  expect(told('Old', '')).toEqual(['[Old]', ''])
  expect(told('Same', 'Same')).toEqual(['Same', 'Same'])
})

test('splits scripts without spaces into words', () => {
  expect(told('安静的房子', '安静的公寓')).toEqual(['安静的[房子]', '安静的[公寓]'])
})

test('cuts long unchanged text to what stands next to a change', () => {
  const words = Array.from({ length: 100 }, (_, n) => `word${n}`).join(' ')
  const [before, now] = told(`Old ${words} end`, `New ${words} end.`)
  expect(before).toMatch(/^\[Old\] word0 .{50,80} ….{50,80} word99 end$/)
  expect(now).toMatch(/^\[New\] word0 .{50,80} ….{50,80} word99 end\[\.\]$/)
  expect(told(words, `${words} more`)[0]).toMatch(/^… word/)
  expect(told(words, words)).toEqual([words, words])
})

test('marks two changed words far apart in a long text', () => {
  const words = Array.from({ length: 2000 }, (_, n) => `word${n}`)
  const changed = words.with(10, 'first').with(1990, 'last')
  const [before, now] = told(words.join(' '), changed.join(' '))
  expect(before?.match(/\[[^\]]*\]/g)).toEqual(['[word10]', '[word1990]'])
  expect(now?.match(/\[[^\]]*\]/g)).toEqual(['[first]', '[last]'])
})

test('marks everything between the first and the last of too many changes', () => {
  const words = (word: string) => Array.from({ length: 1200 }, (_, n) => `${word}${n}`).join(' ')
  const [before, now] = told(`Here ${words('a')} there`, `Here ${words('b')} there`)
  expect([before?.slice(0, 9), now?.slice(-10)]).toEqual(['Here [a0 ', '1199] there'.slice(-10)])
})
