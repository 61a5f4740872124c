import { toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { fn, userEvent } from 'storybook/test'
import { samples as journeySamples } from '@/machines/auth/auth-journey.samples.ts'
import { samples } from '@/machines/auth/otp-login.samples.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { codeActs, sendAgain } from '@/tests/stories/code-acts.ts'
import { answered, inOrder, press, typeIn } from '@/tests/stories/flow-acts.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { renderSignIn, startSignedOut } from '@/tests/stories/sign-in-page.tsx'
import { SessionRoom } from './session-room.tsx'

const offers = { byPhone: true, byPost: true, asksFirst: false }

const meta = {
  title: 'Sign in by code',
  component: SessionRoom,
  decorators: [inSite],
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', nextjs: { navigation: { pathname: '/sign-in' } } },
  args: { start: 'sign-in', offers, isPage: true, onDone: fn() },
  render: renderSignIn,
  beforeEach: () => {
    startSignedOut()
    providerAnswersEach({})
  },
} satisfies Meta<typeof SessionRoom>

export default meta
type Story = StoryObj<typeof meta>

const onlyOneMethod = {
  'email is chosen': 'This screen has one method.',
  'another method is wanted': 'This screen has one method.',
}

export const ByTextMessage: Story = {
  parameters: {
    flow: toFlowParameter({
      samples,
      others: [journeySamples],
      input: 'sign in by phone',
      acts: {
        ...codeActs,
        'a number or address is submitted': inOrder(
          typeIn('Phone number', '+49 1511 2345678'),
          press('Send me a code'),
        ),
        'an invalid number or address is submitted': inOrder(
          typeIn('Phone number', '12'),
          press('Send me a code'),
        ),
        'the number or address is edited': typeIn('Phone number', '+49 151'),
        'the number or address is changed': press('Change number'),
      },
      elsewhere: onlyOneMethod,
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in by text message' }))
    await canvas.findByLabelText('Phone number')
  },
}

/** The account exists, and its address was never verified. */
export const AddressNotVerified: Story = {
  parameters: {
    flow: toFlowParameter({
      samples,
      others: [journeySamples],
      input: 'a known address without a code',
      acts: { ...codeActs, ...sendAgain },
      elsewhere: {
        ...onlyOneMethod,
        'an invalid number or address is submitted': 'The address is the one of the account.',
        'the number or address is edited': 'The address is the one of the account.',
        'the number or address is changed': 'Leads back to the sign-in form.',
      },
    }),
  },
  play: ({ canvasElement }) =>
    inOrder(
      typeIn('Email', 'ana@example.org'),
      typeIn('Password', 'birch-7'),
      press('Sign in'),
      answered('authJourney', 'signIn', 'the address was never verified'),
    )({ canvasElement }),
}
