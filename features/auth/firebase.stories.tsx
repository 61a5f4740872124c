import type { Meta, StoryObj } from '@storybook/react'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import {
  identityAnswers,
  identityRefusal,
  sampleProject,
  unsignedToken,
} from '@/tests/stories/identity-service.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { samplePerson } from '@/tests/stories/sample-person.ts'
import { renderSignIn, startSignedOut } from '@/tests/stories/sign-in-page.tsx'
import { SessionRoom } from './session-room.tsx'

/** All sign-in methods, two of them by Firebase. The SDK is real, its service is mocked. */
const meta = {
  component: SessionRoom,
  decorators: [inSite],
  parameters: { layout: 'fullscreen', nextjs: { navigation: { pathname: '/sign-in' } } },
  args: {
    start: 'sign-in',
    isPage: false,
    onDone: fn(),
    offers: {
      byPhone: true,
      byPost: true,
      asksFirst: false,
      phoneProject: sampleProject,
      googleProject: sampleProject,
    },
  },
  render: renderSignIn,
  beforeEach: startSignedOut,
} satisfies Meta<typeof SessionRoom>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Mocks Google's iframe script; its frame never answers. */
function withoutGoogle() {
  const frame = {
    restyle: async () => {},
    ping: async (heard: () => void) => heard(),
    register: () => {},
    send: () => {},
  }
  const context = { open: async (_how: unknown, ready: (frame: object) => unknown) => ready(frame) }
  const iframes = { Iframe: Object, getContext: () => context }
  Object.assign(window, { gapi: { load: () => {}, iframes } })
}

async function press(canvas: Canvas, name: string) {
  await waitFor(() => expect(canvas.getByRole('button', { name })).toBeEnabled())
  await userEvent.click(canvas.getByRole('button', { name }))
}

async function askForCode(canvas: Canvas) {
  await press(canvas, 'Sign in by text message')
  await userEvent.type(await canvas.findByLabelText('Phone number'), '+49 151 12345678')
  await press(canvas, 'Send me a code')
}

export const EveryMethod: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Continue with Google' })).toBeEnabled(),
    )
    await expect(canvas.getByRole('button', { name: 'Sign in by text message' })).toBeVisible()
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Register: Story = { args: { start: 'register' } }

export const InTheWindow: Story = {
  play: async ({ canvas }) => {
    withoutGoogle()
    const opened = { closed: false, focus: () => {}, close: () => {} }
    const opening = spyOn(window, 'open').mockImplementation(() => Object.create(opened))
    await press(canvas, 'Continue with Google')
    await expect(await canvas.findByText('Continue in the Google window.')).toBeVisible()
    await waitFor(() => expect(opening).toHaveBeenCalled())
    await expect(opening.mock.calls[0]?.[0]).toMatch(/providerId=google\.com/)
  },
}

export const WithoutAWindow: Story = {
  play: async ({ canvas }) => {
    withoutGoogle()
    spyOn(window, 'open').mockImplementation(() => null)
    await press(canvas, 'Continue with Google')
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Your browser blocked the Google window')
    await expect(alert).toHaveTextContent('An error occurred.: auth/popup-blocked')
    await expect(canvas.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
  },
}

export const ByPhone: Story = {
  play: async ({ canvas, args }) => {
    const welcome = { error: false, message: '', token: '5|abc', data: samplePerson }
    const asked = identityAnswers({ user_signup: { body: welcome } })
    await askForCode(canvas)
    await userEvent.type(await canvas.findByLabelText('Code'), '482915')
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
    const bodies = (call: string) => asked.flatMap((one) => (one.call === call ? [one.body] : []))
    await expect(bodies('sendVerificationCode')).toMatchObject([{ phoneNumber: '+4915112345678' }])
    await expect(bodies('signInWithPhoneNumber')).toMatchObject([
      { sessionInfo: 'session', code: '482915' },
    ])
    await expect(bodies('user_signup')).toEqual([
      {
        type: '1',
        logintype: '1',
        auth_id: 'Zk3n9',
        mobile: '+4915112345678',
        id_token: unsignedToken,
      },
    ])
  },
}

export const WrongCode: Story = {
  play: async ({ canvas }) => {
    identityAnswers({ signInWithPhoneNumber: identityRefusal('INVALID_CODE') })
    await askForCode(canvas)
    const code = await canvas.findByLabelText('Code')
    await userEvent.type(code, '482915')
    await expect(
      await canvas.findByText(
        'The details entered are incorrect Please enter the correct details and try again.',
      ),
    ).toBeVisible()
    await waitFor(() => expect(code).toHaveFocus())
  },
}

export const CodeTooOld: Story = {
  play: async ({ canvas }) => {
    identityAnswers({ signInWithPhoneNumber: identityRefusal('SESSION_EXPIRED') })
    await askForCode(canvas)
    await userEvent.type(await canvas.findByLabelText('Code'), '482915')
    await expect(await canvas.findByText('This code has expired.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send a new code' })).toBeEnabled()
  },
}

export const NumberRefused: Story = {
  play: async ({ canvas }) => {
    identityAnswers({ sendVerificationCode: identityRefusal('INVALID_PHONE_NUMBER') })
    await askForCode(canvas)
    await expect(
      await canvas.findByText('Invalid phone number. Please enter a valid phone number.'),
    ).toBeVisible()
  },
}

export const TooManyCodes: Story = {
  play: async ({ canvas }) => {
    identityAnswers({ sendVerificationCode: identityRefusal('TOO_MANY_ATTEMPTS_TRY_LATER') })
    await askForCode(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Too many requests, try again later',
    )
  },
}

export const NoConnection: Story = {
  play: async ({ canvas }) => {
    identityAnswers({ sendVerificationCode: { body: {}, isOffline: true } })
    await askForCode(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No connection.')
  },
}
