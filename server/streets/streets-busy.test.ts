import { expect, test } from 'vitest'
import { streetsBusy } from './streets-busy.ts'

test('asks to try a question about streets again in two seconds', () => {
  expect(streetsBusy(new Error('lost'))).toMatchObject({
    status: 503,
    headers: { 'Retry-After': '2' },
    cause: new Error('lost'),
  })
})
