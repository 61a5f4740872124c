import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { NotProvided, notProvided } from './not-provided.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('throws outside of the machine instead of looking like a failed request', async () => {
  const machine = setup({
    actors: { send: notProvided<void>('form.send') },
  }).createMachine({
    initial: 'sending',
    states: {
      sending: { invoke: { src: 'send', onDone: 'sent', onError: 'failed' } },
      sent: {},
      failed: {},
    },
  })
  const actor = createActor(machine).start()
  expect(() => vi.runAllTimers()).toThrow(new NotProvided('form.send'))
  await Promise.resolve()
  expect(actor.getSnapshot().value).toBe('sending')
})
