import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { NotProvided } from '../not-provided.ts'
import { signInGateMachine } from './sign-in-gate.machine.ts'

test("runs a member's action at once", async () => {
  const { actor, action } = reach({ isMember: true })
  await waitFor(actor, (state) => state.matches('open'))
  expect(action).toHaveBeenCalledTimes(1)
})

test("runs a visitor's action once after the sign-in", async () => {
  const { actor, action } = reach()
  expect(actor.getSnapshot().hasTag('prompting')).toBe(true)
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
  actor.send({ type: 'gate.canceled' })
  actor.send({ type: 'member.signedIn' })
  expect(actor.getSnapshot().context).toMatchObject({ reason: null, action: null })
  expect(action).not.toHaveBeenCalled()
})

test('runs only the later of two actions', async () => {
  const { actor, action } = reach()
  actor.send({ type: 'gate.reached', reason: 'interest', action: 2, isMember: false })
  expect(actor.getSnapshot().context.reason).toBe('interest')
  actor.send({ type: 'member.signedIn' })
  await waitFor(actor, (state) => state.matches('open'))
  expect(action.mock.calls).toEqual([[2]])
})

test('runs nothing by itself', () => {
  vi.useFakeTimers()
  const actor = createActor(signInGateMachine).start()
  actor.send({ type: 'gate.reached', reason: 'report', action: 1, isMember: true })
  expect(actor.getSnapshot().value).toBe('continuing')
  expect(() => vi.runAllTimers()).toThrow(NotProvided)
  vi.useRealTimers()
})

test('reports a failed action and runs the next', async () => {
  const action = vi.fn(async (_: number | null) => {})
  action.mockRejectedValueOnce(new Error('no'))
  const { actor } = reach({ isMember: true, action })
  const { context } = await waitFor(actor, (state) => state.matches('open'))
  expect(context.failure).toEqual(new Error('no'))
  actor.send({ type: 'gate.reached', reason: 'contact', action: 2, isMember: true })
  expect(actor.getSnapshot().context.failure).toBe(null)
  await waitFor(actor, (state) => state.matches('open'))
  expect(action).toHaveBeenLastCalledWith(2)
})

function reach({ isMember = false, action = vi.fn(async (_: number | null) => {}) } = {}) {
  const machine = signInGateMachine.provide({
    actors: {
      goOn: fromPromise<void, number | null>(({ input }) => action(input)),
    },
  })
  const actor = createActor(machine).start()
  actor.send({ type: 'gate.reached', reason: 'report', action: 1, isMember })
  return { actor, action }
}
