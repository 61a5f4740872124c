import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { PasskeyFailure } from '@/domain/account/passkeys.ts'
import { CHALLENGE_SECONDS, secondFactorMachine } from './second-factor.machine.ts'
import {
  ChallengeOver,
  CodeRefused,
  type FactorAnswer,
  type FactorMethod,
} from './second-factor.types.ts'

const challenge = '12.abc'

test('completes the sign-in with a code of the app', async () => {
  const { actor, answer } = start()
  actor.send({ type: 'code.submitted', code: '123456' })
  await waitFor(actor, (state) => state.status === 'done')
  expect(actor.getSnapshot().output).toBe('signedIn')
  expect(answer.mock.calls).toEqual([[{ challenge, method: 'app', code: '123456' }]])
})

test.each(['', '12345', '1234567', 'abcdef'])('does not send the incomplete code %j', (code) => {
  const { actor, answer } = start()
  actor.send({ type: 'code.submitted', code })
  expect(actor.getSnapshot().context.reason).toBe('codeRequired')
  expect(actor.getSnapshot().hasTag('refused')).toBe(true)
  expect(answer).not.toHaveBeenCalled()
  actor.send({ type: 'code.edited' })
  expect(actor.getSnapshot().context.reason).toBe(null)
})

test('accepts a recovery code of any format', async () => {
  const { actor, answer } = start()
  actor.send({ type: 'method.changed', method: 'recovery' })
  actor.send({ type: 'code.submitted', code: ' ' })
  expect(actor.getSnapshot().hasTag('refused')).toBe(true)
  actor.send({ type: 'code.submitted', code: '7k2mq-x9d4t' })
  await waitFor(actor, (state) => state.status === 'done')
  expect(answer.mock.calls).toEqual([[{ challenge, method: 'recovery', code: '7k2mq-x9d4t' }]])
})

test('shows why a code was rejected until the method changes', async () => {
  const { actor } = start(() => Promise.reject(new CodeRefused('wrong')))
  actor.send({ type: 'code.submitted', code: '123456' })
  const { context } = await waitFor(actor, (state) => state.hasTag('refused'))
  expect(context.reason).toBe('wrong')
  actor.send({ type: 'method.changed', method: 'recovery' })
  expect(actor.getSnapshot().context).toMatchObject({ method: 'recovery', reason: null })
  actor.send({ type: 'method.changed', method: 'passkey' })
  expect(actor.getSnapshot().context.method).toBe('recovery')
  actor.send({ type: 'method.changed', method: 'app' })
  expect(actor.getSnapshot().context.method).toBe('app')
})

test('reports a failure and allows the same code again', async () => {
  const { actor, answer } = start(() => Promise.reject('offline'))
  actor.send({ type: 'code.submitted', code: '123456' })
  const { context } = await waitFor(actor, (state) => state.hasTag('failed'))
  expect(context.failure).toBe('offline')
  actor.send({ type: 'code.submitted', code: '123456' })
  await waitFor(actor, (state) => state.hasTag('failed'))
  expect(answer).toHaveBeenCalledTimes(2)
})

test.each(['expired', 'spent'] as const)('ends when the challenge is %s', async (cause) => {
  const { actor } = start(() => Promise.reject(new ChallengeOver(cause)))
  actor.send({ type: 'code.submitted', code: '123456' })
  await waitFor(actor, (state) => state.status === 'done')
  expect(actor.getSnapshot().output).toBe(cause)
})

test('expires after five minutes without a code', () => {
  const { actor, clock } = start()
  clock.increment(CHALLENGE_SECONDS * 1000 - 1)
  expect(actor.getSnapshot().status).toBe('active')
  clock.increment(1)
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: 'expired' })
})

test('expires five minutes after its start, whatever was typed meanwhile', async () => {
  const { actor, clock } = start(() => Promise.reject(new CodeRefused('wrong')))
  clock.increment(200_000)
  actor.send({ type: 'code.submitted', code: '123456' })
  await waitFor(actor, (state) => state.hasTag('refused'))
  clock.increment(100_000)
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: 'expired' })
})

test('sends a code once, and does not expire while checking it', () => {
  const { actor, answer, clock } = start(() => new Promise<void>(() => {}))
  actor.send({ type: 'code.submitted', code: '123456' })
  actor.send({ type: 'code.submitted', code: '123456' })
  clock.increment(CHALLENGE_SECONDS * 1000)
  expect(answer).toHaveBeenCalledTimes(1)
  expect(actor.getSnapshot().hasTag('busy')).toBe(true)
})

test('completes the sign-in with a passkey, and offers it again after a cancel', async () => {
  const { actor, answer } = start(async () => {}, ['passkey', 'recovery'])
  answer.mockRejectedValueOnce(new PasskeyFailure('canceled'))
  actor.send({ type: 'code.submitted', code: '123456' })
  expect(answer).not.toHaveBeenCalled()
  actor.send({ type: 'passkey.requested' })
  const { context } = await waitFor(actor, (state) => !state.hasTag('busy'))
  expect(context).toMatchObject({ method: 'passkey', reason: null, failure: null })
  actor.send({ type: 'passkey.requested' })
  await waitFor(actor, (state) => state.status === 'done')
  expect(answer.mock.lastCall).toEqual([{ challenge, method: 'passkey', code: '' }])
})

function start(
  answers: (sent: FactorAnswer) => Promise<void> = async () => {},
  methods: FactorMethod[] = ['app', 'recovery'],
) {
  const answer = vi.fn(answers)
  const clock = new SimulatedClock()
  const machine = secondFactorMachine.provide({
    actors: { answer: fromPromise<void, FactorAnswer>(({ input }) => answer(input)) },
  })
  const actor = createActor(machine, { clock, input: { challenge, methods } }).start()
  return { actor, answer, clock }
}
