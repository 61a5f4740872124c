import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { createLogger } from './log.ts'

function logged(write: (log: ReturnType<typeof createLogger>) => void): unknown[] {
  const lines: string[] = []
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  write(createLogger(destination))
  return lines.map((line) => JSON.parse(line))
}

it('writes one object per line with time and level', () => {
  const [line] = logged((log) => log.info({ operation: 'getCities', status: 200 }, 'request'))
  expect(line).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    operation: 'getCities',
    status: 200,
    msg: 'request',
  })
})

it('keeps what a database error quotes out of the log', () => {
  const error = Object.assign(new Error('invalid input syntax: "+49 170 5550123"'), {
    severity: 'ERROR',
    code: '23505',
    table: 'account',
    constraint: 'account_mobile_key',
    detail: 'Key (mobile)=(491705550123) already exists.',
  })
  const [line] = logged((log) => log.error({ err: error }, 'request failed'))
  expect(line).toMatchObject({
    err: { type: 'Error', code: '23505', table: 'account', constraint: 'account_mobile_key' },
  })
  expect(JSON.stringify(line)).not.toMatch(/5550123|invalid input/)
})

it('masks runs of digits in other messages and follows the cause', () => {
  const cause = new TypeError('no reader for 491705550123')
  const [line] = logged((log) => log.error({ err: new Error('sending failed', { cause }) }))
  expect(line).toMatchObject({
    err: {
      type: 'Error',
      message: 'sending failed',
      cause: { type: 'TypeError', message: 'no reader for #' },
    },
  })
})
