import { expect, it } from 'vitest'
import { fillNumbers } from './gallery-image.ts'

it('puts numbers in their places, as the language writes them', () => {
  const numbers = { index: 3, total: 1200 }
  expect(fillNumbers('{index} of {total}', numbers, 'en')).toBe('3 of 1,200')
  expect(fillNumbers('{index} von {total}', numbers, 'de')).toBe('3 von 1.200')
  expect(fillNumbers('{index} / {total}', numbers, 'ar-EG')).toBe('٣ / ١٬٢٠٠')
})

it('leaves a place alone that it has no number for', () => {
  expect(fillNumbers('{what}', {})).toBe('{what}')
})
