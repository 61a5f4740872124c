import { expect, test } from 'vitest'
import { textRule } from './field-rules.ts'

test.each([
  ['Be\u200bnd', 'Bend'],
  ['New\u00a0 Bend\ufeff', 'New Bend'],
  ['Zu\u0308rich\u200e', 'Zürich'],
])('a city is cleaned: %j', (given, value) => {
  expect(textRule(150, 'name')(given)).toEqual({ value })
})

test('a description keeps brackets and decodes references', () => {
  expect(textRule(100, 'markup')('Bath &lt; 6 m&sup2;, hall > 9 m², <p>new</p>')).toEqual({
    value: 'Bath < 6 m², hall > 9 m², <p>new</p>',
  })
})

test('a title keeps brackets and references as typed', () => {
  expect(textRule(100)('Flat\n<6 m² &sup2;')).toEqual({ value: 'Flat <6 m² &sup2;' })
})

test('lengths are counted after cleaning', () => {
  expect(textRule(4, 'name')('Be\u200bnd ')).toEqual({ value: 'Bend' })
  expect(textRule(3)('Bend')).toEqual({ reason: 'has more than 3 characters' })
})

test.each(['L\u0092h\u00f4tel', 'caf\ufffd'])(
  'text of another encoding is refused: %j',
  (given) => {
    expect(textRule(100)(given)).toEqual({
      reason: expect.stringContaining('is the encoding of the file right?'),
    })
  },
)
