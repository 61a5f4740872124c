import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { NotProvided } from '../not-provided.ts'
import { type GatedAction, signInGateMachine } from './sign-in-gate.machine.ts'

test("runs a member's action at once", async () => {
  const { actor, action } = reach({ isMember: true })
  await waitFor(actor, (state) => state.matches('open'))
  expect(action).toHaveBeenCalledTimes(1)
})

test("runs a visitor's action once after the sign-in", async () => {
  const { actor, action } = reach()
  expect(actor.getSnapshot().hasTag('asking')).toBe(true)
  expect(actor.getSnapshot().context.reason).toBe('report')
  expect(action).not.toHaveBeenCalled()
  actor.send({ type: 'member.signedIn' })
  await waitFor(actor, (state) => state.matches('open'))
  expect(action).toHaveBeenCalledTimes(1)
  actor.send({ type: 'member.signedIn' })
  expect(action).toHaveBeenCalledTimes(1)
})

test('drops a canceled action', () => {
  const { actor, action } = reach()
  actor.send({ type: 'gate.givenUp' })
  actor.send({ type: 'member.signedIn' })
  expect(actor.getSnapshot().context).toMatchObject({ reason: null, action: null })
  expect(action).not.toHaveBeenCalled()
})

test('runs only the later of two actions', async () => {
  const { actor, action } = reach()
  const later = vi.fn()
  actor.send({ type: 'gate.reached', reason: 'interest', action: later, isMember: false })
  expect(actor.getSnapshot().context.reason).toBe('interest')
  actor.send({ type: 'member.signedIn' })
  await waitFor(actor, (state) => state.matches('open'))
  expect([action.mock.calls.length, later.mock.calls.length]).toEqual([0, 1])
})

test('runs nothing by itself', () => {
  vi.useFakeTimers()
  const actor = createActor(signInGateMachine).start()
  const action = vi.fn()
  actor.send({ type: 'gate.reached', reason: 'report', action, isMember: true })
  expect(actor.getSnapshot().value).toBe('goingOn')
  expect(() => vi.runAllTimers()).toThrow(NotProvided)
  expect(action).not.toHaveBeenCalled()
  vi.useRealTimers()
})

test('reports a failed action and runs the next', async () => {
  const { actor } = reach({ isMember: true, action: vi.fn(() => Promise.reject(new Error('no'))) })
  const { context } = await waitFor(actor, (state) => state.matches('open'))
  expect(context.failure).toEqual(new Error('no'))
  const next = vi.fn()
  actor.send({ type: 'gate.reached', reason: 'contact', action: next, isMember: true })
  expect(actor.getSnapshot().context.failure).toBe(null)
  await waitFor(actor, (state) => state.matches('open'))
  expect(next).toHaveBeenCalledTimes(1)
})

function reach({ isMember = false, action = vi.fn(async () => {}) } = {}) {
  const machine = signInGateMachine.provide({
    actors: {
      goOn: fromPromise<void, GatedAction | null>(async ({ input }) => input?.()),
    },
  })
  const actor = createActor(machine).start()
  actor.send({ type: 'gate.reached', reason: 'report', action, isMember })
  return { actor, action }
}
