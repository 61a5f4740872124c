import { expect, test } from 'vitest'
import { Failure } from '@/server/contract/failure.ts'
import { newFormToken, requireFormToken } from './form-token.ts'

const secret = 'a-secret-of-tests'
const opened = new Date('2026-06-15T12:00:00Z')
const later = (seconds: number) => new Date(opened.getTime() + seconds * 1000)

function refusal(token: string | undefined, at: Date): string {
  try {
    requireFormToken(token, { secret, at })
    return 'taken'
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return error.options.key ?? error.code
  }
}

test('takes a form after three seconds and for a day', () => {
  const token = newFormToken({ secret, at: opened })
  expect([2, 3, 86_400, 86_401].map((age) => refusal(token, later(age)))).toEqual([
    'formTooFast',
    'taken',
    'taken',
    'formExpired',
  ])
})

test('rejects a token that is missing, changed or signed by another installation', () => {
  const token = newFormToken({ secret, at: opened })
  const [seconds, signature] = token.split('.')
  const other = newFormToken({ secret: 'another', at: opened })
  const forged = `${Number(seconds) - 60}.${signature}`
  for (const wrong of [undefined, '', 'x', `${seconds}.`, forged, other]) {
    expect(refusal(wrong, later(60)), wrong).toBe('invalid')
  }
})
