import type { Meta, StoryObj } from '@storybook/react'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { ROOT_KEY } from '@/client/state/stored-state.ts'
import { providerAnswers, providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite, pageTools } from '@/tests/stories/in-site.tsx'
import { signedChallenge } from '@/tests/stories/passkey-answers.ts'
import { samplePerson } from '@/tests/stories/sample-person.ts'
import { renderSignIn, startSignedOut } from '@/tests/stories/sign-in-page.tsx'
import { ResetForm } from './forms/reset-form.tsx'
import { SessionFrame } from './session-frame.tsx'
import { SessionRoom } from './session-room.tsx'

const { t } = pageTools
const offers = { byPhone: true, byPost: true, asksFirst: false }
const welcome = { token: '5|abc', data: samplePerson }

const meta = {
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

const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name })

async function press(canvas: Canvas, name: string) {
  await waitFor(() => expect(button(canvas, name)).toBeEnabled())
  await userEvent.click(button(canvas, name))
}

async function fill(canvas: Canvas) {
  await userEvent.type(canvas.getByLabelText('Email'), 'ana@example.org')
  await userEvent.type(canvas.getByLabelText('Password'), 'birch-7')
}

export const SignIn: Story = {
  play: async ({ canvas, args }) => {
    const asked = providerAnswersEach({ '/user_signup': { body: welcome } })
    await fill(canvas)
    await userEvent.click(button(canvas, 'Show password'))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await press(canvas, 'Sign in')
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
    const sent = asked.filter(({ path }) => path === '/user_signup').map(({ body }) => body)
    await expect(sent).toEqual([
      { type: '3', logintype: '3', email: 'ana@example.org', password: 'birch-7' },
    ])
    await waitFor(() => expect(sessionStorage.getItem('draft:sign-in')).toBe(null))
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const ByPasswordOnly: Story = { args: { offers: { ...offers, byPhone: false } } }

export const NothingFilledIn: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Sign in')
    await expect(canvas.getByText('Username is required')).toBeVisible()
    await expect(canvas.getByText('Password is required')).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('Email'), 'ana@')
    await userEvent.type(canvas.getByLabelText('Password'), '12345')
    await press(canvas, 'Sign in')
    await expect(canvas.getByText('Email address is invalid')).toBeVisible()
    await expect(canvas.getByText('Password must be 6 characters or more')).toBeVisible()
    // Passwords are never stored.
    await expect(sessionStorage.getItem('draft:sign-in')).toBe('{"email":"ana@"}')
  },
}

export const WrongPassword: Story = {
  play: async ({ canvas }) => {
    providerAnswers(401, { error: true, message: 'x', key: 'unauthenticated' })
    await fill(canvas)
    await press(canvas, 'Sign in')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The details entered are incorrect Please enter the correct details and try again.',
    )
    await expect(canvas.getByLabelText('Email')).toHaveValue('ana@example.org')
  },
}

export const Passkey: Story = {
  args: { offers: { ...offers, byPasskey: true } },
  play: async ({ canvas, args }) => {
    const place = '/ext/account/passkeys/sign-in'
    const asked = providerAnswersEach({
      [`${place}/options`]: { body: { data: { challenge: 'Y2hhbGxlbmdl' } } },
      [place]: [{ status: 401, body: { key: 'passkeyRefused', message: '' } }, { body: welcome }],
    })
    const get = spyOn(navigator.credentials, 'get')
    get.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
    get.mockResolvedValue(signedChallenge())
    const name = 'Sign in with a passkey'
    await press(canvas, name)
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(button(canvas, name)).toBeEnabled())
    await expect(canvas.queryByRole('alert')).toBeNull()
    await press(canvas, name)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We don’t recognize this passkey.',
    )
    await press(canvas, name)
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
    await expect(asked.filter(({ path }) => path === place)).toHaveLength(2)
  },
}

export const BrowserWithoutPasskeys: Story = {
  args: { offers: { ...offers, byPasskey: true, byPhone: false } },
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(window, 'PublicKeyCredential')
    Reflect.deleteProperty(window, 'PublicKeyCredential')
    return () => {
      if (own) Object.defineProperty(window, 'PublicKeyCredential', own)
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(canvas.queryByText('Sign in with a passkey')).toBeNull()
  },
}

