import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { FieldsRefused, RecentSignInRequired } from '@/domain/account/recent-sign-in.ts'
import { otpLoginMachine } from '../auth/otp-login.machine.ts'
import {
  type CodeProof,
  type CodeTarget,
  type CodeToVerify,
  Interrupted,
  RESEND_SECONDS,
  Refused,
  type SentCode,
} from '../auth/otp-login.types.ts'
import { contactChangeMachine } from './contact-change.machine.ts'
import type { ContactToRequest, NewContact } from './contact-change.types.ts'

const contact = { email: 'new@example.org' }
const own = { method: 'phone', address: '+4915112345678' } as const
const submitted = { type: 'contact.submitted', typed: contact.email } as const
const withPassword = { ...submitted, type: 'password.submitted', secret: 'birch-7' } as const

const clock = new SimulatedClock()
const send = vi.fn(async (_: CodeTarget): Promise<SentCode> => ({ isNew: false }))
const verify = vi.fn(async (_: CodeToVerify): Promise<CodeProof> => ({ authId: '5' }))

beforeEach(() => {
  send.mockClear()
  verify.mockClear()
})

describe('the new address', () => {
  test('gets a code that confirms the change', async () => {
    const { actor, request } = start()
    actor.send(submitted)
    actor.send(submitted)
    await waitFor(actor, (state) => state.matches('coding'))
    expect(request.mock.calls).toEqual([[{ contact, password: null }]])
    const { newCode } = actor.getSnapshot().children
    newCode?.send({ type: 'code.submitted', code: '123456' })
    newCode?.send({ type: 'code.submitted', code: '123456' })
    await waitFor(actor, ({ status }) => status === 'done')
    expect(verify.mock.calls).toEqual([
      [{ method: 'email', address: contact.email, code: '123456' }],
    ])
    expect(send).not.toHaveBeenCalled()
  })

  test('is rejected without sending when invalid', async () => {
    const { actor, request } = start()
    actor.send({ ...submitted, typed: '' })
    await waitFor(actor, (state) => state.hasTag('refused'))
    expect(actor.getSnapshot().context.reasons).toEqual({ contact: 'emailRequired' })
    expect(request).not.toHaveBeenCalled()
  })

  test('is changed directly by a provider without codes', async () => {
    const { actor } = start({ request: async () => 'changed' })
    actor.send(submitted)
    await waitFor(actor, ({ status }) => status === 'done')
    expect(verify).not.toHaveBeenCalled()
  })
})

describe('an old session', () => {
  test('requires the password, which is cleared when the code is sent', async () => {
    const wrong = new FieldsRefused({ password: 'passwordWrong' })
    const { actor, request } = start(failingWith(new RecentSignInRequired('password'), wrong))
    actor.send(submitted)
    await waitFor(actor, (state) => state.matches({ entering: 'proving' }))
    actor.send(submitted)
    expect(actor.getSnapshot()).toMatchObject({
      value: { entering: 'refused' },
      context: { reasons: { password: 'passwordRequired' }, typed: contact.email },
    })
    actor.send({ ...withPassword, secret: 'birch-8' })
    await waitFor(actor, ({ context }) => context.reasons.password === 'passwordWrong')
    actor.send(withPassword)
    await waitFor(actor, (state) => state.matches('coding'))
    expect(request.mock.lastCall).toEqual([{ contact, password: 'birch-7' }])
    expect(actor.getSnapshot().context).toMatchObject({ proof: null, secret: '' })
  })

  test('takes no password while none is required', () => {
    const { actor, request } = start()
    actor.send(withPassword)
    expect(actor.getSnapshot().value).toEqual({ entering: 'ready' })
    expect(request).not.toHaveBeenCalled()
  })

  test('requires a code to the current number, and requests the change again by itself', async () => {
    const { actor, request } = start(failingWith(new RecentSignInRequired('otp')))
    actor.send(submitted)
    await waitFor(actor, (state) => state.matches({ proving: 'offered' }))
    actor.send({ type: 'ownCode.requested' })
    const { ownCode } = actor.getSnapshot().children
    expect(ownCode?.getSnapshot().context).toMatchObject(own)
    if (ownCode) await waitFor(ownCode, (state) => state.matches('coding'))
    ownCode?.send({ type: 'code.submitted', code: '123456' })
    await waitFor(actor, (state) => state.matches('coding'))
    expect(request.mock.calls).toEqual([
      [{ contact, password: null }],
      [{ contact, password: null }],
    ])
  })

  test('can be left for another address before the code comes', async () => {
    const { actor } = start(failingWith(new RecentSignInRequired('otp')))
    actor.send(submitted)
    await waitFor(actor, (state) => state.matches('proving'))
    actor.send({ type: 'contact.reopened' })
    expect(actor.getSnapshot()).toMatchObject({
      value: { entering: 'ready' },
      context: { typed: contact.email },
    })
  })
})

describe('the code', () => {
  test('goes to the new address, and a wrong one can be typed again', async () => {
    const { code, actor } = await coding()
    expect(code.getSnapshot().context).toMatchObject({ address: contact.email, sent: 1 })
    verify.mockRejectedValueOnce(new Refused('otpWrong'))
    code.send({ type: 'code.submitted', code: '654321' })
    await waitFor(code, (state) => state.hasTag('refused'))
    code.send({ type: 'code.submitted', code: '123456' })
    await waitFor(actor, ({ status }) => status === 'done')
  })

  test.each([
    ['password', { entering: 'proving' }],
    ['otp', { proving: 'offered' }],
  ] as const)('leads back if another one requires the proof %s', async (proof, value) => {
    const { actor, code } = await coding()
    send.mockRejectedValueOnce(new Interrupted(new RecentSignInRequired(proof)))
    clock.increment(RESEND_SECONDS * 1000)
    code.send({ type: 'resend.requested' })
    await waitFor(actor, (state) => state.matches(value))
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

type Own = { request?: (sent: ContactToRequest) => Promise<'sent' | 'changed'> }

function failingWith(...failures: Error[]): Own {
  return {
    async request() {
      const failure = failures.shift()
      if (failure) throw failure
      return 'sent'
    },
  }
}

function start(parts: Own = {}) {
  const request = vi.fn(parts.request ?? (async () => 'sent' as const))
  const code = otpLoginMachine.provide({
    actors: {
      requestCode: fromPromise<SentCode, CodeTarget>(({ input }) => send(input)),
      verifyCode: fromPromise<CodeProof, CodeToVerify>(({ input }) => verify(input)),
    },
  })
  const machine = contactChangeMachine.provide({
    actors: {
      readContact: fromPromise<NewContact, string>(async ({ input }) => {
        if (input === '') throw new FieldsRefused({ contact: 'emailRequired' })
        return { email: input }
      }),
      requestCode: fromPromise<'sent' | 'changed', ContactToRequest>(({ input }) => request(input)),
      ownCode: code,
      newCode: code,
    },
  })
  return { actor: createActor(machine, { input: { own }, clock }).start(), request }
}

async function coding() {
  const started = start()
  started.actor.send(submitted)
  await waitFor(started.actor, (state) => state.matches('coding'))
  const code = started.actor.getSnapshot().children.newCode
  if (!code) throw new Error('no code runs')
  return { ...started, code }
}
