import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { AnswerToSend } from '@/domain/account/verification.ts'
import type { VerificationStatus } from '@/domain/listing/listing-gate.ts'
import { agentVerificationMachine } from './agent-verification.machine.ts'
import { AnswersRefused, Offline, VerifiedAlready } from './agent-verification.types.ts'

const ANSWERS: AnswerToSend[] = [{ id: 1, value: 'HH-20417' }]
const sent = { type: 'answers.sent', answers: ANSWERS } as const

test('reads the questions and the application, then shows the status', async () => {
  for (const [status, value] of [
    ['initial', 'initial'],
    ['pending', 'pending'],
    ['success', 'verified'],
    ['failed', 'failed'],
  ] as const) {
    const { settled } = begin({ status })
    expect(await settled()).toBe(value)
  }
})

test('offers no form without questions', async () => {
  const { settled } = begin({ questions: 0 })
  expect(await settled()).toBe('empty')
})

test.each([
  ['offline', new Offline()],
  ['loadFailed', new Error('500')],
] as const)('is %s when reading fails, and can be read again', async (value, error) => {
  const { actor, settled, world } = begin({ readFailure: error })
  expect(await settled()).toBe(value)
  expect(actor.getSnapshot().context.failure).toBe(value === 'offline' ? null : error)
  world.readFailure = null
  actor.send({ type: value === 'offline' ? 'connection.restored' : 'load.retried' })
  expect(await settled()).toBe('initial')
  expect(actor.getSnapshot().context.failure).toBe(null)
})

test('aborts the other reading when one fails', async () => {
  const { settled, signals } = begin({ readFailure: new Error('500'), isFormSilent: true })
  await settled()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})

test('sends the form of a new applicant and waits for the decision', async () => {
  const { actor, ended, calls, settled } = await opened('initial')
  actor.send(sent)
  expect(await settled()).toBe('pending')
  expect([calls, ended]).toEqual([[ANSWERS], [true]])
})

test('is pending after sending even if the application cannot be read back', async () => {
  const { actor, settled, world } = await opened('initial')
  world.readFailure = new Error('500')
  actor.send(sent)
  expect(await settled()).toBe('pending')
})

test('shows a decision that was made while the answers were sent', async () => {
  const { actor, settled, world } = await opened('failed')
  actor.send({ type: 'form.opened' })
  world.sendFailure = new Error('no connection')
  actor.send(sent)
  actor.send({ type: 'status.changed', status: 'success' })
  await settled()
  actor.send({ type: 'form.left' })
  expect(actor.getSnapshot().value).toBe('verified')
})

test('shows rejected answers with reasons and sends them again', async () => {
  const { actor, calls, settled, world } = await opened('initial')
  world.sendFailure = new AnswersRefused({ 1: 'This has to be a number.' })
  actor.send(sent)
  expect(await settled()).toBe('filling')
  expect(actor.getSnapshot().context.reasons).toEqual({ 1: 'This has to be a number.' })
  world.sendFailure = null
  actor.send(sent)
  expect(actor.getSnapshot().context.reasons).toEqual({})
  expect(await settled()).toBe('pending')
  expect(calls).toHaveLength(2)
})

test('keeps the answers without a connection', async () => {
  const { actor, settled, world } = await opened('failed')
  actor.send({ type: 'form.opened' })
  world.sendFailure = new Error('no connection')
  actor.send(sent)
  expect(await settled()).toBe('filling')
  const { context } = actor.getSnapshot()
  expect([context.failure, context.answers]).toEqual([new Error('no connection'), ANSWERS])
  actor.send({ type: 'form.left' })
  expect(actor.getSnapshot().value).toBe('failed')
  expect(actor.getSnapshot().context.failure).toBe(null)
})

test('ends when the applicant has been verified meanwhile, and reports nothing as sent', async () => {
  const { actor, ended, settled, world } = await opened('pending')
  actor.send({ type: 'form.opened' })
  world.sendFailure = new VerifiedAlready()
  actor.send(sent)
  expect(await settled()).toBe('verified')
  expect(ended).toEqual([false])
})

test('follows decisions without closing an open form', async () => {
  const { actor } = await opened('pending')
  actor.send({ type: 'status.changed', status: 'failed' })
  expect(actor.getSnapshot().value).toBe('failed')
  actor.send({ type: 'form.opened' })
  actor.send({ type: 'status.changed', status: 'success' })
  expect(actor.getSnapshot().value).toBe('filling')
  actor.send({ type: 'form.left' })
  expect(actor.getSnapshot().value).toBe('verified')
  actor.send({ type: 'status.changed', status: 'pending' })
  expect(actor.getSnapshot().value).toBe('pending')
})

type World = {
  status: VerificationStatus
  questions: number
  readFailure: Error | null
  sendFailure: Error | null
  isFormSilent: boolean
}

function begin(more: Partial<World> = {}) {
  const calls: (readonly AnswerToSend[])[] = []
  const ended: boolean[] = []
  const signals: AbortSignal[] = []
  const world: World = {
    status: 'initial',
    questions: 7,
    readFailure: null,
    sendFailure: null,
    isFormSilent: false,
    ...more,
  }
  const machine = agentVerificationMachine.provide({
    actors: {
      readForm: fromPromise<number>(({ signal }) => {
        if (!world.isFormSilent) return Promise.resolve(world.questions)
        signals.push(signal)
        return new Promise(() => {})
      }),
      loadStatus: fromPromise<VerificationStatus>(async () => {
        if (world.readFailure) throw world.readFailure
        return world.status
      }),
      send: fromPromise<void, readonly AnswerToSend[]>(async ({ input }) => {
        calls.push(input)
        if (world.sendFailure) throw world.sendFailure
        world.status = 'pending'
      }),
    },
  })
  const actor = createActor(machine)
  actor.on('applicationEnded', ({ isSent }) => ended.push(isSent))
  actor.start()
  const isBusy = ({ value }: ReturnType<typeof actor.getSnapshot>) =>
    typeof value !== 'string' || value === 'sending' || value === 'confirming'
  const settled = async () => (await waitFor(actor, (state) => !isBusy(state))).value
  return { actor, calls, ended, signals, settled, world }
}

async function opened(status: VerificationStatus) {
  const begun = begin({ status })
  await begun.settled()
  return begun
}
