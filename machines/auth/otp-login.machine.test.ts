import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { isRecord } from '@/domain/values/records.ts'
import { otpLoginMachine } from './otp-login.machine.ts'
import {
  CODE_SECONDS,
  type CodeTarget,
  type CodeToVerify,
  Expired,
  Interrupted,
  type OtpInput,
  RESEND_SECONDS,
  Refused,
  type SentCode,
  TooMany,
} from './otp-login.types.ts'

const number = '+4915112345678'
const both = { methods: ['phone', 'email'] } as const satisfies OtpInput
const phone = { methods: ['phone'] } as const satisfies OtpInput
const second = 1000
/** The provider sends the same code while it is valid. */
const sent: SentCode = { isNew: false }

describe('the recipient of the code', () => {
  test('is chosen, typed and sent a code', async () => {
    const { actor, request } = start(both)
    expect(actor.getSnapshot().value).toBe('choosing')
    actor.send({ type: 'method.selected', method: 'email' })
    actor.send({ type: 'address.submitted', address: 'ana@example.org' })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    await waitFor(actor, (state) => state.matches('coding'))
    expect(request.mock.calls).toEqual([[{ method: 'email', address: 'ana@example.org' }]])
    actor.send({ type: 'address.changed' })
    actor.send({ type: 'methods.reopened' })
    expect(actor.getSnapshot().value).toBe('choosing')
  })

  test('is rejected when invalid, or when the provider rejects it', async () => {
    const { actor, request } = start(phone, {
      request: () => Promise.reject(new Refused('Phone number is invalid')),
    })
    actor.send({ type: 'address.submitted', address: '12', fault: 'phoneInvalid' })
    expect(actor.getSnapshot().context).toMatchObject({ reason: 'phoneInvalid', address: '12' })
    expect(request).not.toHaveBeenCalled()
    actor.send({ type: 'address.edited' })
    expect(actor.getSnapshot().context.reason).toBe(null)
    actor.send({ type: 'address.submitted', address: number })
    const { context } = await waitFor(actor, (state) => state.hasTag('refused'))
    expect(context.reason).toBe('Phone number is invalid')
  })

  test.each([new Error('offline'), new Error('the identity provider failed')])(
    'is kept for a retry after: %s',
    async (failure) => {
      const answers = [Promise.reject(failure), Promise.resolve(sent)]
      const { actor } = start(phone, { request: () => answers.shift() ?? Promise.resolve(sent) })
      actor.send({ type: 'address.submitted', address: number })
      const { context } = await waitFor(actor, (state) => state.hasTag('failed'))
      expect(context).toMatchObject({ failure, address: number })
      actor.send({ type: 'address.submitted', address: number })
      await waitFor(actor, (state) => state.matches('coding'))
      expect(actor.getSnapshot().context.failure).toBe(null)
    },
  )

  test('must wait as long as the provider says', async () => {
    const answers = [Promise.reject(new TooMany(90)), Promise.resolve(sent)]
    const { actor, clock, request } = start(phone, {
      request: () => answers.shift() ?? Promise.resolve(sent),
    })
    actor.send({ type: 'address.submitted', address: number })
    await waitFor(actor, (state) => state.hasTag('limited'))
    actor.send({ type: 'address.submitted', address: number })
    clock.increment(89 * second)
    expect([actor.getSnapshot().hasTag('limited'), request.mock.calls.length]).toEqual([true, 1])
    clock.increment(second)
    actor.send({ type: 'address.submitted', address: number })
    await waitFor(actor, (state) => state.matches('coding'))
  })

  test('keeps the wait when another method is wanted', async () => {
    const { actor, clock } = start(both, { request: () => Promise.reject(new TooMany(90)) })
    actor.send({ type: 'method.selected', method: 'phone' })
    actor.send({ type: 'address.submitted', address: number })
    await waitFor(actor, (state) => state.hasTag('limited'))
    actor.send({ type: 'methods.reopened' })
    expect(actor.getSnapshot().hasTag('limited')).toBe(true)
    clock.increment(90 * second)
    actor.send({ type: 'methods.reopened' })
    expect(actor.getSnapshot().value).toBe('choosing')
  })

  test('is known after a registration, with or without a code already sent', async () => {
    const to: CodeTarget = { method: 'email', address: 'ana@example.org' }
    const sent = start({ methods: ['email'], to, isSent: true })
    expect(sent.actor.getSnapshot().matches('coding')).toBe(true)
    expect(sent.request).not.toHaveBeenCalled()
    const unsent = start({ methods: ['email'], to })
    await waitFor(unsent.actor, (state) => state.matches('coding'))
    expect(unsent.request.mock.calls).toEqual([[to]])
  })
})

