import { describe, expect, test } from 'vitest'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { FieldsRefused, RecentSignInRequired } from '@/domain/account/recent-sign-in.ts'
import { samplePerson } from '@/tests/stories/sample-person.ts'
import { ownCodeAddress, toRefusal } from './recent-sign-in.ts'

const required = (data: unknown) =>
  new ApiError('refused', { message: 'x', key: 'recentSignInRequired', data })

describe('a refusal', () => {
  test.each(['password', 'otp', 'signIn'])('requests the proof "%s"', (proof) => {
    expect(toRefusal(required({ proof }), [])).toEqual(
      expect.objectContaining({ name: 'RecentSignInRequired', proof }),
    )
  })

  test.each([[null], [{}], [{ proof: 'horoscope' }], ['password']])(
    'with an unknown proof (%j) is a failure',
    (data) => expect(toRefusal(required(data), [])).not.toBeInstanceOf(RecentSignInRequired),
  )

  test('is reported at fields of the form, otherwise as a failure', () => {
    const error = new ApiError('invalid', { message: 'x', fields: { otp: 'no', else: 'no' } })
    expect(toRefusal(error, ['otp'])).toMatchObject({ reasons: { otp: 'no' } })
    expect(toRefusal(error, ['password'])).not.toBeInstanceOf(FieldsRefused)
    expect(toRefusal('offline', ['otp'])).toBe('offline')
  })
})

test.each([
  [{ mobile: '49151', is_mobile_verified: 1 as const }, { number: '+49151' }],
  [{ mobile: '49151', is_mobile_verified: 0 as const }, { email: samplePerson.email }],
  [{ mobile: '49151' }, { number: '+49151' }],
  [{ mobile: null }, { email: samplePerson.email }],
  [{ mobile: '49151', is_mobile_verified: 0 as const, email: null }, { number: '+49151' }],
])('sends a code for %j to %j', (own, address) => {
  expect(ownCodeAddress({ ...samplePerson, ...own })).toEqual(address)
})
