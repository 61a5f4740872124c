import { describe, expect, test } from 'vitest'
import { createKeep } from './freshness.ts'

function world() {
  let now = 0
  const answers: string[] = []
  const keep = createKeep<string>({ freshMilliseconds: 10, maxKeys: 2, clock: () => now })
  const load = () => {
    const answer = answers.shift()
    return answer ? Promise.resolve(answer) : Promise.reject(new Error('nobody answers'))
  }
  return {
    ask: (key: string) => keep(key, load),
    wait: (milliseconds: number) => {
      now += milliseconds
    },
    answerWith: (...more: string[]) => answers.push(...more),
  }
}

describe('a cached answer', () => {
  test('is loaded once while fresh, and again afterwards', async () => {
    const { ask, wait, answerWith } = world()
    answerWith('first', 'second')
    expect(await Promise.all([ask('en'), ask('en')])).toEqual(['first', 'first'])
    wait(9)
    expect(await ask('en')).toBe('first')
    wait(1)
    expect(await ask('en')).toBe('second')
  })

  test('stays available when it cannot be reloaded', async () => {
    const { ask, wait, answerWith } = world()
    answerWith('known')
    await ask('en')
    wait(10)
    expect(await ask('en')).toBe('known')
    answerWith('newer')
    wait(10)
    expect(await ask('en')).toBe('newer')
  })

  test('is retried at once when the first load failed', async () => {
    const { ask, answerWith } = world()
    await expect(ask('en')).rejects.toThrow('nobody answers')
    answerWith('there')
    expect(await ask('en')).toBe('there')
  })

  test('is kept for a limited number of keys', async () => {
    const { ask, answerWith } = world()
    answerWith('en', 'de', 'ar', 'en again')
    for (const key of ['en', 'de', 'ar']) await ask(key)
    expect(await ask('ar')).toBe('ar')
    expect(await ask('en')).toBe('en again')
  })
})
