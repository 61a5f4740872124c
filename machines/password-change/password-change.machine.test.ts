import { describe, expect, test, vi } from 'vitest'
import { type AnyStateMachine, createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { TypedPassword } from '@/domain/account/password-change.ts'
import { FieldsRefused, type Proof, RecentSignInRequired } from '@/domain/account/recent-sign-in.ts'
import { passwordChangeMachine } from './password-change.machine.ts'

const owner = { name: 'Ana García', email: 'ana@example.org' }
const typed: TypedPassword = {
  current_password: 'birch-and-slate',
  otp: '',
  password: 'slate-and-heather',
  re_password: 'slate-and-heather',
}
const first = { ...typed, current_password: '' }

describe('a password', () => {
  test('is changed by the present one', async () => {
    const { actor, change } = start(true)
    actor.send({ type: 'change.submitted', typed })
    await waitFor(actor, (state) => state.hasTag('changed'))
    expect(change.mock.calls).toEqual([[{ typed, proof: 'password' }]])
    expect(actor.getSnapshot().context.typed.password).toBe('')
  })

  test('is sent once for two presses', async () => {
    const { actor, change } = start(true)
    actor.send({ type: 'change.submitted', typed })
    actor.send({ type: 'change.submitted', typed })
    await waitFor(actor, (state) => state.hasTag('changed'))
    expect(change).toHaveBeenCalledTimes(1)
  })

  test.each([
    [{ current_password: '' }, { current_password: 'passwordRequired' }],
    [{ password: 'short', re_password: 'short' }, { password: 'passwordShort' }],
    [{ re_password: 'other' }, { re_password: 'passwordsDiffer' }],
    [{ password: 'AnaGarcía', re_password: 'AnaGarcía' }, { password: 'passwordPersonal' }],
  ])('is not sent with %j', (own, reasons) => {
    const { actor, change } = start(true)
    actor.send({ type: 'change.submitted', typed: { ...typed, ...own } })
    expect(actor.getSnapshot().context.reasons).toEqual(reasons)
    expect(change).not.toHaveBeenCalled()
  })

  test('says at the field why the provider refused it, until the field is edited', async () => {
    const { actor } = start(true, () =>
      Promise.reject(new FieldsRefused({ current_password: 'passwordWrong' })),
    )
    actor.send({ type: 'change.submitted', typed })
    await waitFor(actor, (state) => state.hasTag('refused'))
    expect(actor.getSnapshot().context.reasons).toEqual({ current_password: 'passwordWrong' })
    actor.send({ type: 'field.edited', field: 'current_password' })
    expect(actor.getSnapshot().context.reasons.current_password).toBe('')
  })
})

describe('a first password', () => {
  test('takes no proof within ten minutes of signing in', async () => {
    const { actor, change } = start(false)
    actor.send({ type: 'change.submitted', typed: first })
    await waitFor(actor, (state) => state.hasTag('changed'))
    expect(change.mock.calls).toEqual([[{ typed: first, proof: null }]])
    actor.send({ type: 'change.reopened' })
    expect(actor.getSnapshot().context.proof).toBe('password')
  })

  test('takes a code later', async () => {
    const answers = [Promise.reject(new RecentSignInRequired('otp')), Promise.resolve()]
    const { actor, request, change } = start(false, () => answers.shift() ?? Promise.resolve())
    actor.send({ type: 'change.submitted', typed: first })
    await waitFor(actor, (state) => state.matches({ editing: 'proving' }))
    actor.send({ type: 'change.submitted', typed: { ...first, otp: '12' } })
    expect(actor.getSnapshot().context.reasons).toEqual({ otp: 'otpRequired' })
    actor.send({ type: 'code.requested' })
    await waitFor(actor, (state) => !state.hasTag('busy'))
    expect([request.mock.calls.length, actor.getSnapshot().context.isCodeSent]).toEqual([1, true])
    actor.send({ type: 'change.submitted', typed: { ...first, otp: '123 456' } })
    await waitFor(actor, (state) => state.hasTag('changed'))
    expect(change).toHaveBeenCalledTimes(2)
  })

  test('asks for the present one where one was set elsewhere meanwhile', async () => {
    const refusal = new FieldsRefused({ current_password: 'passwordRequired' })
    const { actor } = start(false, () => Promise.reject(refusal))
    actor.send({ type: 'change.submitted', typed: first })
    await waitFor(actor, (state) => state.hasTag('refused'))
    expect(actor.getSnapshot().context.proof).toBe('password')
  })
})

test('every state is reached, and every path can be walked to its end', () => {
  // The answers are samples.
  const never = () => new Promise<void>(() => {})
  const chart: AnyStateMachine = passwordChangeMachine.provide({
    actors: {
      changePassword: fromPromise<void, Sent>(never),
      requestCode: fromPromise<void, void>(never),
    },
  })
  const change = { actorId: '0.passwordChange.sending' }
  const code = { actorId: '0.passwordChange.requestingCode' }
  const sample = [
    { type: 'change.submitted', typed },
    { type: 'change.submitted', typed: { ...typed, password: '' } },
    { type: 'field.edited', field: 'password' },
    { type: 'code.requested' },
    { type: 'change.reopened' },
    { type: `xstate.done.actor.${change.actorId}`, output: undefined, ...change },
    { type: `xstate.error.actor.${change.actorId}`, error: 'offline', ...change },
    { type: `xstate.error.actor.${change.actorId}`, error: new FieldsRefused({}), ...change },
    {
      type: `xstate.error.actor.${change.actorId}`,
      error: new RecentSignInRequired('otp'),
      ...change,
    },
    { type: `xstate.done.actor.${code.actorId}`, output: undefined, ...code },
    { type: `xstate.error.actor.${code.actorId}`, error: 'offline', ...code },
  ]
  const paths = getShortestPaths(chart, { input: { hasPassword: true, owner }, events: sample })
  const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)))
  expect([...reached].sort()).toEqual(
    [
      { editing: 'calm' },
      { editing: 'failed' },
      { editing: 'proving' },
      { editing: 'refused' },
      'changed',
      'requestingCode',
      'sending',
    ]
      .map((value) => JSON.stringify(value))
      .sort(),
  )
  for (const { steps, state } of paths) {
    const actor = createActor(chart, { input: { hasPassword: true, owner } }).start()
    for (const { event } of steps.slice(1)) actor.send(event)
    expect(actor.getSnapshot().value).toEqual(state.value)
  }
})

type Sent = { typed: TypedPassword; proof: Proof | null }

function start(hasPassword: boolean, answer: (sent: Sent) => Promise<void> = async () => {}) {
  const change = vi.fn(answer)
  const request = vi.fn(async () => {})
  const machine = passwordChangeMachine.provide({
    actors: {
      changePassword: fromPromise<void, Sent>(({ input }) => change(input)),
      requestCode: fromPromise<void, void>(() => request()),
    },
  })
  return { actor: createActor(machine, { input: { hasPassword, owner } }).start(), change, request }
}