export const Deactivated: Story = {
  play: async ({ canvas }) => {
    providerAnswers(200, { error: true, message: 'x', is_active: false })
    await fill(canvas)
    await press(canvas, 'Sign in')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your Account have been Deactivetd by Admin. please connect them.',
    )
  },
}

export const TooMany: Story = {
  play: async ({ canvas }) => {
    const body = { error: true, message: 'x', key: 'tooMany' }
    providerAnswers(429, body, { 'Retry-After': '90' })
    await fill(canvas)
    await press(canvas, 'Sign in')
    await expect(await canvas.findByText(/^Try again in 1:(30|2\d)\.$/)).toBeVisible()
    await expect(canvas.getByText('Too many requests, try again later.')).toBeVisible()
    await expect(button(canvas, 'Sign in')).toBeDisabled()
  },
}

export const NotVerified: Story = {
  play: async ({ canvas, args }) => {
    const asked = providerAnswersEach({
      '/user_signup': [
        { status: 403, body: { message: 'x', key: 'emailNotVerified' } },
        { body: welcome },
      ],
      '/get-otp': {},
      '/verify-otp': [
        {
          status: 422,
          body: { message: 'x', key: 'invalid', fields: { otp: 'This code is not right.' } },
        },
        { body: { auth_id: 'ana' } },
      ],
    })
    await fill(canvas)
    await press(canvas, 'Sign in')
    const code = await canvas.findByLabelText('Code')
    await expect(canvas.getByText('ana@example.org')).toBeVisible()
    await expect(canvas.getByText('Please first verify your email address!!!')).toBeVisible()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.type(code, '12 34٥٦')
    await expect(await canvas.findByText('This code is not right.')).toBeVisible()
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.clear(code)
    await userEvent.paste('482915 is your code')
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
    await expect(asked.map(({ path }) => path).filter((path) => !path.startsWith('/web'))).toEqual([
      '/user_signup',
      '/get-otp',
      '/verify-otp',
      '/verify-otp',
      '/user_signup',
    ])
  },
}

export const Register: Story = {
  args: { start: 'register' },
  play: async ({ canvas }) => {
    const asked = providerAnswersEach({ '/user-register': {} })
    await userEvent.type(canvas.getByLabelText('Name'), 'Ana García')
    await userEvent.type(canvas.getByLabelText('Email'), 'ana@example.org')
    const mobile = canvas.getByLabelText('Phone number (optional)')
    await userEvent.type(mobile, '12')
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse')
    await expect(canvas.getByText('Strong')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'correct house')
    await press(canvas, 'Create account')
    await expect(canvas.getByText('Passwords do not match')).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('Confirm password'))
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'correct horse')
    await press(canvas, 'Create account')
    await expect(await canvas.findByText('Phone number is invalid')).toBeVisible()
    await userEvent.clear(mobile)
    await userEvent.type(mobile, '+49 1511 2345678')
    await press(canvas, 'Create account')
    await expect(await canvas.findByLabelText('Code')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Send again in 0:/ })).toBeDisabled()
    await expect(asked.map(({ body }) => body)).toEqual([
      {
        name: 'Ana García',
        email: 'ana@example.org',
        mobile: '+4915112345678',
        password: 'correct horse',
        re_password: 'correct horse',
      },
    ])
    await press(canvas, 'Change address')
    await expect(await canvas.findByLabelText('Name')).toBeVisible()
  },
}

/** State of the tab after a reload. */
const proving = (page: string, since: number, sent = since) =>
  sessionStorage.setItem(
    'draft:proving',
    JSON.stringify({ page, email: 'ana@example.org', since: String(since), sent: String(sent) }),
  )

