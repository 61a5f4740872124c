import { describe, expect, test } from 'vitest'
import { createPasswordHasher, TooManyHashes } from './password-hasher.ts'

const CHEAP = { memory: 64, passes: 1 }
const hasher = createPasswordHasher(CHEAP)

describe('a password hash', () => {
  test('is a PHC string with its own salt', async () => {
    const first = await hasher.hash('birch-and-slate')
    const second = await hasher.hash('birch-and-slate')
    expect(first).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(first).not.toBe(second)
  })

  test('matches its password only', async () => {
    const phc = await hasher.hash('Grüße-1')
    expect(await hasher.matches('Grüße-1', phc)).toBe(true)
    expect(await hasher.matches('Gru\u0308ße-1', phc)).toBe(true)
    expect(await hasher.matches('grüße-1', phc)).toBe(false)
    expect(await hasher.matches('', phc)).toBe(false)
  })

  test('still matches after the cost was raised', async () => {
    const phc = await hasher.hash('birch-and-slate')
    expect(await createPasswordHasher().matches('birch-and-slate', phc)).toBe(true)
  })

  test('matches nothing if missing or of another kind', async () => {
    expect(await hasher.matches('birch-and-slate', null)).toBe(false)
    expect(await hasher.matches('birch-and-slate', '$2y$10$abcdefghijklmnopqrstuv')).toBe(false)
  })

  test('has the recommended cost', async () => {
    expect(await createPasswordHasher().hash('birch-and-slate')).toMatch(/\$m=19456,t=2,p=1\$/)
  })
})

test('equals the tag of a PHC string made elsewhere', async () => {
  // Reference implementation: `echo -n password | argon2 somesalt -id -t 2 -k 65536 -p 1`.
  const phc =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await hasher.matches('password', phc)).toBe(true)
})

test('queues attempts fairly', async () => {
  const steps: string[] = []
  const attempt = (name: string) =>
    hasher.inTurn(async ({ hash }) => {
      steps.push(`${name} begins`)
      await hash('abcdef')
      steps.push(`${name} ends`)
    })
  await Promise.all([attempt('one'), attempt('two')])
  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})

test('refuses attempts beyond the queue', async () => {
  const busy = createPasswordHasher(CHEAP, 3, 0)
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => busy.hash('abcdef')))
  const refused = all.filter((it) => it.status === 'rejected')
  expect(refused).toHaveLength(6)
  expect(refused[0]).toMatchObject({ reason: expect.any(TooManyHashes) })
  expect(await busy.hash('abcdef')).toContain('$argon2id$')
})
