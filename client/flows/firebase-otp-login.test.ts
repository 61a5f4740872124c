import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { IdentityFailure } from '@/domain/account/identity-errors.ts'
import { firebaseOtpLogin } from './firebase-otp-login.ts'

const { sendCode, confirmCode } = vi.hoisted(() => ({ sendCode: vi.fn(), confirmCode: vi.fn() }))
vi.mock('@/client/integrations/firebase-phone.ts', () => ({ sendCode, confirmCode }))

const project = { projectId: 'hearth', apiKey: 'key', authDomain: 'a.org', emulatorUrl: null }
const address = '+4915112345678'
const sent = { verificationId: 'v' }

function start() {
  const machine = firebaseOtpLogin(project, 'de')
  const actor = createActor(machine, { input: { methods: ['phone'] } }).start()
  actor.send({ type: 'address.submitted', address })
  return actor
}

beforeEach(() => {
  sendCode.mockReset().mockResolvedValue(sent)
  confirmCode.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

test("proves the phone number with the code and Firebase's token", async () => {
  confirmCode.mockResolvedValue({ authId: 'Zk3n9', idToken: 'signed' })
  const actor = start()
  await waitFor(actor, (state) => state.matches('coding'))
  expect(sendCode).toHaveBeenCalledWith(project, { number: address, language: 'de' })
  actor.send({ type: 'code.submitted', code: '482915' })
  const { output } = await waitFor(actor, ({ status }) => status === 'done')
  expect(confirmCode).toHaveBeenCalledWith(sent, '482915')
  expect(output?.proof).toEqual({ authId: 'Zk3n9', idToken: 'signed' })
})

describe('a Firebase failure', () => {
  test.each([
    ['invalid-phone-number', 'auth.identity.phoneInvalid'],
    ['missing-phone-number', 'auth.identity.phoneInvalid'],
  ])('of %s is shown at the phone number', async (code, reason) => {
    sendCode.mockRejectedValue(new IdentityFailure(`auth/${code}`))
    const { context } = await waitFor(start(), (state) => state.hasTag('refused'))
    expect(context.reason).toBe(reason)
  })

  test.each([
    new IdentityFailure('auth/too-many-requests'),
    new ApiError('network', { message: 'offline' }),
  ])('of %s is passed on unchanged', async (failure) => {
    sendCode.mockRejectedValue(failure)
    const { context } = await waitFor(start(), (state) => state.hasTag('failed'))
    expect(context.failure).toBe(failure)
  })

  test('distinguishes a wrong code from an expired one', async () => {
    confirmCode.mockRejectedValueOnce(new IdentityFailure('auth/invalid-verification-code'))
    confirmCode.mockRejectedValueOnce(new IdentityFailure('auth/code-expired'))
    const actor = start()
    await waitFor(actor, (state) => state.matches('coding'))
    actor.send({ type: 'code.submitted', code: '000000' })
    const { context } = await waitFor(actor, (state) => state.hasTag('refused'))
    expect(context.reason).toBe('auth.identity.credentialsInvalid')
    actor.send({ type: 'code.submitted', code: '111111' })
    await waitFor(actor, (state) => state.hasTag('spent'))
  })
})

test('times out after two minutes when the reCAPTCHA is closed', async () => {
  vi.useFakeTimers()
  sendCode.mockReturnValue(new Promise(() => {}))
  const actor = start()
  await vi.advanceTimersByTimeAsync(119_000)
  expect(actor.getSnapshot().matches('requesting')).toBe(true)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(actor.getSnapshot().context.failure).toEqual(new IdentityFailure('auth/timeout'))
})
