import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { PasskeyFailure } from '@/domain/account/passkeys.ts'
import { FieldsRefused } from '@/domain/account/recent-sign-in.ts'
import { secondFactorMachine } from '../second-factor/second-factor.machine.ts'
import { ChallengeOver, type FactorAnswer } from '../second-factor/second-factor.types.ts'
import { authJourneyMachine } from './auth-journey.machine.ts'
import {
  AddressUnverified,
  type AuthEmitted,
  type AuthInput,
  FactorRequired,
} from './auth-journey.types.ts'
import type { Credentials } from './credentials.types.ts'
import { otpLoginMachine } from './otp-login.machine.ts'
import type { CodeProof, CodeTarget, CodeToVerify, SentCode } from './otp-login.types.ts'

const credentials = { type: '3', email: 'ana@example.org', password: 'birch-7' } as const
const submitted = { type: 'credentials.submitted', credentials, faults: {} } as const

describe('a sign-in by password', () => {
  test('shows a refusal, forgets the password, and signs in at the next try', async () => {
    const { actor, signIn } = start()
    signIn.mockRejectedValueOnce(new Error('wrong'))
    actor.send(submitted)
    actor.send(submitted)
    await waitFor(actor, (state) => state.matches({ open: { signIn: 'form' } }))
    expect(actor.getSnapshot().context).toMatchObject({
      failure: new Error('wrong'),
      credentials: null,
    })
    actor.send(submitted)
    await waitFor(actor, ({ status }) => status === 'done')
    expect(signIn.mock.calls).toEqual([[credentials], [credentials]])
  })

  test('verifies an address that never was, then signs in by itself', async () => {
    const { actor, signIn, told } = start()
    signIn.mockRejectedValueOnce(new AddressUnverified())
    actor.send(submitted)
    await waitFor(actor, (state) => state.matches('verifying'))
    await enterCode(actor.getSnapshot().children.emailCode)
    await waitFor(actor, ({ status }) => status === 'done')
    expect(signIn.mock.lastCall).toEqual([credentials])
    expect(told.map(({ type }) => type)).toEqual(['verification.started', 'address.proven'])
  })
})

describe('an invalid field of the password form', () => {
  test('is shown until it is edited, without a request', async () => {
    const { actor, signIn } = start()
    actor.send({ ...submitted, faults: { email: 'emailInvalid' } })
    expect(actor.getSnapshot().context).toMatchObject({
      reasons: { email: 'emailInvalid' },
      refusals: 1,
    })
    actor.send({ type: 'field.edited', field: 'email' })
    expect(actor.getSnapshot().context.reasons.email).toBeUndefined()
    expect(signIn).not.toHaveBeenCalled()
  })

  test('comes from the provider, too', async () => {
    const { actor, signIn } = start()
    signIn.mockRejectedValueOnce(new FieldsRefused({ email: 'Not an address.' }))
    actor.send(submitted)
    await waitFor(actor, (state) => state.matches({ open: { signIn: 'form' } }))
    expect(actor.getSnapshot().context).toMatchObject({
      reasons: { email: 'Not an address.' },
      refusals: 1,
      failure: null,
      credentials: null,
    })
  })
})

describe('a passkey', () => {
  test('signs in by itself, after one that was refused', async () => {
    const { actor, signIn, signInByPasskey } = start()
    signInByPasskey.mockRejectedValueOnce(new PasskeyFailure('refused'))
    actor.send({ type: 'passkey.requested' })
    await waitFor(actor, (state) => state.matches({ open: { signIn: 'form' } }))
    const { context } = actor.getSnapshot()
    expect(context).toMatchObject({ failure: null, passkeyFailure: new PasskeyFailure('refused') })
    actor.send({ type: 'passkey.requested' })
    await waitFor(actor, ({ status }) => status === 'done')
    expect(signIn).not.toHaveBeenCalled()
  })

  test('that was canceled leaves the form as it was', async () => {
    const { actor, signInByPasskey } = start()
    signInByPasskey.mockRejectedValueOnce(new PasskeyFailure('canceled'))
    actor.send({ type: 'passkey.requested' })
    await waitFor(actor, (state) => state.matches({ open: { signIn: 'form' } }))
    expect(actor.getSnapshot().context).toMatchObject({ failure: null, passkeyFailure: null })
  })
})

