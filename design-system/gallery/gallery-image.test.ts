import { expect, it } from 'vitest'
import { fillNumbers } from './gallery-image.ts'

it('fills in numbers in the notation of the language', () => {
  const numbers = { index: 3, total: 1200 }
  expect(fillNumbers('{index} of {total}', numbers, 'en')).toBe('3 of 1,200')
  expect(fillNumbers('{index} von {total}', numbers, 'de')).toBe('3 von 1.200')
  expect(fillNumbers('{index} / {total}', numbers, 'ar-EG')).toBe('٣ / ١٬٢٠٠')
})

it('leaves a placeholder without a number unchanged', () => {
  expect(fillNumbers('{what}', {})).toBe('{what}')
})
