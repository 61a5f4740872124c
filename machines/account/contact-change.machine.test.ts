import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { FieldsRefused, RecentSignInRequired } from '@/domain/account/recent-sign-in.ts'
import { contactChangeMachine } from './contact-change.machine.ts'
import type { ContactToConfirm, ContactToRequest, NewContact } from './contact-change.types.ts'

const contact = { email: 'new@example.org' }
const submitted = { type: 'contact.submitted', typed: contact.email, secret: '' } as const

describe('the new address', () => {
  test('gets a code that confirms the change', async () => {
    const { actor, request, confirm } = start()
    actor.send(submitted)
    actor.send(submitted)
    await waitFor(actor, (state) => state.matches('coding'))
    expect(request.mock.calls).toEqual([[{ contact, proof: null, secret: '' }]])
    actor.send({ type: 'code.submitted', code: '123456' })
    actor.send({ type: 'code.submitted', code: '123456' })
    await waitFor(actor, ({ status }) => status === 'done')
    expect(confirm.mock.calls).toEqual([[{ contact, code: '123456' }]])
  })

  test('is rejected without sending when invalid', async () => {
    const { actor, request } = start()
    actor.send({ ...submitted, typed: '' })
    await waitFor(actor, (state) => state.hasTag('refused'))
    expect(actor.getSnapshot().context.reasons).toEqual({ contact: 'emailRequired' })
    expect(request).not.toHaveBeenCalled()
  })

  test('is changed directly by a provider without codes', async () => {
    const { actor, confirm } = start({ request: async () => 'changed' })
    actor.send(submitted)
    await waitFor(actor, ({ status }) => status === 'done')
    expect(confirm).not.toHaveBeenCalled()
  })
})

describe('an old session', () => {
  const failingWith = (...failures: Error[]) => ({
    request: async () => {
      const failure = failures.shift()
      if (failure) throw failure
      return 'sent' as const
    },
  })

  test('requires the password, which is cleared when the code is sent', async () => {
    const wrong = new FieldsRefused({ password: 'passwordWrong' })
    const { actor, request } = start(failingWith(new RecentSignInRequired('password'), wrong))
    actor.send(submitted)
    await waitFor(actor, (state) => state.matches({ entering: 'proving' }))
    actor.send(submitted)
    await waitFor(actor, (state) => state.hasTag('refused'))
    expect(actor.getSnapshot().context.reasons).toEqual({ password: 'passwordRequired' })
    actor.send({ ...submitted, secret: 'birch-8' })
    await waitFor(actor, ({ context }) => context.reasons.password === 'passwordWrong')
    actor.send({ ...submitted, secret: 'birch-7' })
    await waitFor(actor, (state) => state.matches('coding'))
    expect(request.mock.lastCall).toEqual([{ contact, proof: 'password', secret: 'birch-7' }])
    expect(actor.getSnapshot().context).toMatchObject({ proof: null, secret: '' })
  })

  test('requires a code to the current number from an account without a password', async () => {
    const { actor, request, ownCode } = start(failingWith(new RecentSignInRequired('otp')))
    actor.send(submitted)
    await waitFor(actor, (state) => state.matches({ entering: 'proving' }))
    actor.send({ type: 'ownCode.requested' })
    await waitFor(actor, ({ context }) => context.isOwnCodeSent)
    actor.send({ ...submitted, secret: '12' })
    await waitFor(actor, (state) => state.hasTag('refused'))
    actor.send({ ...submitted, secret: '123456' })
    await waitFor(actor, (state) => state.matches('coding'))
    expect([ownCode.mock.calls.length, request.mock.calls.length]).toEqual([1, 2])
  })
})

describe('the code', () => {
  test('is not sent when incomplete', async () => {
    const { actor, confirm } = await coding()
    actor.send({ type: 'code.submitted', code: '12' })
    expect(actor.getSnapshot().context.reasons).toEqual({ otp: 'otpRequired' })
    expect(confirm).not.toHaveBeenCalled()
  })

  test('can be typed and requested again when wrong', async () => {
    const wrong = new FieldsRefused({ otp: 'otpWrong' })
    const { actor, request } = await coding({ confirm: () => Promise.reject(wrong) })
    actor.send({ type: 'code.submitted', code: '123456' })
    await waitFor(actor, (state) => state.matches({ coding: 'refused' }))
    actor.send({ type: 'code.requestedAgain' })
    await waitFor(actor, (state) => state.matches({ coding: 'ready' }))
    expect(request).toHaveBeenCalledTimes(2)
  })

  test('says what is wrong with a code until it is edited', async () => {
    const { actor } = await coding()
    actor.send({ type: 'code.submitted', code: '12' })
    actor.send({ type: 'code.submitted', code: '12' })
    expect(actor.getSnapshot().context).toMatchObject({
      ...{ reasons: { otp: 'otpRequired' }, refusals: 2 },
    })
    actor.send({ type: 'field.edited', field: 'otp' })
    expect(actor.getSnapshot().context.reasons.otp).toBeUndefined()
  })

  test('keeps the typed address for a correction', async () => {
    const { actor } = await coding()
    actor.send({ type: 'contact.reopened' })
    expect(actor.getSnapshot().context.typed).toBe(contact.email)
    actor.send({ ...submitted, typed: 'newer@example.org' })
    await waitFor(actor, (state) => state.matches('coding'))
    expect(actor.getSnapshot().context.contact).toEqual({ email: 'newer@example.org' })
  })
})

type Own = {
  request?: (sent: ContactToRequest) => Promise<'sent' | 'changed'>
  confirm?: (sent: ContactToConfirm) => Promise<void>
}

function start(own: Own = {}) {
  const request = vi.fn(own.request ?? (async () => 'sent' as const))
  const confirm = vi.fn(own.confirm ?? (async () => {}))
  const ownCode = vi.fn(async () => {})
  const machine = contactChangeMachine.provide({
    actors: {
      readContact: fromPromise<NewContact, string>(async ({ input }) => {
        if (input === '') throw new FieldsRefused({ contact: 'emailRequired' })
        return { email: input }
      }),
      requestCode: fromPromise<'sent' | 'changed', ContactToRequest>(({ input }) => request(input)),
      confirmContact: fromPromise<void, ContactToConfirm>(({ input }) => confirm(input)),
      requestOwnCode: fromPromise<void, void>(() => ownCode()),
    },
  })
  return { actor: createActor(machine).start(), request, confirm, ownCode }
}

async function coding(own: Own = {}) {
  const started = start(own)
  started.actor.send(submitted)
  await waitFor(started.actor, (state) => state.matches('coding'))
  return started
}
