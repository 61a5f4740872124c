import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { viewingRequestMachine } from './viewing-request.machine.ts'
import { StepRefused, type ViewingStep } from './viewing-request.types.ts'

const startsAt = '2026-12-04T16:00:00.000Z'

function started(answers: (Error | null)[]) {
  const sent: ViewingStep[] = []
  const machine = viewingRequestMachine.provide({
    actors: {
      send: fromPromise<void, ViewingStep>(async ({ input }) => {
        sent.push(input)
        const error = answers.shift()
        if (error) throw error
      }),
    },
  })
  const actor = createActor(machine).start()
  const settled = () => waitFor(actor, (state) => !state.hasTag('sending'))
  return { actor, sent, settled }
}

test('sends a chosen time once it is confirmed', async () => {
  const { actor, sent, settled } = started([null])
  actor.send({ type: 'times.opened', act: 'request' })
  actor.send({ type: 'step.confirmed' })
  expect(sent).toEqual([])
  actor.send({ type: 'time.selected', startsAt })
  actor.send({ type: 'step.confirmed' })
  actor.send({ type: 'step.confirmed' })
  expect((await settled()).value).toBe('ready')
  expect(sent).toEqual([{ act: 'request', startsAt }])
})

test('goes back to the times when somebody else got the chosen one', async () => {
  const { actor, sent, settled } = started([new StepRefused('timeTaken'), null])
  actor.send({ type: 'times.opened', act: 'move' })
  actor.send({ type: 'time.selected', startsAt })
  actor.send({ type: 'step.confirmed' })
  const { value, context } = await settled()
  expect(value).toBe('choosing')
  expect(context).toMatchObject({ startsAt: null, refusal: 'timeTaken' })
  actor.send({ type: 'step.confirmed' })
  expect(sent).toHaveLength(1)
})

test('keeps the chosen time when the connection is lost', async () => {
  const { actor, settled } = started([new Error('offline')])
  actor.send({ type: 'times.opened', act: 'request' })
  actor.send({ type: 'time.selected', startsAt })
  actor.send({ type: 'step.confirmed' })
  const { value, context } = await settled()
  expect(value).toBe('choosing')
  expect(context).toMatchObject({ startsAt, failure: new Error('offline') })
})

test('keeps the reason when the connection is lost, and starts the next one empty', async () => {
  const { actor, sent, settled } = started([new Error('offline'), null])
  actor.send({ type: 'step.selected', act: 'decline' })
  actor.send({ type: 'reason.entered', reason: 'The roof is being repaired.' })
  actor.send({ type: 'step.confirmed' })
  const { value, context } = await settled()
  expect(value).toBe('confirming')
  expect(context.reason).toBe('The roof is being repaired.')
  expect(context.failure).toEqual(new Error('offline'))
  actor.send({ type: 'step.confirmed' })
  await settled()
  const step = { act: 'decline', reason: 'The roof is being repaired.' }
  expect(sent).toEqual([step, step])
  actor.send({ type: 'step.selected', act: 'cancel' })
  expect(actor.getSnapshot().context.reason).toBe('')
})

test('agrees at once, and asks before it cancels', async () => {
  const { actor, sent, settled } = started([null, new StepRefused('viewingChanged')])
  actor.send({ type: 'step.selected', act: 'agree' })
  await settled()
  actor.send({ type: 'step.selected', act: 'cancel' })
  expect(sent).toEqual([{ act: 'agree', reason: '' }])
  actor.send({ type: 'step.abandoned' })
  actor.send({ type: 'step.selected', act: 'cancel' })
  actor.send({ type: 'step.confirmed' })
  expect((await settled()).context.refusal).toBe('viewingChanged')
  expect(sent).toEqual([
    { act: 'agree', reason: '' },
    { act: 'cancel', reason: '' },
  ])
})
