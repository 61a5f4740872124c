import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { FieldsRefused, type Proof, RecentSignInRequired } from '@/domain/account/recent-sign-in.ts'
import { formSubmissionMachine } from './form-submission.machine.ts'

const valid = { type: 'form.submitted', faults: {} } as const

describe('a form', () => {
  test('submits once for two clicks', async () => {
    const { actor, submit } = start()
    actor.send(valid)
    expect(actor.getSnapshot().hasTag('submitting')).toBe(true)
    actor.send(valid)
    await waitFor(actor, (state) => state.hasTag('submitted'))
    actor.send(valid)
    expect(submit.mock.calls).toEqual([[null]])
  })

  test('submits again after a reset', async () => {
    const { actor, submit } = start()
    actor.send(valid)
    await waitFor(actor, (state) => state.hasTag('submitted'))
    actor.send({ type: 'form.reset' })
    actor.send(valid)
    await waitFor(actor, (state) => state.hasTag('submitted'))
    expect(submit).toHaveBeenCalledTimes(2)
  })

  test('that stays open submits again and again', async () => {
    const { actor, submit } = start([], { staysOpen: true })
    actor.send(valid)
    await waitFor(actor, (state) => state.matches({ editing: 'ready' }))
    actor.send(valid)
    await waitFor(actor, (state) => state.matches({ editing: 'ready' }))
    expect(submit).toHaveBeenCalledTimes(2)
  })

  test('submits again after a failure', async () => {
    const { actor, submit } = start([new Error('offline')])
    actor.send(valid)
    const { context } = await waitFor(actor, (state) => state.hasTag('failed'))
    expect(context.failure).toEqual(new Error('offline'))
    actor.send(valid)
    expect(actor.getSnapshot().context.failure).toBe(null)
    await waitFor(actor, (state) => state.hasTag('submitted'))
    expect(submit).toHaveBeenCalledTimes(2)
  })
})

describe('an invalid form', () => {
  test('is not submitted, and keeps each error until its field is edited', () => {
    const { actor, submit } = start()
    actor.send({ type: 'form.submitted', faults: { name: 'nameRequired', email: 'emailInvalid' } })
    expect(actor.getSnapshot()).toMatchObject({
      value: { editing: 'refused' },
      context: { reasons: { name: 'nameRequired', email: 'emailInvalid' }, refusals: 1 },
    })
    actor.send({ type: 'field.edited', field: 'email' })
    expect(actor.getSnapshot().context.reasons).toEqual({ name: 'nameRequired', email: undefined })
    actor.send({ type: 'form.submitted', faults: { name: 'nameRequired' } })
    expect(actor.getSnapshot().context.refusals).toBe(2)
    expect(submit).not.toHaveBeenCalled()
  })

  test('clears its errors on reset', () => {
    const { actor } = start()
    actor.send({ type: 'form.submitted', faults: { name: 'nameRequired' } })
    actor.send({ type: 'form.reset' })
    expect(actor.getSnapshot()).toMatchObject({
      value: { editing: 'ready' },
      context: { reasons: {} },
    })
  })

  test('shows the errors of the provider at their fields', async () => {
    const { actor } = start([new FieldsRefused({ email: 'Email address is invalid' })])
    actor.send(valid)
    const { context } = await waitFor(actor, (state) => state.hasTag('refused'))
    expect(context).toMatchObject({ reasons: { email: 'Email address is invalid' }, refusals: 1 })
  })
})

describe('an old session', () => {
  test('requires the password, also after a wrong one', async () => {
    const wrong = new FieldsRefused({ password: 'passwordWrong' })
    const { actor, submit } = start([new RecentSignInRequired('password'), wrong])
    actor.send(valid)
    await waitFor(actor, (state) => state.matches({ editing: 'proving' }))
    actor.send(valid)
    await waitFor(actor, (state) => state.hasTag('refused'))
    expect(actor.getSnapshot().context.reasons).toEqual({ password: 'passwordWrong' })
    actor.send(valid)
    await waitFor(actor, (state) => state.hasTag('submitted'))
    expect(submit.mock.calls).toEqual([[null], ['password'], ['password']])
  })

  test('requires a code, which is sent on request', async () => {
    const { actor, submit, requestCode } = start([new RecentSignInRequired('otp')])
    actor.send(valid)
    await waitFor(actor, (state) => state.matches({ editing: 'proving' }))
    actor.send({ type: 'code.requested' })
    expect(actor.getSnapshot().hasTag('requestingCode')).toBe(true)
    await waitFor(actor, ({ context }) => context.isCodeSent)
    actor.send(valid)
    await waitFor(actor, (state) => state.hasTag('submitted'))
    expect([requestCode.mock.calls.length, submit.mock.calls]).toEqual([1, [[null], ['otp']]])
  })

  test('sends no code where none is required', () => {
    const { actor, requestCode } = start()
    actor.send({ type: 'code.requested' })
    expect(actor.getSnapshot().value).toEqual({ editing: 'ready' })
    expect(requestCode).not.toHaveBeenCalled()
  })

  test('requires the password from the start where the form says so', async () => {
    const { actor, submit } = start([], { proof: 'password' })
    actor.send(valid)
    await waitFor(actor, (state) => state.hasTag('submitted'))
    expect(submit.mock.calls).toEqual([['password']])
  })

  test('requires the proof that an invalid field names', async () => {
    const refusal = new FieldsRefused({ current_password: 'passwordRequired' }, 'password')
    const { actor } = start([refusal])
    actor.send(valid)
    await waitFor(actor, (state) => state.hasTag('refused'))
    expect(actor.getSnapshot().context.proof).toBe('password')
  })
})

/** Answers with these errors, then accepts the form. */
function start(errors: Error[] = [], input: { proof?: Proof; staysOpen?: boolean } = {}) {
  const submit = vi.fn(async (_: Proof | null) => {
    const error = errors.shift()
    if (error) throw error
  })
  const requestCode = vi.fn(async () => {})
  const machine = formSubmissionMachine.provide({
    actors: {
      submit: fromPromise<void, Proof | null>(({ input }) => submit(input)),
      requestCode: fromPromise<void, void>(() => requestCode()),
    },
  })
  return { actor: createActor(machine, { input }).start(), submit, requestCode }
}
