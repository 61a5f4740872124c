import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { PasskeyFailure } from '@/domain/account/passkeys.ts'
import { FieldsRefused, RecentSignInRequired } from '@/domain/account/recent-sign-in.ts'
import { otpLoginMachine } from '../auth/otp-login.machine.ts'
import type { CodeProof, CodeTarget, CodeToVerify, SentCode } from '../auth/otp-login.types.ts'
import { passkeySetupMachine } from './passkey-setup.machine.ts'
import type { PasskeyAction, PasskeyReply } from './passkey-setup.types.ts'

const added: PasskeyReply = { id: 4, name: 'Safari, iPhone', codes: [] }
const addition = { act: 'add', id: 0, name: '', password: '' }

test('adds a passkey, and offers to name it', async () => {
  const { actor, perform, reported } = start()
  actor.send({ type: 'passkey.requested' })
  await waitFor(actor, (state) => state.matches('naming'))
  expect(actor.getSnapshot().context).toMatchObject({ id: 4, name: 'Safari, iPhone' })
  expect(reported).toHaveBeenCalledTimes(1)
  actor.send({ type: 'name.submitted', name: ' My phone ' })
  await waitFor(actor, (state) => state.matches('idle'))
  expect(perform.mock.calls).toEqual([
    [addition],
    [{ act: 'rename', id: 4, name: 'My phone', password: '' }],
  ])
  expect(reported).toHaveBeenCalledTimes(2)
})

test('shows recovery codes before the name, and reports the change once they are saved', async () => {
  const { actor, perform, reported } = start()
  perform.mockResolvedValueOnce({ ...added, codes: ['7k2mq-x9d4t'] })
  actor.send({ type: 'passkey.requested' })
  await waitFor(actor, (state) => state.matches('showingCodes'))
  expect(reported).not.toHaveBeenCalled()
  actor.send({ type: 'codes.saved' })
  expect(actor.getSnapshot()).toMatchObject({ value: { naming: 'ready' }, context: { codes: [] } })
  expect(reported).toHaveBeenCalledTimes(1)
  actor.send({ type: 'action.dismissed' })
  expect(actor.getSnapshot().matches('idle')).toBe(true)
})

test('goes back to the list without an error when the person canceled in the browser', async () => {
  const { actor, perform } = start()
  perform.mockRejectedValueOnce(new PasskeyFailure('canceled'))
  actor.send({ type: 'passkey.requested' })
  await waitFor(actor, (state) => state.matches('idle'))
  expect(actor.getSnapshot().context.failure).toBeNull()
})

test('shows why a passkey could not be added', async () => {
  const { actor, perform } = start()
  perform.mockRejectedValueOnce(new PasskeyFailure('known'))
  actor.send({ type: 'passkey.requested' })
  await waitFor(actor, (state) => state.matches('idle'))
  expect(actor.getSnapshot().context.failure).toEqual(new PasskeyFailure('known'))
})

test('asks for the password, names what is wrong with it, and goes on', async () => {
  const { actor, perform } = start()
  perform.mockRejectedValueOnce(new RecentSignInRequired('password'))
  perform.mockRejectedValueOnce(new FieldsRefused({ password: 'passwordWrong' }))
  actor.send({ type: 'removal.requested', id: 4, name: 'My phone' })
  actor.send({ type: 'removal.confirmed' })
  await waitFor(actor, (state) => state.matches('proving'))
  actor.send({ type: 'password.submitted', password: '' })
  expect(actor.getSnapshot().context.reasons).toEqual({ password: 'passwordRequired' })
  actor.send({ type: 'field.edited', field: 'password' })
  expect(actor.getSnapshot().context.reasons).toEqual({})
  actor.send({ type: 'password.submitted', password: 'oak' })
  await waitFor(actor, (state) => state.matches({ proving: 'refused' }))
  expect(actor.getSnapshot().context.reasons).toEqual({ password: 'passwordWrong' })
  actor.send({ type: 'password.submitted', password: 'birch-7' })
  await waitFor(actor, (state) => state.matches('idle'))
  expect(perform.mock.lastCall).toEqual([
    { act: 'remove', id: 4, name: 'My phone', password: 'birch-7' },
  ])
  expect(actor.getSnapshot().context.password).toBe('')
})

test('asks members without a password for a code', async () => {
  const { actor, perform } = start()
  perform.mockRejectedValueOnce(new RecentSignInRequired('otp'))
  actor.send({ type: 'passkey.requested' })
  await waitFor(actor, (state) => state.matches('coding'))
  actor.send({ type: 'code.requested' })
  const code = actor.getSnapshot().children.ownCode
  if (!code) throw new Error('no code runs')
  await waitFor(code, (state) => state.matches('coding'))
  code.send({ type: 'code.submitted', code: '123456' })
  await waitFor(actor, (state) => state.matches('naming'))
  expect(perform.mock.calls).toEqual([[addition], [addition]])
})

test('keeps an empty or refused name in the form', async () => {
  const { actor, perform } = start()
  actor.send({ type: 'rename.requested', id: 4, name: 'My phone' })
  actor.send({ type: 'name.submitted', name: '  ' })
  expect(actor.getSnapshot().context.reasons).toEqual({ name: 'nameRequired' })
  perform.mockRejectedValueOnce(new FieldsRefused({ name: 'Too long.' }))
  actor.send({ type: 'name.submitted', name: 'Blue' })
  await waitFor(actor, (state) => state.hasTag('refused'))
  expect(actor.getSnapshot().context).toMatchObject({
    name: 'Blue',
    reasons: { name: 'Too long.' },
  })
  perform.mockRejectedValueOnce(new Error('offline'))
  actor.send({ type: 'name.submitted', name: 'Blue' })
  await waitFor(actor, (state) => state.matches({ naming: 'ready' }))
  expect(actor.getSnapshot().context.failure).toEqual(new Error('offline'))
})

function start() {
  const perform = vi.fn(async (_: PasskeyAction): Promise<PasskeyReply> => added)
  const reported = vi.fn()
  const ownCode = otpLoginMachine.provide({
    actors: {
      requestCode: fromPromise<SentCode, CodeTarget>(async () => ({ isNew: true })),
      verifyCode: fromPromise<CodeProof, CodeToVerify>(async () => ({ authId: 'ana' })),
    },
  })
  const machine = passkeySetupMachine.provide({
    actions: { reportChange: () => reported() },
    actors: {
      perform: fromPromise<PasskeyReply, PasskeyAction>(({ input }) => perform(input)),
      ownCode,
    },
  })
  const own: CodeTarget = { method: 'phone', address: '+4915112345678' }
  const actor = createActor(machine, { input: { own } }).start()
  return { actor, perform, reported }
}
