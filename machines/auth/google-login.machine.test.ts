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

describe('the sign-in window', () => {
  test('returns a proof of identity', async () => {
    const { actor } = start({ ask: async () => proof })
    expect(actor.getSnapshot().value).toBe('idle')
    actor.send({ type: 'google.requested' })
    const { context } = await waitFor(actor, (state) => state.hasTag('proven'))
    expect(context.proof).toEqual(proof)
  })

  test('opens again after an unsuccessful sign-in', async () => {
    const { actor, ask } = start({ ask: async () => proof })
    actor.send({ type: 'google.requested' })
    await waitFor(actor, (state) => state.hasTag('proven'))
    actor.send({ type: 'google.requested' })
    expect(actor.getSnapshot().context.proof).toBe(null)
    await waitFor(actor, (state) => state.hasTag('proven'))
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('reports no failure when closed by the user', async () => {
    const { actor } = start({ ask: closed })
    actor.send({ type: 'google.requested' })
    const { context } = await waitFor(actor, (state) => state.matches('idle'))
    expect(context.failure).toBe(null)
  })

  test('reports a failure until the next attempt', async () => {
    const failure = new Error('user disabled')
    const answers = [Promise.reject(failure), never()]
    const { actor } = start({ ask: () => answers.shift() ?? never() })
    actor.send({ type: 'google.requested' })
    const { context } = await waitFor(actor, (state) => state.matches('idle'))
    expect(context.failure).toBe(failure)
    actor.send({ type: 'google.requested' })
    expect(actor.getSnapshot().context.failure).toBe(null)
    expect(actor.getSnapshot().hasTag('window')).toBe(true)
  })

  test('opens again when lost behind other windows', async () => {
    const answers = [never(), Promise.resolve(proof)]
    const { actor, ask } = start({ ask: () => answers.shift() ?? never() })
    actor.send({ type: 'google.requested' })
    actor.send({ type: 'google.requested' })
    await waitFor(actor, (state) => state.hasTag('proven'))
    expect(ask).toHaveBeenCalledTimes(2)
  })
})

describe('a blocked window', () => {
  const blocked = new IdentityFailure('auth/popup-blocked')
  const ask = () => Promise.reject(blocked)

  test('redirects the page to Google', async () => {
    const { actor, leave } = start({ ask }, { canLeave: true, isBack: false })
    actor.send({ type: 'google.requested' })
    await waitFor(actor, (state) => state.matches('leaving'))
    expect(leave).toHaveBeenCalledTimes(1)
  })

  test('reports the failure on a page that cannot redirect', async () => {
    const { actor, leave } = start({ ask })
    actor.send({ type: 'google.requested' })
    const { context } = await waitFor(actor, (state) => state.matches('idle'))
    expect(context.failure).toBe(blocked)
    expect(leave).not.toHaveBeenCalled()
  })

  test('can be asked again when the browser shows the page again', async () => {
    const { actor } = start({ ask }, { canLeave: true, isBack: false })
    actor.send({ type: 'google.requested' })
    await waitFor(actor, (state) => state.matches('leaving'))
    actor.send({ type: 'page.restored' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { failure: null } })
  })

  test('reports a failed redirect', async () => {
    const failure = new Error('offline')
    const leave = () => Promise.reject(failure)
    const { actor } = start({ ask, leave }, { canLeave: true, isBack: false })
    actor.send({ type: 'google.requested' })
    const { context } = await waitFor(actor, (state) => state.context.failure !== null)
    expect(context.failure).toBe(failure)
  })
})

describe('the page after a redirect', () => {
  const isBack = { canLeave: true, isBack: true }

  test('requests the identity at once', async () => {
    const { actor } = start({ back: async () => proof }, isBack)
    const { context } = await waitFor(actor, (state) => state.hasTag('proven'))
    expect(context.proof).toEqual(proof)
  })

  test.each([
    ['who turned round is told nothing', async () => null, null],
    ['who gave up is told nothing', closed, null],
    ['a failure is told', () => Promise.reject('offline'), 'offline'],
  ])('ends without a proof: %s', async (_words, back, failure) => {
    const { actor } = start({ back }, isBack)
    const { context } = await waitFor(actor, (state) => state.matches('idle'))
    expect(context.failure).toBe(failure)
  })
})
