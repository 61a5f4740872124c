import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { Deactivated, SignInTimedOut, sessionMachine } from './session.machine.ts'
import type { SignInMethod } from './session.types.ts'

const way: SignInMethod = { type: '3', email: 'ana@example.org', password: 'birch-7' }

test('signs in once for two requests', async () => {
  const { actor, signIn } = start()
  actor.send({ type: 'signIn.asked', way })
  actor.send({ type: 'signIn.asked', way })
  const { context } = await waitFor(actor, (state) => state.hasTag('member'))
  expect([context.member, signIn.mock.calls]).toEqual([5, [[way]]])
})

test('reports a rejected sign-in until the next attempt', async () => {
  const { actor } = start({ signIn: () => Promise.reject(new Error('wrong')) })
  actor.send({ type: 'signIn.asked', way })
  const { context } = await waitFor(actor, (state) => state.matches('visitor'))
  expect(context.failure).toEqual(new Error('wrong'))
  actor.send({ type: 'signIn.asked', way })
  expect(actor.getSnapshot().context.failure).toBe(null)
})

test('clears the session of a deactivated account and allows another sign-in', async () => {
  const { actor, forget } = start({ signIn: () => Promise.reject(new Deactivated()) })
  actor.send({ type: 'signIn.asked', way })
  const { context } = await waitFor(actor, (state) => !state.hasTag('busy'))
  expect(context).toMatchObject({ notice: 'deactivated', failure: new Deactivated() })
  expect(forget).toHaveBeenCalledTimes(1)
  actor.send({ type: 'signIn.asked', way })
  expect(actor.getSnapshot().matches('signingIn')).toBe(true)
})

test('signs out an account deactivated during use', async () => {
  const { actor, forget } = member()
  actor.send({ type: 'account.deactivated' })
  await waitFor(actor, (state) => state.matches('visitor'))
  expect(forget).toHaveBeenCalledTimes(1)
  expect(actor.getSnapshot().context).toMatchObject({ notice: 'deactivated', member: null })
  actor.send({ type: 'notice.read' })
  expect(actor.getSnapshot().context.notice).toBe(null)
})

test.each([
  ['a sign-out', { type: 'signOut.asked' }],
  ['a rejected token', { type: 'token.refused' }],
  ['a deactivated account', { type: 'account.deactivated' }],
] as const)('says that nothing was forgotten after %s, and tries again', async (_, event) => {
  const answers = [Promise.reject(new Error('no storage')), Promise.resolve()]
  const { actor } = member({ forget: () => answers.shift() ?? Promise.resolve() })
  actor.send(event)
  const { context, status } = await waitFor(actor, (state) => state.matches('unforgotten'))
  expect([context.member, context.failure, status]).toEqual([5, new Error('no storage'), 'active'])
  actor.send({ type: 'signOut.asked' })
  await waitFor(actor, (state) => state.matches('visitor'))
  expect(actor.getSnapshot().context.member).toBe(null)
})

test('signs in again after nothing was forgotten', async () => {
  const { actor } = member({ forget: () => Promise.reject(new Error('no storage')) })
  actor.send({ type: 'account.deactivated' })
  await waitFor(actor, (state) => state.matches('unforgotten'))
  actor.send({ type: 'signIn.asked', way })
  await waitFor(actor, (state) => state.hasTag('member'))
})

test('gives up a sign-in that nobody answers', async () => {
  const { actor, clock } = start({ signIn: () => new Promise(() => {}) })
  actor.send({ type: 'signIn.asked', way })
  clock.increment(45_000)
  expect(actor.getSnapshot().value).toBe('visitor')
  expect(actor.getSnapshot().context.failure).toBeInstanceOf(SignInTimedOut)
})

test('follows another tab signing in, switching members and signing out', () => {
  const { actor, signOut } = member()
  actor.send({ type: 'member.known', member: 7 })
  expect(actor.getSnapshot().context.member).toBe(7)
  actor.send({ type: 'member.gone' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'visitor', context: { member: null } })
  expect(signOut).not.toHaveBeenCalled()
})

test('ends the session with a notice when its token is rejected', async () => {
  const { actor, forget, signOut } = member()
  actor.send({ type: 'token.refused' })
  const { context } = await waitFor(actor, (state) => state.matches('visitor'))
  expect([context.notice, context.member]).toEqual(['ended', null])
  expect([forget.mock.calls.length, signOut.mock.calls.length]).toEqual([1, 0])
  actor.send({ type: 'notice.read' })
  expect(actor.getSnapshot().context.notice).toBe(null)
})

test.each([
  ['answers', async () => {}],
  ['fails', () => Promise.reject(new Error('offline'))],
])('clears the session on sign-out when the provider %s', async (_, signOut) => {
  const { actor, forget } = member({ signOut })
  actor.send({ type: 'signOut.asked' })
  await waitFor(actor, (state) => state.matches('visitor'))
  expect(forget).toHaveBeenCalledTimes(1)
})

test('waits at most four seconds for the provider on sign-out', async () => {
  const { actor, clock } = member({ signOut: () => new Promise<void>(() => {}) })
  actor.send({ type: 'signOut.asked' })
  clock.increment(3_999)
  expect(actor.getSnapshot().matches('signingOut')).toBe(true)
  clock.increment(1)
  await waitFor(actor, (state) => state.matches('visitor'))
})

type Answers = {
  signIn?: (way: SignInMethod | null) => Promise<{ member: number }>
  signOut?: () => Promise<void>
  forget?: () => Promise<void>
}

function start(answers: Answers = {}) {
  const signIn = vi.fn(answers.signIn ?? (async () => ({ member: 5 })))
  const signOut = vi.fn(answers.signOut ?? (async () => {}))
  const forget = vi.fn(answers.forget ?? (async () => {}))
  const clock = new SimulatedClock()
  const machine = sessionMachine.provide({
    actors: {
      signIn: fromPromise<{ member: number }, SignInMethod | null>(({ input }) => signIn(input)),
      signOut: fromPromise<void>(() => signOut()),
      forget: fromPromise<void>(() => forget()),
    },
  })
  return { actor: createActor(machine, { clock }).start(), signIn, signOut, forget, clock }
}

function member(answers?: Answers) {
  const started = start(answers)
  started.actor.send({ type: 'member.known', member: 5 })
  return started
}
