import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { sessionMachine } from './session.machine.ts'

test('clears the session of a deactivated account and allows another sign-in', async () => {
  const { actor, forget } = start()
  actor.send({ type: 'signIn.deactivated' })
  const { context } = await waitFor(actor, (state) => !state.hasTag('busy'))
  expect(context.notice).toBe('deactivated')
  expect(forget).toHaveBeenCalledTimes(1)
  actor.send({ type: 'member.identified', member: 5 })
  expect(actor.getSnapshot().matches('member')).toBe(true)
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
  ['a sign-out', { type: 'signOut.requested' }],
  ['a rejected token', { type: 'token.refused' }],
  ['a deactivated account', { type: 'account.deactivated' }],
] as const)('says that nothing was forgotten after %s, and tries again', async (_, event) => {
  const answers = [Promise.reject(new Error('no storage')), Promise.resolve()]
  const { actor } = member({ forget: () => answers.shift() ?? Promise.resolve() })
  actor.send(event)
  const { context, status } = await waitFor(actor, (state) => state.matches('clearFailed'))
  expect([context.member, context.failure, status]).toEqual([5, new Error('no storage'), 'active'])
  actor.send({ type: 'signOut.requested' })
  await waitFor(actor, (state) => state.matches('visitor'))
  expect(actor.getSnapshot().context.member).toBe(null)
})

test('signs in again after nothing was forgotten', async () => {
  const { actor } = member({ forget: () => Promise.reject(new Error('no storage')) })
  actor.send({ type: 'account.deactivated' })
  await waitFor(actor, (state) => state.matches('clearFailed'))
  actor.send({ type: 'member.identified', member: 5 })
  expect(actor.getSnapshot().hasTag('member')).toBe(true)
})

test('follows another tab signing in, switching members and signing out', () => {
  const { actor, signOut } = member()
  actor.send({ type: 'member.identified', member: 7 })
  expect(actor.getSnapshot().context.member).toBe(7)
  actor.send({ type: 'member.signedOut' })
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
  actor.send({ type: 'signOut.requested' })
  await waitFor(actor, (state) => state.matches('visitor'))
  expect(forget).toHaveBeenCalledTimes(1)
})

test('waits at most four seconds for the provider on sign-out', async () => {
  const { actor, clock } = member({ signOut: () => new Promise<void>(() => {}) })
  actor.send({ type: 'signOut.requested' })
  clock.increment(3_999)
  expect(actor.getSnapshot().matches('signingOut')).toBe(true)
  clock.increment(1)
  await waitFor(actor, (state) => state.matches('visitor'))
})

type Answers = {
  signOut?: () => Promise<void>
  forget?: () => Promise<void>
}

function start(answers: Answers = {}) {
  const signOut = vi.fn(answers.signOut ?? (async () => {}))
  const forget = vi.fn(answers.forget ?? (async () => {}))
  const clock = new SimulatedClock()
  const machine = sessionMachine.provide({
    actors: {
      signOut: fromPromise<void>(() => signOut()),
      forget: fromPromise<void>(() => forget()),
    },
  })
  return { actor: createActor(machine, { clock }).start(), signOut, forget, clock }
}

function member(answers?: Answers) {
  const started = start(answers)
  started.actor.send({ type: 'member.identified', member: 5 })
  return started
}
