import { expect, test, vi } from 'vitest'
import { type AnyStateMachine, createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { FieldsRefused, RecentSignInRequired } from '@/domain/account/recent-sign-in.ts'
import { accountDeletionMachine, type DeletionToSend } from './account-deletion.machine.ts'

test('asks for nothing where the sign-in is recent, and sends once for two presses', async () => {
  const { actor, remove } = start()
  actor.send({ type: 'deletion.confirmed', secret: '' })
  actor.send({ type: 'deletion.confirmed', secret: '' })
  await waitFor(actor, ({ status }) => status === 'done')
  expect(remove.mock.calls).toEqual([[{ proof: null, secret: '' }]])
})

test('asks for the password when the provider wants it, and says when it is wrong', async () => {
  const wrong = new FieldsRefused({ password: 'passwordWrong' })
  const { actor, remove } = start([new RecentSignInRequired('password'), wrong])
  actor.send({ type: 'deletion.confirmed', secret: '' })
  await waitFor(actor, (state) => state.matches({ deciding: 'proving' }))
  actor.send({ type: 'deletion.confirmed', secret: '' })
  expect(actor.getSnapshot().context.reasons).toEqual({ password: 'passwordRequired' })
  actor.send({ type: 'deletion.confirmed', secret: 'birch-8' })
  await waitFor(actor, (state) => state.hasTag('refused') && !state.hasTag('deleting'))
  expect(actor.getSnapshot().context).toMatchObject({
    reasons: { password: 'passwordWrong' },
    secret: '',
  })
  actor.send({ type: 'deletion.confirmed', secret: 'birch-7' })
  await waitFor(actor, ({ status }) => status === 'done')
  expect(remove.mock.calls.map(([{ secret }]) => secret)).toEqual(['', 'birch-8', 'birch-7'])
})

test('takes a code of six digits', async () => {
  const { actor, remove, request } = start([new RecentSignInRequired('otp')])
  actor.send({ type: 'deletion.confirmed', secret: '' })
  await waitFor(actor, (state) => state.matches({ deciding: 'proving' }))
  actor.send({ type: 'code.requested' })
  await waitFor(actor, ({ context }) => context.isCodeSent)
  actor.send({ type: 'deletion.confirmed', secret: '12' })
  expect(actor.getSnapshot().context.reasons).toEqual({ otp: 'otpRequired' })
  actor.send({ type: 'deletion.confirmed', secret: '123456' })
  await waitFor(actor, ({ status }) => status === 'done')
  expect([request.mock.calls.length, remove.mock.calls.length]).toEqual([1, 2])
})

test('every state is reached, and every path can be walked to its end', () => {
  // The answers are samples.
  const never = () => new Promise<void>(() => {})
  const chart: AnyStateMachine = accountDeletionMachine.provide({
    actors: {
      deleteAccount: fromPromise<void, DeletionToSend>(never),
      requestCode: fromPromise<void, void>(never),
    },
  })
  const deleting = { actorId: '0.accountDeletion.deleting' }
  const code = { actorId: '0.accountDeletion.requestingCode' }
  const failed = `xstate.error.actor.${deleting.actorId}`
  const paths = getShortestPaths(chart, {
    events: [
      { type: 'deletion.confirmed', secret: '' },
      { type: 'deletion.confirmed', secret: 'birch-7' },
      { type: 'code.requested' },
      { type: `xstate.done.actor.${deleting.actorId}`, output: undefined, ...deleting },
      { type: failed, error: new RecentSignInRequired('password'), ...deleting },
      { type: failed, error: new FieldsRefused({}), ...deleting },
      { type: failed, error: 'offline', ...deleting },
      { type: `xstate.done.actor.${code.actorId}`, output: undefined, ...code },
      { type: `xstate.error.actor.${code.actorId}`, error: 'offline', ...code },
    ],
  })
  const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)))
  expect([...reached].sort()).toEqual(
    [
      { deciding: 'calm' },
      { deciding: 'failed' },
      { deciding: 'proving' },
      { deciding: 'refused' },
      'deleted',
      'deleting',
      'requestingCode',
    ]
      .map((value) => JSON.stringify(value))
      .sort(),
  )
  for (const { steps, state } of paths) {
    const actor = createActor(chart).start()
    for (const { event } of steps.slice(1)) actor.send(event)
    expect(actor.getSnapshot().value).toEqual(state.value)
  }
})

/** Answers with these refusals, then lets it through. */
function start(refusals: Error[] = []) {
  const remove = vi.fn(async (_: DeletionToSend) => {
    const refusal = refusals.shift()
    if (refusal) throw refusal
  })
  const request = vi.fn(async () => {})
  const machine = accountDeletionMachine.provide({
    actors: {
      deleteAccount: fromPromise<void, DeletionToSend>(({ input }) => remove(input)),
      requestCode: fromPromise<void, void>(() => request()),
    },
  })
  return { actor: createActor(machine).start(), remove, request }
}
