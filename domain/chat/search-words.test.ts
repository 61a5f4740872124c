import { expect, test } from 'vitest'
import { excerptAround, searchWords } from './search-words.ts'

test('keeps letters and digits of any script, in lower case', () => {
  expect(searchWords("Größe: 'x' | !*& 90 m²")).toEqual(['größe', 'x', '90', 'm²'])
  expect(searchWords('متى الزيارة؟')).toEqual(['متى', 'الزيارة'])
  expect(searchWords('& | ! :*')).toEqual([])
  expect(searchWords('a '.repeat(50))).toHaveLength(10)
})

test('shows the text around the first word', () => {
  expect(excerptAround('Is the mill free?', ['free'])).toBe('Is the mill free?')
  const long = `${'before '.repeat(40)}The mill is here. ${'after '.repeat(60)}`
  const excerpt = excerptAround(long, ['here', 'mill'])
  expect(excerpt).toContain('The mill is here.')
  expect(excerpt).toMatch(/^…before/)
  expect(excerpt.endsWith('…')).toBe(true)
  expect(excerpt.length).toBeLessThan(170)
  expect(excerptAround('x'.repeat(400), ['nothing'])).toHaveLength(161)
})
