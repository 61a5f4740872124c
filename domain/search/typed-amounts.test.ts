import { expect, test } from 'vitest'
import type { NumberRules } from '../money/parse-number.ts'
import { readTypedAmounts } from './typed-amounts.ts'

const euros: NumberRules = { kind: 'money', locale: 'en', currency: 'EUR', decimals: 2 }

test('reads what the search itself does not', () => {
  const query = {
    min_price: '250,000',
    max_price: '€ 315,000.-',
    min_area: '80 m²',
    max_area: '',
  }
  expect(readTypedAmounts(query, euros)).toEqual({
    read: { max_price: '315000', min_area: '80' },
    unread: {},
  })
})

test.each(['$315,000', '-5', '12xyz', '2.340m'])('keeps the text %j', (max_price) => {
  expect(readTypedAmounts({ max_price }, euros)).toEqual({ read: {}, unread: { max_price } })
})