export const ReloadedAtTheCode: Story = {
  args: { start: 'sign-in' },
  beforeEach: () => proving('sign-in', Date.now() - 60_000),
  play: async ({ canvas, args }) => {
    const asked = providerAnswersEach({
      '/verify-otp': { body: { auth_id: 'ana' } },
      '/user_signup': { body: welcome },
    })
    const code = await canvas.findByLabelText('Code')
    await expect(canvas.getByText('ana@example.org')).toBeVisible()
    await userEvent.type(code, '482915')
    // The password was not stored, so it is typed again.
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveValue('ana@example.org'))
    await expect(sessionStorage.getItem('draft:proving')).toBe(null)
    await userEvent.type(canvas.getByLabelText('Password'), 'birch-7')
    await press(canvas, 'Sign in')
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
    await expect(asked.map(({ path }) => path)).not.toContain('/get-otp')
  },
}

export const ReloadedJustBeforeTheEnd: Story = {
  args: { start: 'sign-in' },
  beforeEach: () => proving('sign-in', Date.now() - 590_000, Date.now() - 10_000),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /^Send again in 0:(20|1\d)/ }),
    ).toBeVisible()
    await expect(
      await canvas.findByText('This code has expired.', {}, { timeout: 15_000 }),
    ).toBeVisible()
  },
}

export const SentAgainAfterTheReload: Story = {
  args: { start: 'sign-in' },
  beforeEach: () => proving('sign-in', Date.now() - 60_000),
  play: async ({ canvas }) => {
    providerAnswersEach({ '/get-otp': {} })
    const before = Date.now()
    await userEvent.click(await canvas.findByRole('button', { name: 'Send code again' }))
    const sent = () => Number(JSON.parse(sessionStorage.getItem('draft:proving') ?? '{}').sent)
    await waitFor(() => expect(sent()).toBeGreaterThanOrEqual(before))
  },
}

export const ReloadedTooLate: Story = {
  args: { start: 'register' },
  beforeEach: () => proving('register', Date.now() - 601_000),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Name')).toBeVisible()
    await expect(canvas.queryByLabelText('Code')).toBe(null)
  },
}

export const StorageClearedOnTheWay: Story = {
  args: { start: 'register' },
  play: async ({ canvas, args }) => {
    providerAnswersEach({
      '/user-register': {},
      '/verify-otp': { body: { auth_id: 'ana' } },
      '/user_signup': { body: welcome },
    })
    await userEvent.type(canvas.getByLabelText('Name'), 'Ana')
    await userEvent.type(canvas.getByLabelText('Email'), 'ana@example.org')
    await userEvent.type(canvas.getByLabelText('Password'), 'birch-7')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'birch-7')
    await press(canvas, 'Create account')
    const code = await canvas.findByLabelText('Code')
    const kept = sessionStorage.getItem('draft:proving') ?? ''
    await expect(kept).toContain('ana@example.org')
    await expect(kept).not.toContain('birch-7')
    localStorage.clear()
    sessionStorage.clear()
    await userEvent.type(code, '482915')
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
    // The person stays signed in.
    await waitFor(() => expect(localStorage.getItem(ROOT_KEY)).toContain('5|abc'))
  },
}

export const RegisterNothingFilledIn: Story = {
  args: { start: 'register' },
  play: async ({ canvas }) => {
    await press(canvas, 'Create account')
    await expect(canvas.getByText('Name is required')).toBeVisible()
    await expect(canvas.getByLabelText('Name')).toHaveFocus()
  },
}

export const CommonPassword: Story = {
  args: { start: 'register' },
  play: async ({ canvas }) => {
    const fields = { password: 'This password is too common. Please choose another one.' }
    providerAnswers(422, { error: true, message: 'x', key: 'invalid', fields })
    await userEvent.type(canvas.getByLabelText('Name'), 'Ana')
    await userEvent.type(canvas.getByLabelText('Email'), 'ana@example.org')
    await userEvent.type(canvas.getByLabelText('Password'), '123456')
    await userEvent.type(canvas.getByLabelText('Confirm password'), '123456')
    await press(canvas, 'Create account')
    await expect(await canvas.findByText(fields.password)).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus())
  },
}

