import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { secondFactorSetupMachine } from './second-factor-setup.machine.ts'
import {
  type FactorAction,
  type FactorReply,
  FieldRefused,
  PasswordAsked,
} from './second-factor-setup.types.ts'

const secret = { secret: 'JBSWY3DP', uri: 'otpauth://totp/Hearth' }
const codes = ['7k2mq-x9d4t', '0c8vf-r5jwa']

describe('the setup', () => {
  test('shows the secret, confirms a code, then shows recovery codes once', async () => {
    const { actor, perform } = start()
    actor.send({ type: 'setup.requested' })
    const scanning = await waitFor(actor, (state) => state.matches('scanning'))
    expect(scanning.context.secret).toEqual(secret)
    actor.send({ type: 'code.submitted', code: '123456' })
    const showing = await waitFor(actor, (state) => state.matches('showingCodes'))
    expect(showing.context).toMatchObject({ codes, secret: null, code: '', password: '' })
    actor.send({ type: 'codes.saved' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { codes: [] } })
    expect(perform.mock.calls.map(([{ act, code }]) => [act, code])).toEqual([
      ['begin', ''],
      ['confirm', '123456'],
    ])
  })

  test('does not send an incomplete code, and reports a wrong one', async () => {
    const refusal = () => Promise.reject(new FieldRefused('code', 'wrong'))
    const { actor, perform } = start({ confirm: refusal })
    actor.send({ type: 'setup.requested' })
    await waitFor(actor, (state) => state.matches('scanning'))
    actor.send({ type: 'code.submitted', code: '12345' })
    expect(actor.getSnapshot().context.reason).toBe('codeRequired')
    expect(perform).toHaveBeenCalledTimes(1)
    actor.send({ type: 'code.submitted', code: '123456' })
    const { context } = await waitFor(actor, ({ context }) => context.reason === 'wrong')
    expect(context.secret).toEqual(secret)
    actor.send({ type: 'code.edited' })
    expect(actor.getSnapshot().context.reason).toBe(null)
  })

  test('reports a failure in the step where it happened', async () => {
    const offline = () => Promise.reject('offline')
    const first = start({ begin: offline }).actor
    first.send({ type: 'setup.requested' })
    const resting = await waitFor(first, ({ context }) => context.failure !== null)
    expect(resting.value).toBe('idle')
    const second = start({ confirm: offline }).actor
    second.send({ type: 'setup.requested' })
    await waitFor(second, (state) => state.matches('scanning'))
    second.send({ type: 'code.submitted', code: '123456' })
    const scanning = await waitFor(second, ({ context }) => context.failure !== null)
    expect(scanning.matches('scanning')).toBe(true)
  })

  test('clears the secret when canceled', async () => {
    const { actor } = start()
    actor.send({ type: 'setup.requested' })
    await waitFor(actor, (state) => state.matches('scanning'))
    actor.send({ type: 'action.dismissed' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { secret: null } })
  })
})

describe('an old session', () => {
  const old = async ({ password, act }: FactorAction): Promise<FactorReply> => {
    if (password === '') throw new PasswordAsked()
    if (password !== 'birch') throw new FieldRefused('password', 'wrong')
    return act === 'begin' ? { setup: secret } : { codes }
  }

  test('requires the password, which is cleared afterwards', async () => {
    const { actor, perform } = start({ begin: old })
    actor.send({ type: 'setup.requested' })
    await waitFor(actor, (state) => state.matches('proving'))
    actor.send({ type: 'password.submitted', password: '' })
    expect(actor.getSnapshot().context.reason).toBe('passwordRequired')
    actor.send({ type: 'password.edited' })
    actor.send({ type: 'password.submitted', password: 'oak' })
    const { context } = await waitFor(actor, ({ context }) => context.reason === 'wrong')
    expect(context.failure).toBe(null)
    actor.send({ type: 'password.submitted', password: 'birch' })
    const scanning = await waitFor(actor, (state) => state.matches('scanning'))
    expect(scanning.context.password).toBe('')
    expect(perform.mock.calls.map(([{ password }]) => password)).toEqual(['', 'oak', 'birch'])
  })

  test('requires the password for the confirmation too, with the same code', async () => {
    const { actor, perform } = start({ confirm: old })
    actor.send({ type: 'setup.requested' })
    await waitFor(actor, (state) => state.matches('scanning'))
    actor.send({ type: 'code.submitted', code: '123456' })
    await waitFor(actor, (state) => state.matches('proving'))
    actor.send({ type: 'password.submitted', password: 'birch' })
    await waitFor(actor, (state) => state.matches('showingCodes'))
    expect(perform).toHaveBeenLastCalledWith({ act: 'confirm', code: '123456', password: 'birch' })
  })

  test('can cancel at the password', async () => {
    const { actor } = start({ begin: old })
    actor.send({ type: 'setup.requested' })
    await waitFor(actor, (state) => state.matches('proving'))
    actor.send({ type: 'action.dismissed' })
    expect(actor.getSnapshot().value).toBe('idle')
  })
})

test('asks before turning off and reports a failure there', async () => {
  const answers: Promise<FactorReply>[] = [Promise.reject('offline'), Promise.resolve({})]
  const { actor, perform } = start({ end: () => answers.shift() ?? Promise.resolve({}) })
  actor.send({ type: 'end.requested' })
  expect(perform).not.toHaveBeenCalled()
  actor.send({ type: 'action.confirmed' })
  const asking = await waitFor(actor, ({ context }) => context.failure !== null)
  expect(asking.value).toBe('confirming')
  actor.send({ type: 'action.confirmed' })
  await waitFor(actor, (state) => state.matches('idle'))
  expect(perform).toHaveBeenCalledTimes(2)
})

test('asks before creating recovery codes, then shows them', async () => {
  const { actor, perform } = start()
  actor.send({ type: 'renewal.requested' })
  actor.send({ type: 'action.dismissed' })
  expect([actor.getSnapshot().value, perform.mock.calls]).toEqual(['idle', []])
  actor.send({ type: 'renewal.requested' })
  actor.send({ type: 'action.confirmed' })
  const { context } = await waitFor(actor, (state) => state.matches('showingCodes'))
  expect(context.codes).toEqual(codes)
})

type Answers = Partial<Record<FactorAction['act'], (deed: FactorAction) => Promise<FactorReply>>>

function start(answers: Answers = {}) {
  const usual: Required<Answers> = {
    begin: async () => ({ setup: secret }),
    confirm: async () => ({ codes }),
    renew: async () => ({ codes }),
    end: async () => ({}),
  }
  const perform = vi.fn((deed: FactorAction) => ({ ...usual, ...answers })[deed.act](deed))
  const machine = secondFactorSetupMachine.provide({
    actors: { perform: fromPromise<FactorReply, FactorAction>(({ input }) => perform(input)) },
  })
  return { actor: createActor(machine).start(), perform }
}
