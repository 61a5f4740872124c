import { describe, expect, test } from 'vitest'
import { EngineStopped } from '@/server/db/embedded/engine.ts'
import { isOurFault, toFailure } from './failure-of.ts'
import { failingPart } from './unavailable.ts'

function coded(code: string, message = 'x'): Error {
  return Object.assign(new Error(message), { code })
}

describe('a failure of the database or storage', () => {
  test.each([
    ['a refused connection', coded('ECONNREFUSED'), 'database'],
    ['a lost connection', new Error('Connection terminated unexpectedly'), 'database'],
    ['no free connection', new Error('timeout exceeded when trying to connect'), 'database'],
    ['a server that shuts down', coded('57P01'), 'database'],
    ['a server that starts', coded('57P03'), 'database'],
    ['a full disk of the server', coded('53100'), 'database'],
    ['a statement that took too long', coded('57014'), 'database'],
    ['a stopped engine', new EngineStopped('x'), 'database'],
    ['a full disk', coded('ENOSPC'), 'storage'],
    ['a cause within', new Error('x', { cause: coded('ENOSPC') }), 'storage'],
  ])('is answered with 503 for %s', (_name, error, part) => {
    expect(failingPart(error)).toBe(part)
    const refusal = toFailure(error)
    expect(refusal.status).toBe(503)
    expect(refusal.headers['Retry-After']).toBe('5')
    expect(refusal.toBody()).toMatchObject({ error: true, key: 'unavailable', data: null })
    expect(isOurFault(refusal)).toBe(true)
  })

  test.each([
    ['a fault of ours', new TypeError('x')],
    ['a broken rule of a table', coded('23505')],
    ['a missing file', coded('ENOENT')],
  ])('is answered with 500 for %s', (_name, error) => {
    expect(failingPart(error)).toBeNull()
    expect(toFailure(error).status).toBe(500)
  })
})
