import { expect, test, vi } from 'vitest'
import { type AnyStateMachine, createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { CHALLENGE_SECONDS, secondFactorMachine } from './second-factor.machine.ts'
import { ChallengeOver, CodeRefused, type FactorAnswer } from './second-factor.types.ts'

const challenge = '12.abc'

test('a code of the app completes the sign-in', async () => {
  const { actor, answer } = start()
  actor.send({ type: 'code.submitted', code: '123456' })
  await waitFor(actor, (state) => state.status === 'done')
  expect(actor.getSnapshot().output).toBe('signedIn')
  expect(answer.mock.calls).toEqual([[{ challenge, code: '123456' }]])
})

test.each(['', '12345', '1234567', 'abcdef'])('an incomplete code, %j, asks nobody', (code) => {
  const { actor, answer } = start()
  actor.send({ type: 'code.submitted', code })
  expect(actor.getSnapshot().context.reason).toBe('codeRequired')
  expect(actor.getSnapshot().hasTag('refused')).toBe(true)
  expect(answer).not.toHaveBeenCalled()
  actor.send({ type: 'code.edited' })
  expect(actor.getSnapshot().context.reason).toBe(null)
})

test('a recovery code has any shape', async () => {
  const { actor, answer } = start()
  actor.send({ type: 'method.changed' })
  actor.send({ type: 'code.submitted', code: ' ' })
  expect(actor.getSnapshot().hasTag('refused')).toBe(true)
  actor.send({ type: 'code.submitted', code: '7k2mq-x9d4t' })
  await waitFor(actor, (state) => state.status === 'done')
  expect(answer.mock.calls).toEqual([[{ challenge, code: '7k2mq-x9d4t' }]])
})

test('a wrong code says why, until the other way is chosen', async () => {
  const { actor } = start(() => Promise.reject(new CodeRefused('wrong')))
  actor.send({ type: 'code.submitted', code: '123456' })
  const { context } = await waitFor(actor, (state) => state.hasTag('refused'))
  expect(context.reason).toBe('wrong')
  actor.send({ type: 'method.changed' })
  expect(actor.getSnapshot().context).toMatchObject({ method: 'recovery', reason: null })
  actor.send({ type: 'method.changed' })
  expect(actor.getSnapshot().context.method).toBe('app')
})

test('a failure is told, and the same code may be sent again', async () => {
  const { actor, answer } = start(() => Promise.reject('offline'))
  actor.send({ type: 'code.submitted', code: '123456' })
  const { context } = await waitFor(actor, (state) => state.hasTag('failed'))
  expect(context.failure).toBe('offline')
  actor.send({ type: 'code.submitted', code: '123456' })
  await waitFor(actor, (state) => state.hasTag('failed'))
  expect(answer).toHaveBeenCalledTimes(2)
})

test.each(['expired', 'spent'] as const)('a challenge that is %s ends it', async (cause) => {
  const { actor } = start(() => Promise.reject(new ChallengeOver(cause)))
  actor.send({ type: 'code.submitted', code: '123456' })
  await waitFor(actor, (state) => state.status === 'done')
  expect(actor.getSnapshot().output).toBe(cause)
})

test('five minutes without a code end it', () => {
  const { actor, clock } = start()
  clock.increment(CHALLENGE_SECONDS * 1000 - 1)
  expect(actor.getSnapshot().status).toBe('active')
  clock.increment(1)
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: 'expired' })
})

test('what is being checked is not asked twice, nor given up for its age', () => {
  const { actor, answer, clock } = start(() => new Promise<void>(() => {}))
  actor.send({ type: 'code.submitted', code: '123456' })
  actor.send({ type: 'code.submitted', code: '123456' })
  clock.increment(CHALLENGE_SECONDS * 1000)
  expect(answer).toHaveBeenCalledTimes(1)
  expect(actor.getSnapshot().hasTag('busy')).toBe(true)
})

test('every state is reached', () => {
  const chart: AnyStateMachine = secondFactorMachine
  const actorId = '0.secondFactor.answering'
  const errors = [new CodeRefused('wrong'), new ChallengeOver('spent'), 'offline']
  const paths = getShortestPaths(chart, {
    input: { challenge },
    events: [
      { type: 'code.submitted', code: '123456' },
      { type: 'code.submitted', code: '' },
      { type: 'code.edited' },
      { type: 'method.changed' },
      { type: 'xstate.after.challengeLife.secondFactor.entering' },
      { type: `xstate.done.actor.${actorId}`, actorId },
      ...errors.map((error) => ({ type: `xstate.error.actor.${actorId}`, error, actorId })),
    ],
    serializeState: ({ value }) => JSON.stringify(value),
  })
  const values = new Set(paths.map(({ state }) => JSON.stringify(state.value)))
  expect([...values].sort()).toEqual(
    [
      ...['"answering"', '"over"', '"signedIn"'],
      ...['{"entering":"calm"}', '{"entering":"failed"}', '{"entering":"refused"}'],
    ].sort(),
  )
})

function start(answers: (sent: FactorAnswer) => Promise<void> = async () => {}) {
  const answer = vi.fn(answers)
  const clock = new SimulatedClock()
  const machine = secondFactorMachine.provide({
    actors: { answer: fromPromise<void, FactorAnswer>(({ input }) => answer(input)) },
  })
  const actor = createActor(machine, { clock, input: { challenge } }).start()
  return { actor, answer, clock }
}
