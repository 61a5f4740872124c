import { describe, expect, test, vi } from 'vitest'
import { type AnyStateMachine, createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { otpLoginMachine } from './otp-login.machine.ts'
import {
  type CodeTarget,
  type CodeToVerify,
  Expired,
  type OtpInput,
  RESEND_SECONDS,
  Refused,
  TooMany,
} from './otp-login.types.ts'

const number = '+4915112345678'
const both = { methods: ['phone', 'email'] } as const satisfies OtpInput
const phone = { methods: ['phone'] } as const satisfies OtpInput
const second = 1000

describe('the recipient of the code', () => {
  test('is chosen, typed and sent a code', async () => {
    const { actor, request } = start(both)
    expect(actor.getSnapshot().value).toBe('choosing')
    actor.send({ type: 'method.chosen', method: 'email' })
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
      const answers = [Promise.reject(failure), Promise.resolve()]
      const { actor } = start(phone, { request: () => answers.shift() ?? Promise.resolve() })
      actor.send({ type: 'address.submitted', address: number })
      const { context } = await waitFor(actor, (state) => state.hasTag('failed'))
      expect(context).toMatchObject({ failure, address: number })
      actor.send({ type: 'address.submitted', address: number })
      await waitFor(actor, (state) => state.matches('coding'))
      expect(actor.getSnapshot().context.failure).toBe(null)
    },
  )

  test('must wait as long as the provider says', async () => {
    const answers = [Promise.reject(new TooMany(90)), Promise.resolve()]
    const { actor, clock, request } = start(phone, {
      request: () => answers.shift() ?? Promise.resolve(),
    })
    actor.send({ type: 'address.submitted', address: number })
    await waitFor(actor, (state) => state.hasTag('barred'))
    actor.send({ type: 'address.submitted', address: number })
    clock.increment(89 * second)
    expect([actor.getSnapshot().hasTag('barred'), request.mock.calls.length]).toEqual([true, 1])
    clock.increment(second)
    actor.send({ type: 'address.submitted', address: number })
    await waitFor(actor, (state) => state.matches('coding'))
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
    expect(output).toEqual({ method: 'phone', address: number, proof: { authId: 'someone' } })
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
    await waitFor(actor, (state) => state.matches('tooManyTries'))
    actor.send({ type: 'code.askedAgain' })
    clock.increment(60 * second)
    expect(request).toHaveBeenCalledTimes(1)
    actor.send({ type: 'code.askedAgain' })
    await waitFor(actor, (state) => state.matches('coding'))
    expect(request).toHaveBeenCalledTimes(2)
  })

  test('expires when the provider says so', async () => {
    const { actor } = await coding({ verify: () => Promise.reject(new Expired()) })
    actor.send({ type: 'code.submitted', code: '123456' })
    await waitFor(actor, (state) => state.matches('expired'))
  })

  test('expires after ten minutes, even with a new code sent meanwhile', async () => {
    const { actor, clock } = await coding()
    clock.increment(RESEND_SECONDS * second)
    actor.send({ type: 'code.askedAgain' })
    await waitFor(actor, ({ context }) => context.sent === 2)
    clock.increment(570 * second - 1)
    expect(actor.getSnapshot().matches('coding')).toBe(true)
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('expired')
  })
})

describe('another code', () => {
  test('can be requested after half a minute, then waits again', async () => {
    const { actor, clock, request } = await coding()
    actor.send({ type: 'code.askedAgain' })
    clock.increment(RESEND_SECONDS * second - 1)
    actor.send({ type: 'code.askedAgain' })
    expect(request).toHaveBeenCalledTimes(1)
    clock.increment(1)
    actor.send({ type: 'code.askedAgain' })
    await waitFor(actor, ({ context }) => context.sent === 2)
    actor.send({ type: 'code.askedAgain' })
    expect(request).toHaveBeenCalledTimes(2)
  })

  test('waits longer when the provider says so, while the first code stays valid', async () => {
    const answers = [Promise.resolve(), Promise.reject(new TooMany(120))]
    const { actor, clock } = await coding({ request: () => answers.shift() ?? Promise.resolve() })
    clock.increment(RESEND_SECONDS * second)
    actor.send({ type: 'code.askedAgain' })
    await waitFor(actor, (state) => state.hasTag('barred'))
    expect(actor.getSnapshot().context.waitSeconds).toBe(120)
    actor.send({ type: 'code.submitted', code: '123456' })
    await waitFor(actor, ({ status }) => status === 'done')
  })

  test('goes to another number after a change', async () => {
    const { actor } = await coding()
    actor.send({ type: 'address.changed' })
    expect(actor.getSnapshot()).toMatchObject({
      value: { entering: 'calm' },
      context: { address: number, sent: 0 },
    })
  })
})

test('reaches every state', () => {
  const chart: AnyStateMachine = otpLoginMachine
  const answers = (path: string) => {
    const actorId = `0.otpLogin.${path}`
    return [
      { type: `xstate.done.actor.${actorId}`, output: { authId: 'someone' }, actorId },
      ...[new Refused('wrong'), new TooMany(9), 'offline'].map((error) => ({
        type: `xstate.error.actor.${actorId}`,
        error,
        actorId,
      })),
    ]
  }
  const paths = getShortestPaths(chart, {
    input: both,
    events: [
      { type: 'method.chosen', method: 'phone' },
      { type: 'address.submitted', address: number },
      { type: 'address.submitted', address: '1', fault: 'phoneInvalid' },
      { type: 'code.submitted', code: '123456' },
      { type: 'code.submitted', code: '' },
      { type: 'code.askedAgain' },
      { type: 'xstate.after.resendWait.otpLogin.coding.resend.waiting' },
      { type: 'xstate.after.codeLife.otpLogin.coding' },
      ...answers('requesting'),
      ...answers('coding.code.verifying'),
      ...answers('coding.resend.asking'),
    ],
    serializeState: ({ value }) => JSON.stringify(value),
  })
  const reached = new Set(paths.flatMap(({ state }) => flat(state.value)))
  for (const value of [
    ...['choosing', 'entering.calm', 'entering.refused', 'entering.failed', 'entering.barred'],
    ...['requesting', 'coding.code.typing.calm', 'coding.code.typing.refused'],
    ...['coding.code.typing.failed', 'coding.code.verifying', 'coding.resend.waiting'],
    ...['coding.resend.possible', 'coding.resend.asking', 'coding.resend.barred'],
    ...['tooManyTries', 'expired', 'proven'],
  ])
    expect(reached, value).toContain(value)
})

/** `{ a: { b: 'c' } }` is "a.b.c". */
function flat(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) =>
    flat(inside).map((path) => `${key}.${path}`),
  )
}

type Answers = {
  request?: (target: CodeTarget) => Promise<void>
  verify?: (code: CodeToVerify) => Promise<{ authId: string }>
}

function start(input: OtpInput, answers: Answers = {}) {
  const request = vi.fn(answers.request ?? (async () => {}))
  const verify = vi.fn(answers.verify ?? (async () => ({ authId: 'someone' })))
  const clock = new SimulatedClock()
  const machine = otpLoginMachine.provide({
    actors: {
      requestCode: fromPromise<void, CodeTarget>(({ input }) => request(input)),
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