describe('the code', () => {
  test('verifies the number', async () => {
    const { actor, verify } = await coding()
    actor.send({ type: 'code.submitted', code: '123456' })
    const { output } = await waitFor(actor, ({ status }) => status === 'done')
    expect(output).toMatchObject({ method: 'phone', address: number, proof: { authId: 'someone' } })
    expect(verify.mock.calls).toEqual([[{ method: 'phone', address: number, code: '123456' }]])
  })

  test.each(['', '12345', '12345x'])('“%s” is rejected without a call', async (code) => {
    const { actor, verify } = await coding()
    actor.send({ type: 'code.submitted', code })
    expect(actor.getSnapshot().context.reason).toBe('otpRequired')
    expect(verify).not.toHaveBeenCalled()
  })

  test('can be typed again when wrong', async () => {
    const { actor } = await coding({ verify: () => Promise.reject(new Refused('wrong')) })
    actor.send({ type: 'code.submitted', code: '123456' })
    const { context } = await waitFor(actor, (state) => state.hasTag('refused'))
    expect(context.reason).toBe('wrong')
    actor.send({ type: 'code.edited' })
    expect(actor.getSnapshot().hasTag('refused')).toBe(false)
  })

  test('can be sent again when the check fails', async () => {
    const { actor } = await coding({ verify: () => Promise.reject(new Error('offline')) })
    actor.send({ type: 'code.submitted', code: '123456' })
    const { context } = await waitFor(actor, (state) => state.hasTag('failed'))
    expect(context.failure).toEqual(new Error('offline'))
    actor.send({ type: 'code.submitted', code: '123456' })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
  })

  test('is blocked after too many attempts, until a new one is sent', async () => {
    const { actor, clock, request } = await coding({
      verify: () => Promise.reject(new TooMany(null)),
    })
    actor.send({ type: 'code.submitted', code: '123456' })
    await waitFor(actor, () => codeOf(actor) === 'tooManyTries')
    actor.send({ type: 'resend.requested' })
    clock.increment(60 * second)
    expect(request).toHaveBeenCalledTimes(1)
    actor.send({ type: 'resend.requested' })
    await waitFor(actor, () => codeOf(actor) === 'typing')
    expect(request).toHaveBeenCalledTimes(2)
  })

  test('expires when the provider says so', async () => {
    const { actor } = await coding({ verify: () => Promise.reject(new Expired()) })
    actor.send({ type: 'code.submitted', code: '123456' })
    await waitFor(actor, () => codeOf(actor) === 'expired')
  })

  test('expires after ten minutes, even when the same code was sent again', async () => {
    const { actor, clock } = await coding()
    clock.increment(RESEND_SECONDS * second)
    actor.send({ type: 'resend.requested' })
    await waitFor(actor, ({ context }) => context.sent === 2)
    clock.increment(570 * second - 1)
    expect(codeOf(actor)).toBe('typing')
    clock.increment(1)
    expect(codeOf(actor)).toBe('expired')
  })

  test('gets ten more minutes when the provider sends a new one', async () => {
    const { actor, clock } = await coding({ request: async () => ({ isNew: true }) })
    clock.increment(RESEND_SECONDS * second)
    actor.send({ type: 'resend.requested' })
    await waitFor(actor, ({ context }) => context.sent === 2)
    clock.increment(CODE_SECONDS * second - 1)
    expect(codeOf(actor)).toBe('typing')
    clock.increment(1)
    expect(codeOf(actor)).toBe('expired')
  })

  test('is checked to the end when it expires meanwhile', async () => {
    let answer = (_: { authId: string }) => {}
    const { actor, clock } = await coding({
      verify: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    actor.send({ type: 'code.submitted', code: '123456' })
    clock.increment(CODE_SECONDS * second)
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    answer({ authId: 'someone' })
    const { output } = await waitFor(actor, ({ status }) => status === 'done')
    expect(output?.proof).toEqual({ authId: 'someone' })
  })

  test('has expired when it was wrong and its time ran out meanwhile', async () => {
    let refuse = (_: Error) => {}
    const { actor, clock } = await coding({
      verify: () =>
        new Promise((_, reject) => {
          refuse = reject
        }),
    })
    actor.send({ type: 'code.submitted', code: '123456' })
    clock.increment(CODE_SECONDS * second)
    refuse(new Refused('wrong'))
    await waitFor(actor, () => codeOf(actor) === 'expired')
  })

  test('has the remaining time after a reload', () => {
    const to: CodeTarget = { method: 'email', address: 'ana@example.org' }
    const input = { methods: ['email'], to, isSent: true, codeAge: 590, sendingAge: 20 } as const
    const { actor, clock } = start(input)
    clock.increment(10 * second - 1)
    expect(actor.getSnapshot().value).toMatchObject({ coding: { resend: 'waiting' } })
    expect(codeOf(actor)).toBe('typing')
    clock.increment(1)
    expect(codeOf(actor)).toBe('expired')
    const late = start({ ...input, codeAge: 100, sendingAge: 50 })
    late.clock.increment(0)
    expect(late.actor.getSnapshot().value).toMatchObject({ coding: { resend: 'available' } })
  })
})

describe('another code', () => {
  test('can be requested after half a minute, then waits again', async () => {
    const { actor, clock, request } = await coding()
    actor.send({ type: 'resend.requested' })
    clock.increment(RESEND_SECONDS * second - 1)
    actor.send({ type: 'resend.requested' })
    expect(request).toHaveBeenCalledTimes(1)
    clock.increment(1)
    actor.send({ type: 'resend.requested' })
    await waitFor(actor, ({ context }) => context.sent === 2)
    actor.send({ type: 'resend.requested' })
    expect(request).toHaveBeenCalledTimes(2)
  })

  test('waits longer when the provider says so, while the first code stays valid', async () => {
    const answers = [Promise.resolve(sent), Promise.reject(new TooMany(120))]
    const { actor, clock } = await coding({
      request: () => answers.shift() ?? Promise.resolve(sent),
    })
    clock.increment(RESEND_SECONDS * second)
    actor.send({ type: 'resend.requested' })
    await waitFor(actor, (state) => state.hasTag('limited'))
    expect(actor.getSnapshot().context.waitSeconds).toBe(120)
    actor.send({ type: 'code.submitted', code: '123456' })
    await waitFor(actor, ({ status }) => status === 'done')
  })

  test('is refused as too many after the code has expired', async () => {
    const answers = [Promise.resolve(sent), Promise.reject(new TooMany(120))]
    const { actor, clock } = await coding({
      request: () => answers.shift() ?? Promise.resolve(sent),
    })
    clock.increment(CODE_SECONDS * second)
    actor.send({ type: 'resend.requested' })
    await waitFor(actor, (state) => state.hasTag('limited'))
    expect(codeOf(actor)).toBe('expired')
    clock.increment(120 * second)
    actor.send({ type: 'resend.requested' })
    await waitFor(actor, () => codeOf(actor) === 'typing')
  })

  test('is not sent until the account is proven again', async () => {
    const answers = [Promise.resolve(sent), Promise.reject(new Interrupted('sign in first'))]
    const { actor, clock } = await coding({
      request: () => answers.shift() ?? Promise.resolve(sent),
    })
    clock.increment(RESEND_SECONDS * second)
    actor.send({ type: 'resend.requested' })
    const { output } = await waitFor(actor, ({ status }) => status === 'done')
    expect(output).toMatchObject({ proof: null, interruption: 'sign in first' })
  })

  test('goes to another number after a change', async () => {
    const { actor } = await coding()
    actor.send({ type: 'address.changed' })
    expect(actor.getSnapshot()).toMatchObject({
      value: { entering: 'ready' },
      context: { address: number, sent: 0 },
    })
  })
})

/** What is known of the code: typed, checked, expired or given up. */
function codeOf(actor: { getSnapshot: () => { value: unknown } }): string {
  const { value } = actor.getSnapshot()
  const coding = isRecord(value) ? value.coding : null
  const code = isRecord(coding) ? coding.code : null
  return typeof code === 'string' ? code : (Object.keys(isRecord(code) ? code : {})[0] ?? '')
}

type Answers = {
  request?: (target: CodeTarget) => Promise<SentCode>
  verify?: (code: CodeToVerify) => Promise<{ authId: string }>
}

function start(input: OtpInput, answers: Answers = {}) {
  const request = vi.fn(answers.request ?? (async () => sent))
  const verify = vi.fn(answers.verify ?? (async () => ({ authId: 'someone' })))
  const clock = new SimulatedClock()
  const machine = otpLoginMachine.provide({
    actors: {
      requestCode: fromPromise<SentCode, CodeTarget>(({ input }) => request(input)),
      verifyCode: fromPromise<{ authId: string }, CodeToVerify>(({ input }) => verify(input)),
    },
  })
  return { actor: createActor(machine, { clock, input }).start(), request, verify, clock }
}

async function coding(answers?: Answers) {
  const started = start(phone, answers)
  started.actor.send({ type: 'address.submitted', address: number })
  await waitFor(started.actor, (state) => state.matches('coding'))
  return started
}
