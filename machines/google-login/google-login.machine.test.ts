import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { IdentityFailure } from '@/domain/account/identity-errors.ts'
import { googleLoginMachine } from './google-login.machine.ts'
import type { IdentityProof } from './google-login.types.ts'

const proof: IdentityProof = { authId: 'Zk3n9', idToken: 'signed' }
const closed = () => Promise.reject(new IdentityFailure('auth/popup-closed-by-user'))
const never = () => new Promise<never>(() => {})

function start(
  answers: {
    ask?: () => Promise<IdentityProof>
    leave?: () => Promise<void>
    back?: () => Promise<IdentityProof | null>
  },
  input = { canLeave: false, isBack: false },
) {
  const ask = vi.fn(answers.ask ?? never)
  const leave = vi.fn(answers.leave ?? never)
  const machine = googleLoginMachine.provide({
    actors: {
      askInWindow: fromPromise<IdentityProof>(ask),
      leave: fromPromise<void>(leave),
      readReturn: fromPromise<IdentityProof | null>(answers.back ?? never),
    },
  })
  return { actor: createActor(machine, { input }).start(), ask, leave }
}

describe('in a window', () => {
  test('Google says who it is', async () => {
    const { actor } = start({ ask: async () => proof })
    expect(actor.getSnapshot().value).toBe('resting')
    actor.send({ type: 'google.asked' })
    const { context } = await waitFor(actor, (state) => state.hasTag('proven'))
    expect(context.proof).toEqual(proof)
  })

  test('is asked again when what it said did not help', async () => {
    const { actor, ask } = start({ ask: async () => proof })
    actor.send({ type: 'google.asked' })
    await waitFor(actor, (state) => state.hasTag('proven'))
    actor.send({ type: 'google.asked' })
    expect(actor.getSnapshot().context.proof).toBe(null)
    await waitFor(actor, (state) => state.hasTag('proven'))
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('who closes it has lost nothing and is told nothing', async () => {
    const { actor } = start({ ask: closed })
    actor.send({ type: 'google.asked' })
    const { context } = await waitFor(actor, (state) => state.matches('resting'))
    expect(context.failure).toBe(null)
  })

  test('a failure is told until the next try', async () => {
    const failure = new Error('user disabled')
    const answers = [Promise.reject(failure), never()]
    const { actor } = start({ ask: () => answers.shift() ?? never() })
    actor.send({ type: 'google.asked' })
    const { context } = await waitFor(actor, (state) => state.matches('resting'))
    expect(context.failure).toBe(failure)
    actor.send({ type: 'google.asked' })
    expect(actor.getSnapshot().context.failure).toBe(null)
    expect(actor.getSnapshot().hasTag('window')).toBe(true)
  })

  test('that was lost behind others another one opens', async () => {
    const answers = [never(), Promise.resolve(proof)]
    const { actor, ask } = start({ ask: () => answers.shift() ?? never() })
    actor.send({ type: 'google.asked' })
    actor.send({ type: 'google.asked' })
    await waitFor(actor, (state) => state.hasTag('proven'))
    expect(ask).toHaveBeenCalledTimes(2)
  })
})

describe('where the browser opens none', () => {
  const blocked = new IdentityFailure('auth/popup-blocked')
  const ask = () => Promise.reject(blocked)

  test('the page goes to Google', async () => {
    const { actor, leave } = start({ ask }, { canLeave: true, isBack: false })
    actor.send({ type: 'google.asked' })
    await waitFor(actor, (state) => state.matches('leaving'))
    expect(leave).toHaveBeenCalledTimes(1)
  })

  test('a page that cannot come back stays, and says so', async () => {
    const { actor, leave } = start({ ask })
    actor.send({ type: 'google.asked' })
    const { context } = await waitFor(actor, (state) => state.matches('resting'))
    expect(context.failure).toBe(blocked)
    expect(leave).not.toHaveBeenCalled()
  })

  test('going there may fail as well', async () => {
    const failure = new Error('offline')
    const leave = () => Promise.reject(failure)
    const { actor } = start({ ask, leave }, { canLeave: true, isBack: false })
    actor.send({ type: 'google.asked' })
    const { context } = await waitFor(actor, (state) => state.context.failure !== null)
    expect(context.failure).toBe(failure)
  })
})

describe('a page that came back', () => {
  const isBack = { canLeave: true, isBack: true }

  test('asks at once who it is', async () => {
    const { actor } = start({ back: async () => proof }, isBack)
    const { context } = await waitFor(actor, (state) => state.hasTag('proven'))
    expect(context.proof).toEqual(proof)
  })

  test.each([
    ['who turned round is told nothing', async () => null, null],
    ['who gave up is told nothing', closed, null],
    ['a failure is told', () => Promise.reject('offline'), 'offline'],
  ])('%s', async (_words, back, failure) => {
    const { actor } = start({ back }, isBack)
    const { context } = await waitFor(actor, (state) => state.matches('resting'))
    expect(context.failure).toBe(failure)
  })
})
