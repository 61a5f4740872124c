import { toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { fn } from 'storybook/test'
import { samples } from '@/machines/auth/auth-journey.samples.ts'
import { samples as googleSamples } from '@/machines/auth/google-login.samples.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { answered, inOrder, press, pressEnabled, typeIn } from '@/tests/stories/flow-acts.ts'
import { sampleProject } from '@/tests/stories/identity-service.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { renderSignIn, startSignedOut } from '@/tests/stories/sign-in-page.tsx'
import { SessionRoom } from './session-room.tsx'

const meta = {
  title: 'Sign in and sign up',
  component: SessionRoom,
  decorators: [inSite],
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', nextjs: { navigation: { pathname: '/sign-in' } } },
  args: {
    start: 'sign-in',
    offers: {
      byPhone: true,
      byPasskey: true,
      byPost: true,
      asksFirst: false,
      googleProject: sampleProject,
    },
    isPage: false,
    onDone: fn(),
  },
  render: renderSignIn,
  beforeEach: () => {
    startSignedOut()
    providerAnswersEach({ '/user-register': {}, '/get-otp': {} })
  },
} satisfies Meta<typeof SessionRoom>

export default meta
type Story = StoryObj<typeof meta>

const acts = {
  'email and password are submitted': inOrder(
    typeIn('Email', 'ana@example.org'),
    typeIn('Password', 'birch-7'),
    press('Sign in'),
  ),
  'the empty form is submitted': inOrder(
    typeIn('Email', ''),
    typeIn('Password', ''),
    press('Sign in'),
  ),
  'the email is edited': typeIn('Email', 'ana@example.org'),
  'a passkey is used': pressEnabled(/^Sign in with a passkey$/),
  'an account is created': inOrder(
    typeIn('Name', 'Ana García'),
    typeIn('Email', 'ana@example.org'),
    typeIn('Password', 'correct horse'),
    typeIn('Confirm password', 'correct horse'),
    press('Create account'),
  ),
  'Google has proven who it is': inOrder(
    pressEnabled(/^Continue with Google$/),
    answered('googleLogin', 'askInWindow', 'Google confirmed the person'),
  ),
  'sign-in by text message is chosen': press('Sign in by text message'),
  'sign-in by password is chosen': press(/^Sign in( with email and password)?$/),
  'creating an account is chosen': press('Sign up'),
  'the password is forgotten': press('Forgot your password?'),
  'the person goes back': press(/^(Change address|Back to sign-in|Cancel)$/),
  'the person tries again': press('Try again'),
}
const elsewhere = { 'the page is reloaded at the code': 'A reload starts the story anew.' }

export const SignIn: Story = {
  parameters: {
    flow: toFlowParameter({
      samples,
      others: [googleSamples],
      input: 'the sign-in page opens',
      acts,
      elsewhere,
    }),
  },
}

export const SignUp: Story = {
  args: { start: 'register' },
  parameters: {
    flow: toFlowParameter({
      samples,
      others: [googleSamples],
      input: 'the page to create an account opens',
      acts,
      elsewhere,
    }),
  },
}

export const ForgottenPassword: Story = {
  args: { start: 'forgot' },
  parameters: {
    flow: toFlowParameter({
      samples,
      others: [googleSamples],
      input: 'the page for a forgotten password opens',
      acts,
      elsewhere,
    }),
  },
}