describe('the second step', () => {
  test('ends the journey once its code is right', async () => {
    const { actor, answer } = await atFactor()
    actor.getSnapshot().children.factor?.send({ type: 'code.submitted', code: '123456' })
    await waitFor(actor, ({ status }) => status === 'done')
    expect(answer.mock.calls).toEqual([[{ challenge: '12.abc', method: 'app', code: '123456' }]])
  })

  test.each(['expired', 'spent'] as const)('starts over when it is %s', async (cause) => {
    const { actor, answer } = await atFactor()
    answer.mockRejectedValueOnce(new ChallengeOver(cause))
    actor.getSnapshot().children.factor?.send({ type: 'code.submitted', code: '123456' })
    await waitFor(actor, (state) => state.matches({ open: 'signIn' }))
    expect(actor.getSnapshot().context).toMatchObject({ notice: cause, credentials: null })
  })
})

test('lets a failed sign-in after a proof be repeated, without another proof', async () => {
  const { actor, signIn } = start()
  signIn.mockRejectedValueOnce(new Error('offline'))
  const google = { type: '0', auth_id: 'ana', id_token: 'signed' } as const
  actor.send({ type: 'identity.proven', credentials: google })
  await waitFor(actor, (state) => state.matches({ finishing: 'failed' }))
  actor.send({ type: 'signIn.retried' })
  await waitFor(actor, ({ status }) => status === 'done')
  expect(signIn.mock.calls).toEqual([[google], [google]])
})

test('signs in with the number that a text message proved', async () => {
  const { actor, signIn } = start()
  actor.send({ type: 'step.selected', step: 'phone' })
  const { phoneCode } = actor.getSnapshot().children
  phoneCode?.send({ type: 'address.submitted', address: '+4915112345678' })
  await enterCode(phoneCode)
  await waitFor(actor, ({ status }) => status === 'done')
  expect(signIn.mock.calls).toEqual([[{ type: '1', auth_id: 'ana', mobile: '+4915112345678' }]])
})

test('asks for the password after a reload at the code', async () => {
  const { actor, signIn, told } = start({ start: 'register' })
  const ages = { codeAge: 100, sendingAge: 10 }
  actor.send({ type: 'verification.resumed', email: credentials.email, ages })
  expect(actor.getSnapshot().children.emailCode?.getSnapshot().context).toMatchObject(ages)
  await enterCode(actor.getSnapshot().children.emailCode)
  await waitFor(actor, (state) => state.matches({ open: 'signIn' }))
  expect(told).toEqual([{ type: 'address.proven', email: credentials.email, isSignInDue: true }])
  expect(signIn).not.toHaveBeenCalled()
})

async function enterCode(code: ReturnType<typeof codeOf>) {
  if (!code) throw new Error('no code runs')
  await waitFor(code, (state) => state.matches('coding'))
  code.send({ type: 'code.submitted', code: '123456' })
}

function codeOf(actor: ReturnType<typeof start>['actor']) {
  return actor.getSnapshot().children.emailCode
}

async function atFactor() {
  const started = start()
  started.signIn.mockRejectedValueOnce(
    new FactorRequired({ challenge: '12.abc', methods: ['app', 'recovery'] }),
  )
  started.actor.send(submitted)
  await waitFor(started.actor, (state) => state.matches('factor'))
  return started
}

function start(input: AuthInput = { start: 'signIn' }) {
  const signIn = vi.fn(async (_: Credentials | null) => {})
  const signInByPasskey = vi.fn(async () => {})
  const answer = vi.fn(async (_: FactorAnswer) => {})
  const told: AuthEmitted[] = []
  const code = otpLoginMachine.provide({
    actors: {
      requestCode: fromPromise<SentCode, CodeTarget>(async () => ({ isNew: true })),
      verifyCode: fromPromise<CodeProof, CodeToVerify>(async () => ({ authId: 'ana' })),
    },
  })
  const machine = authJourneyMachine.provide({
    actors: {
      signIn: fromPromise<void, Credentials | null>(({ input: sent }) => signIn(sent)),
      signInByPasskey: fromPromise<void>(() => signInByPasskey()),
      phoneCode: code,
      emailCode: code,
      factor: secondFactorMachine.provide({
        actors: { answer: fromPromise<void, FactorAnswer>(({ input: sent }) => answer(sent)) },
      }),
    },
  })
  const actor = createActor(machine, { input })
  actor.on('*', (event) => told.push(event))
  actor.start()
  return { actor, signIn, signInByPasskey, answer, told }
}
