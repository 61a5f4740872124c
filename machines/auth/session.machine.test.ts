import { expect, test, vi } from 'vitest'
import { type AnyStateMachine, createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { Deactivated, sessionMachine } from './session.machine.ts'
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
  await waitFor(actor, (state) => state.hasTag('deactivated'))
  expect(forget).toHaveBeenCalledTimes(1)
  actor.send({ type: 'signIn.asked', way })
  expect(actor.getSnapshot().matches('signingIn')).toBe(true)
})

test('signs out an account deactivated during use', async () => {
  const { actor, forget } = member()
  actor.send({ type: 'account.deactivated' })
  expect(actor.getSnapshot().hasTag('deactivated')).toBe(true)
  expect(forget).toHaveBeenCalledTimes(1)
  actor.send({ type: 'notice.read' })
  expect(actor.getSnapshot().matches('visitor')).toBe(true)
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

test('reaches every state', () => {
  const chart: AnyStateMachine = sessionMachine
  const done = (state: string) => {
    const actorId = `0.session.${state}`
    return [
      { type: `xstate.done.actor.${actorId}`, output: { member: 5 }, actorId },
      { type: `xstate.error.actor.${actorId}`, error: new Deactivated(), actorId },
      { type: `xstate.error.actor.${actorId}`, error: 'offline', actorId },
    ]
  }
  const paths = getShortestPaths(chart, {
    events: [
      { type: 'signIn.asked', way },
      { type: 'signOut.asked' },
      { type: 'token.refused' },
      { type: 'notice.read' },
      ...['signingIn', 'signingOut', 'forgetting'].flatMap(done),
    ],
    serializeState: ({ value }) => JSON.stringify(value),
  })
  const values = new Set(paths.map(({ state }) => state.value))
  expect([...values].sort()).toEqual(
    ['deactivated', 'forgetting', 'member', 'signingIn', 'signingOut', 'visitor'].sort(),
  )
})

type Answers = {
  signIn?: (way: SignInMethod) => Promise<{ member: number }>
  signOut?: () => Promise<void>
}

function start(answers: Answers = {}) {
  const signIn = vi.fn(answers.signIn ?? (async () => ({ member: 5 })))
  const signOut = vi.fn(answers.signOut ?? (async () => {}))
  const forget = vi.fn(async () => {})
  const clock = new SimulatedClock()
  const machine = sessionMachine.provide({
    actors: {
      signIn: fromPromise<{ member: number }, SignInMethod>(({ input }) => signIn(input)),
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
