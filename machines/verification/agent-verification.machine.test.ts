import { expect, test } from 'vitest'
import { type AnyStateMachine, createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { AnswerToSend } from '@/domain/account/verification.ts'
import { agentVerificationMachine } from './agent-verification.machine.ts'
import { AnswersRefused, VerifiedAlready } from './agent-verification.types.ts'

const ANSWERS: AnswerToSend[] = [{ id: 1, value: 'HH-20417' }]

test('sends the form of a new applicant and waits for the decision', async () => {
  const { actor, sent } = begin()
  expect(actor.getSnapshot().value).toBe('unknown')
  actor.send({ type: 'standing.known', standing: 'initial' })
  expect(actor.getSnapshot().value).toBe('initial')
  actor.send({ type: 'answers.sent', answers: ANSWERS })
  await waitFor(actor, (state) => state.matches('pending'))
  expect(sent).toEqual([ANSWERS])
})

test('shows rejected answers with reasons and sends them again', async () => {
  const { actor, sent, fail } = begin('initial')
  fail(new AnswersRefused({ 1: 'This has to be a number.' }))
  actor.send({ type: 'answers.sent', answers: ANSWERS })
  const { context } = await waitFor(actor, (state) => state.matches('filling'))
  expect(context.reasons).toEqual({ 1: 'This has to be a number.' })
  fail(null)
  actor.send({ type: 'answers.sent', answers: ANSWERS })
  expect(actor.getSnapshot().context.reasons).toEqual({})
  await waitFor(actor, (state) => state.matches('pending'))
  expect(sent).toHaveLength(2)
})

test('keeps the answers without a connection', async () => {
  const { actor, fail } = begin('failed')
  actor.send({ type: 'form.opened' })
  fail(new Error('no connection'))
  actor.send({ type: 'answers.sent', answers: ANSWERS })
  const { context } = await waitFor(actor, (state) => state.matches('filling'))
  expect([context.failure, context.answers]).toEqual([new Error('no connection'), ANSWERS])
  actor.send({ type: 'form.left' })
  expect(actor.getSnapshot().value).toBe('failed')
  expect(actor.getSnapshot().context.failure).toBe(null)
})

test('ends when the applicant has been verified meanwhile', async () => {
  const { actor, fail } = begin('pending')
  actor.send({ type: 'form.opened' })
  fail(new VerifiedAlready())
  actor.send({ type: 'answers.sent', answers: ANSWERS })
  await waitFor(actor, (state) => state.matches('verified'))
})

test('follows decisions without closing an open form', () => {
  const { actor } = begin('pending')
  actor.send({ type: 'standing.known', standing: 'failed' })
  expect(actor.getSnapshot().value).toBe('failed')
  actor.send({ type: 'form.opened' })
  actor.send({ type: 'standing.known', standing: 'success' })
  expect(actor.getSnapshot().value).toBe('filling')
  actor.send({ type: 'form.left' })
  expect(actor.getSnapshot().value).toBe('verified')
  actor.send({ type: 'standing.known', standing: 'pending' })
  expect(actor.getSnapshot().value).toBe('pending')
})

test('reaches every state', () => {
  const chart: AnyStateMachine = agentVerificationMachine
  const ended = (error?: Error) => ({
    type: `xstate.${error ? 'error' : 'done'}.actor.0.agentVerification.sending`,
    ...(error ? { error } : {}),
  })
  const standings = ['initial', 'pending', 'success', 'failed'] as const
  const paths = getShortestPaths(chart, {
    events: [
      ...standings.map((standing) => ({ type: 'standing.known', standing })),
      { type: 'form.opened' },
      { type: 'form.left' },
      { type: 'answers.sent', answers: ANSWERS },
      ended(),
      ended(new AnswersRefused({})),
    ],
    serializeState: ({ value, context }) => JSON.stringify([value, context.standing]),
  })
  const values = new Set(paths.map(({ state }) => state.value))
  expect([...values].sort()).toEqual(
    ['unknown', 'initial', 'filling', 'sending', 'pending', 'verified', 'failed'].sort(),
  )
})

function begin(standing?: 'initial' | 'pending' | 'failed') {
  const sent: (readonly AnswerToSend[])[] = []
  let failure: Error | null = null
  const machine = agentVerificationMachine.provide({
    actors: {
      send: fromPromise<void, readonly AnswerToSend[]>(async ({ input }) => {
        sent.push(input)
        if (failure) throw failure
      }),
    },
  })
  const actor = createActor(machine).start()
  if (standing) actor.send({ type: 'standing.known', standing })
  const fail = (error: Error | null) => {
    failure = error
  }
  return { actor, sent, fail }
}
