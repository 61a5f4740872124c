import { expect, test } from 'vitest'
import { askOwnProcess } from './own-process.ts'

const ask = (question: unknown) => {
  const file = new URL('../../tests/support/odd-process.ts', import.meta.url)
  return askOwnProcess(file, question, { patienceMs: 3_000, maxMegabytes: 64 })
}

test('answers with dates and bytes', async () => {
  const question = { at: new Date('2026-11-27T09:30:00Z'), content: Uint8Array.of(1, 2, 3) }
  expect(await ask(question)).toEqual(question)
})

test.each(['grow', 'hang', 'end'])('survives a process that would %s', async (what) => {
  expect(await ask(what)).toBeUndefined()
})
