import { expect, test } from 'vitest'
import { pushFaults, pushVariables } from './push-environment.ts'

test.each([
  ['http://127.0.0.1:4200', true],
  ['http://localhost:4200', true],
  ['http://10.0.0.7:4200', false],
  ['https://fcm.googleapis.com', false],
])('takes %s as a push service of this machine: %s', (url, isRight) => {
  expect(pushVariables.PUSH_SERVICE_URL.safeParse(url).success).toBe(isRight)
})

test('is refused as soon as anybody else is served', () => {
  const trial = { PUSH_SERVICE_URL: 'http://127.0.0.1:4200' }
  expect(pushFaults(trial, undefined)).toEqual([])
  expect(pushFaults(trial, 'PUBLIC_URL')).toEqual([
    'PUSH_SERVICE_URL is for trying out: it cannot be set with PUBLIC_URL',
  ])
  expect(pushFaults({}, 'PUBLIC_URL')).toEqual([])
})