export const TooManyCodes: Story = {
  args: { start: 'register' },
  play: async ({ canvas }) => {
    providerAnswersEach({
      '/user-register': {},
      '/verify-otp': {
        status: 429,
        body: { message: 'x', key: 'tooMany' },
        headers: { 'Retry-After': '600' },
      },
    })
    await userEvent.type(canvas.getByLabelText('Name'), 'Ana')
    await userEvent.type(canvas.getByLabelText('Email'), 'ana@example.org')
    await userEvent.type(canvas.getByLabelText('Password'), 'birch-7')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'birch-7')
    await press(canvas, 'Create account')
    await userEvent.type(await canvas.findByLabelText('Code'), '123456')
    await expect(await canvas.findByText('Too many wrong codes')).toBeVisible()
    await expect(canvas.getByText(/^Try again in (10:00|9:\d\d)\.$/)).toBeVisible()
    await expect(button(canvas, 'Send a new code')).toBeDisabled()
  },
}

export const Phone: Story = {
  play: async ({ canvas, args }) => {
    const asked = providerAnswersEach({
      '/get-otp': {},
      '/verify-otp': { body: { auth_id: 'ana' } },
      '/user_signup': { body: welcome },
    })
    await press(canvas, 'Sign in by text message')
    const country = await canvas.findByLabelText('Country')
    await userEvent.selectOptions(country, 'DE')
    await userEvent.type(canvas.getByLabelText('Phone number'), '12')
    await press(canvas, 'Send me a code')
    await expect(canvas.getByText('Phone number is invalid')).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('Phone number'))
    await userEvent.type(canvas.getByLabelText('Phone number'), '0151 12345678')
    await press(canvas, 'Send me a code')
    await userEvent.type(await canvas.findByLabelText('Code'), '482915')
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
    await expect(asked.map(({ body }) => body).filter((body) => body.type || body.number)).toEqual([
      { number: '+4915112345678' },
      { number: '+4915112345678', otp: '482915' },
      { type: '1', logintype: '1', auth_id: 'ana', mobile: '+4915112345678' },
    ])
  },
}

export const PhoneTooMany: Story = {
  play: async ({ canvas }) => {
    providerAnswers(429, { error: true, message: 'x', key: 'tooMany' }, { 'Retry-After': '60' })
    await press(canvas, 'Sign in by text message')
    await userEvent.type(await canvas.findByLabelText('Phone number'), '+49 151 12345678')
    await press(canvas, 'Send me a code')
    await expect(await canvas.findByText(/^Try again in (1:00|0:\d\d)\.$/)).toBeVisible()
    await expect(button(canvas, 'Send me a code')).toBeDisabled()
  },
}

export const PhoneRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await press(canvas, 'تسجيل الدخول برمز عبر رسالة نصية')
    await expect(await canvas.findByLabelText('رقم الهاتف')).toBeVisible()
  },
}

export const Forgot: Story = {
  args: { start: 'forgot' },
  play: async ({ canvas }) => {
    const asked = providerAnswersEach({ '/forgot-password': {} })
    await press(canvas, 'Send link')
    await expect(canvas.getByText('Email is required')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Email'), 'ana@example.org')
    await press(canvas, 'Send link')
    const heading = await canvas.findByRole('heading', { name: 'Check your inbox' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(asked).toEqual([{ path: '/forgot-password', body: { email: 'ana@example.org' } }])
  },
}

export const Reset: Story = {
  render: () => (
    <SessionFrame
      title={t('auth.signIn.resetTitle')}
      lead={t('auth.signIn.resetLead')}
      hasAccount
      t={t}
    >
      <ResetForm token="1.abc" />
    </SessionFrame>
  ),
  play: async ({ canvas }) => {
    const gone = { status: 404, body: { message: 'x', key: 'notFound' } }
    const asked = providerAnswersEach({ '/ext/account/password': [gone, {}] })
    await userEvent.type(canvas.getByLabelText('New password'), 'birch-8')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'birch-8')
    await press(canvas, 'Set password')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This link has already been used or has expired.',
    )
    await press(canvas, 'Set password')
    await expect(await canvas.findByText('Your new password is set')).toBeVisible()
    await expect(asked[1]?.body).toEqual({
      token: '1.abc',
      password: 'birch-8',
      re_password: 'birch-8',
    })
  },
}
