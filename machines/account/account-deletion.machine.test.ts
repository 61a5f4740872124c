import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { FieldsRefused, RecentSignInRequired } from '@/domain/account/recent-sign-in.ts'
import { otpLoginMachine } from '../auth/otp-login.machine.ts'
import type { CodeProof, CodeTarget, CodeToVerify, SentCode } from '../auth/otp-login.types.ts'
import { accountDeletionMachine } from './account-deletion.machine.ts'

const own = { method: 'phone', address: '+4915112345678' } as const

test('deletes the account once for two clicks, then signs out', async () => {
  const { actor, remove, leave } = start()
  actor.send({ type: 'deletion.confirmed' })
  actor.send({ type: 'deletion.confirmed' })
  await waitFor(actor, ({ status }) => status === 'done')
  expect([remove.mock.calls, leave.mock.calls.length]).toEqual([[[null]], 1])
})

test('ends also if the home page cannot be loaded', async () => {
  const { actor, leave } = start()
  leave.mockRejectedValueOnce(new Error('offline'))
  actor.send({ type: 'deletion.confirmed' })
  await waitFor(actor, ({ status }) => status === 'done')
})

describe('an old session', () => {
  test('requires the password, and shows why one was refused', async () => {
    const wrong = new FieldsRefused({ password: 'passwordWrong' })
    const { actor, remove } = start(new RecentSignInRequired('password'), wrong)
    actor.send({ type: 'password.submitted', secret: 'early' })
    actor.send({ type: 'deletion.confirmed' })
    await waitFor(actor, (state) => state.matches({ confirming: 'proving' }))
    actor.send({ type: 'deletion.confirmed' })
    expect(actor.getSnapshot().context.reasons).toEqual({ password: 'passwordRequired' })
    actor.send({ type: 'password.submitted', secret: 'birch-8' })
    await waitFor(actor, ({ context }) => context.reasons.password === 'passwordWrong')
    actor.send({ type: 'field.edited', field: 'password' })
    expect(actor.getSnapshot().context.reasons.password).toBe(undefined)
    actor.send({ type: 'password.submitted', secret: 'birch-7' })
    await waitFor(actor, ({ status }) => status === 'done')
    expect(remove.mock.calls).toEqual([[null], ['birch-8'], ['birch-7']])
  })

  test('requires the password that the provider refuses unasked', async () => {
    const { actor } = start(new FieldsRefused({ password: 'passwordRequired' }))
    actor.send({ type: 'deletion.confirmed' })
    const { context } = await waitFor(actor, (state) => state.hasTag('refused'))
    expect(context.proof).toBe('password')
  })

  test('requires a code, after which the account is deleted without another click', async () => {
    const { actor, remove, verify } = start(new RecentSignInRequired('otp'))
    actor.send({ type: 'deletion.confirmed' })
    await waitFor(actor, (state) => state.matches({ proving: 'offered' }))
    actor.send({ type: 'code.requested' })
    const { ownCode } = actor.getSnapshot().children
    if (ownCode) await waitFor(ownCode, (state) => state.matches('coding'))
    ownCode?.send({ type: 'code.submitted', code: '123456' })
    await waitFor(actor, ({ status }) => status === 'done')
    expect(verify.mock.calls).toEqual([[{ ...own, code: '123456' }]])
    expect(remove.mock.calls).toEqual([[null], [null]])
  })

  test('keeps the account if the code is canceled', async () => {
    const { actor, remove } = start(new RecentSignInRequired('otp'))
    actor.send({ type: 'deletion.confirmed' })
    await waitFor(actor, (state) => state.matches('proving'))
    actor.send({ type: 'code.requested' })
    actor.send({ type: 'code.canceled' })
    expect(actor.getSnapshot()).toMatchObject({ value: { confirming: 'ready' }, children: {} })
    expect(remove).toHaveBeenCalledTimes(1)
  })
})

test('shows a failure and deletes at the next try', async () => {
  const { actor } = start(new Error('offline'))
  actor.send({ type: 'deletion.confirmed' })
  const { context } = await waitFor(actor, (state) => state.hasTag('failed'))
  expect(context.failure).toEqual(new Error('offline'))
  actor.send({ type: 'deletion.confirmed' })
  await waitFor(actor, ({ status }) => status === 'done')
})

/** The provider answers with these errors, then deletes the account. */
function start(...errors: Error[]) {
  const remove = vi.fn(async (_: string | null) => {
    const error = errors.shift()
    if (error) throw error
  })
  const leave = vi.fn(async () => {})
  const verify = vi.fn(async (_: CodeToVerify): Promise<CodeProof> => ({ authId: '5' }))
  const machine = accountDeletionMachine.provide({
    actors: {
      deleteAccount: fromPromise<void, string | null>(({ input }) => remove(input)),
      leave: fromPromise<void, void>(() => leave()),
      ownCode: otpLoginMachine.provide({
        actors: {
          requestCode: fromPromise<SentCode, CodeTarget>(async () => ({ isNew: true })),
          verifyCode: fromPromise<CodeProof, CodeToVerify>(({ input }) => verify(input)),
        },
      }),
    },
  })
  return { actor: createActor(machine, { input: { own } }).start(), remove, leave, verify }
}
