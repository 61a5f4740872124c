import type { Meta, StoryObj } from '@storybook/react'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { signedChallenge } from '@/tests/stories/passkey-answers.ts'
import { samplePerson } from '@/tests/stories/sample-person.ts'
import { renderSignIn, startSignedOut } from '@/tests/stories/sign-in-page.tsx'
import { SessionRoom } from '../session-room.tsx'

const offers = { byPhone: false, byPost: true, asksFirst: false }
const welcome = { body: { token: '5|abc', data: samplePerson } }
const challenged = {
  status: 403,
  body: {
    message: 'Please enter the code of your authenticator app.',
    key: 'secondFactorRequired',
    data: { challenge: '12.abc', expires_in: 300 },
  },
}
const ANSWER = '/ext/account/second-factor/answer'
let asked: ReturnType<typeof providerAnswersEach>

const refused = (code: string) => ({
  status: 422,
  body: { key: 'invalid', message: code, fields: { code } },
})
const over = (key: string) => ({ status: 404, body: { key, message: '' } })
const WRONG = refused('This code is wrong or has already been used.')

const meta = {
  title: 'features/auth/second factor',
  component: SessionRoom,
  decorators: [inSite],
  parameters: { layout: 'fullscreen', nextjs: { navigation: { pathname: '/sign-in' } } },
  args: { start: 'sign-in', offers, isPage: true, onDone: fn() },
  render: renderSignIn,
  beforeEach: startSignedOut,
} satisfies Meta<typeof SessionRoom>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
type Answer = { status?: number; body: object }

/** Signs in up to this step; sets the server's answers to codes. */
async function arrive(canvas: Canvas, ...answers: Answer[]) {
  asked = providerAnswersEach({ '/user_signup': challenged, [ANSWER]: answers })
  await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.org')
  await userEvent.type(canvas.getByLabelText('Password'), 'birch-7')
  const submit = canvas.getByRole('button', { name: 'Sign in' })
  await waitFor(() => expect(submit).toBeEnabled())
  await userEvent.click(submit)
  await canvas.findByRole('form', { name: 'Two-step verification' })
  await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus())
}

const sent = () => asked.filter(({ path }) => path === ANSWER).map(({ body }) => body)

export const Code: Story = {
  play: async ({ canvas, args }) => {
    await arrive(canvas, welcome)
    const field = canvas.getByLabelText('Code')
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await userEvent.paste('Your code: 123 456'.replace(' 456', '456'))
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
    await expect(sent()).toEqual([{ challenge: '12.abc', code: '123456' }])
  },
}
export const WrongCode: Story = {
  play: async ({ canvas, args }) => {
    await arrive(canvas, WRONG, welcome)
    await userEvent.keyboard('12345{Enter}')
    await expect(await canvas.findByText('Enter the code.')).toBeVisible()
    await userEvent.keyboard('6')
    await expect(
      await canvas.findByText(/^This code is wrong or has already been used/),
    ).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus())
    await expect(canvas.getByLabelText('Code')).toHaveAttribute('aria-invalid', 'true')
    await userEvent.clear(canvas.getByLabelText('Code'))
    await expect(canvas.queryByText(/^This code is wrong/)).toBeNull()
    await userEvent.keyboard('654321')
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
    await expect(sent().map(({ code }) => code)).toEqual(['123456', '654321'])
  },
}
export const RecoveryCode: Story = {
  play: async ({ canvas, args }) => {
    await arrive(canvas, welcome)
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }))
    await waitFor(() => expect(canvas.getByLabelText('Recovery code')).toHaveFocus())
    await expect(canvas.getByText(/^No phone and no recovery codes/)).toBeVisible()
    await userEvent.keyboard('7k2mq-x9d4t{Enter}')
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
    await expect(sent()).toEqual([{ challenge: '12.abc', code: '7k2mq-x9d4t' }])
  },
}
export const Expired: Story = {
  play: async ({ canvas }) => {
    await arrive(canvas, over('challengeExpired'))
    await userEvent.keyboard('123456')
    await expect(await canvas.findByText(/^That took too long/)).toBeVisible()
    await expect(canvas.getByLabelText('Password')).toBeVisible()
  },
}
export const TooManyWrong: Story = {
  play: async ({ canvas }) => {
    await arrive(canvas, over('challengeSpent'))
    await userEvent.keyboard('123456')
    await expect(await canvas.findByText(/^Too many wrong codes\. Please/)).toBeVisible()
    await expect(canvas.getByLabelText('Password')).toBeVisible()
  },
}
export const Failed: Story = {
  play: async ({ canvas, args }) => {
    await arrive(canvas, { status: 429, body: { key: 'tooMany', message: '' } }, welcome)
    await userEvent.keyboard('123456')
    await expect(await canvas.findByText('We couldn’t check the code')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
  },
}
export const GivenUp: Story = {
  play: async ({ canvas }) => {
    await arrive(canvas, welcome)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByLabelText('Password')).toBeVisible()
  },
}
const CREDENTIAL = 'ext/account/passkeys/sign-in'
export const Passkey: Story = {
  play: async ({ canvas, args }) => {
    const half = structuredClone(challenged)
    Object.assign(half.body.data, { methods: ['passkey', 'recovery'] })
    asked = providerAnswersEach({
      '/user_signup': half,
      [`POST /${CREDENTIAL}/options`]: {
        body: { error: false, data: { challenge: 'Y2hhbGxlbmdl', rpId: location.hostname } },
      },
      [`POST /${CREDENTIAL}`]: [
        { status: 422, body: { key: 'invalid', message: '', fields: { credential: 'Wrong.' } } },
        welcome,
      ],
    })
    spyOn(navigator.credentials, 'get').mockResolvedValue(signedChallenge())
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.org')
    await userEvent.type(canvas.getByLabelText('Password'), 'birch-7{Enter}')
    const use = await canvas.findByRole('button', { name: 'Use your passkey' })
    await waitFor(() => expect(use).toHaveFocus())
    await userEvent.click(use)
    await expect(await canvas.findByText(/^We don’t recognize this passkey/)).toBeVisible()
    await userEvent.click(use)
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
    const sentTo = asked.filter(({ path }) => path.startsWith(`POST /${CREDENTIAL}`))
    await expect(sentTo.map(({ body }) => Reflect.get(body, 'challenge'))).toEqual(
      Array(4).fill('12.abc'),
    )
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    providerAnswersEach({ '/user_signup': challenged })
    await userEvent.type(canvas.getByLabelText('البريد الإلكتروني'), 'ada@example.org')
    await userEvent.type(canvas.getByLabelText('كلمة المرور'), 'birch-7{Enter}')
    await expect(await canvas.findByRole('form', { name: 'التحقق بخطوتين' })).toBeVisible()
  },
}
export const AfterTelephone: Story = {
  args: { offers: { ...offers, byPhone: true } },
  play: async ({ canvas, args }) => {
    providerAnswersEach({
      '/get-otp': {},
      '/verify-otp': { body: { auth_id: 'abc' } },
      '/user_signup': challenged,
      [ANSWER]: welcome,
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in by text message' }))
    const number = await canvas.findByLabelText('Phone number')
    await userEvent.type(number, '+49 151 12345678{Enter}')
    await userEvent.type(await canvas.findByLabelText('Code'), '482915')
    await canvas.findByRole('form', { name: 'Two-step verification' })
    await userEvent.type(canvas.getByLabelText('Code'), '123456')
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
  },
}
