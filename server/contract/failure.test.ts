import { expect, it } from 'vitest'
import { FAILURES, failure, invalid } from './failure.ts'

it('has the specified status for each cause', () => {
  const statuses = Object.entries(FAILURES).map(([code, { status }]) => [code, status])
  expect(Object.fromEntries(statuses)).toEqual({
    malformed: 400,
    unauthenticated: 401,
    forbidden: 403,
    packageRefused: 403,
    demoMode: 403,
    deactivated: 403,
    notFound: 404,
    methodNotAllowed: 405,
    conflict: 409,
    tooLarge: 413,
    invalid: 422,
    tooMany: 429,
    internal: 500,
    notBuilt: 501,
    unavailable: 503,
  })
})

it('uses its own message, else the default', () => {
  expect(failure('notFound', 'This listing was not found.').toBody()).toEqual({
    error: true,
    message: 'This listing was not found.',
    key: 'notFound',
    data: null,
  })
  expect(failure('demoMode').toBody()).toEqual({
    error: true,
    message: 'This Action is Not Allowed in Demo Mode',
    key: 'demoMode',
    data: null,
  })
})

it('carries a more precise key, facts and fields', () => {
  const check = { package_available: true, feature_available: false, limit_available: false }
  expect(failure('packageRefused', undefined, { key: 'limitOver', data: check }).toBody()).toEqual({
    error: true,
    message: 'Your Package Limit is Over. Please Purchase Package.',
    key: 'limitOver',
    data: check,
  })
  expect(
    invalid({ limit: 'must be at least 1', offset: 'must be a whole number' }).toBody(),
  ).toEqual({
    error: true,
    message: 'limit must be at least 1',
    key: 'invalid',
    fields: { limit: 'must be at least 1', offset: 'must be a whole number' },
    data: null,
  })
})

it('accepts a sentence as a reason', () => {
  const fields = { first_name: 'Name is required', email: 'Email is required' }
  expect(invalid(fields).toBody()).toMatchObject({ message: 'Name is required', fields })
  expect(invalid({}).toBody()).toMatchObject({ message: 'A value is not allowed.', fields: {} })
})

it('tells the retry time in whole seconds, at least one', () => {
  expect(failure('tooMany', undefined, { retryAfterSeconds: 59.2 }).headers).toEqual({
    'Retry-After': '60',
  })
  expect(failure('tooMany', undefined, { retryAfterSeconds: 0 }).headers).toEqual({
    'Retry-After': '1',
  })
})
