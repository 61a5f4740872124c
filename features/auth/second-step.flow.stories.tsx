import { type FlowScreen, toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { fn, userEvent, within } from 'storybook/test'
import { samples as journeySamples } from '@/machines/auth/auth-journey.samples.ts'
import { samples } from '@/machines/second-factor/second-factor.samples.ts'
import { answered, inOrder, press, typeIn } from '@/tests/stories/flow-acts.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { renderSignIn, startSignedOut } from '@/tests/stories/sign-in-page.tsx'
import { SessionRoom } from './session-room.tsx'

const meta = {
  title: 'Second step of the sign-in',
  component: SessionRoom,
  decorators: [inSite],
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', nextjs: { navigation: { pathname: '/sign-in' } } },
  args: {
    start: 'sign-in',
    offers: { byPhone: false, byPost: true, asksFirst: false },
    isPage: true,
    onDone: fn(),
  },
  render: renderSignIn,
  beforeEach: startSignedOut,
} satisfies Meta<typeof SessionRoom>

export default meta
type Story = StoryObj<typeof meta>

const typeCode = (text: string) => async (screen: FlowScreen) => {
  const field = await within(screen.canvasElement).findByRole('textbox')
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
}

export const CodeOfTheApp: Story = {
  parameters: {
    flow: toFlowParameter({
      samples,
      others: [journeySamples],
      input: 'the password was right',
      acts: {
        'a code is submitted': async (screen) => {
          await typeCode('482915')(screen)
          const submit = within(screen.canvasElement).getByRole('button', { name: 'Sign in' })
          // The code of an app is sent with its last digit.
          if (submit.getAttribute('aria-busy') !== 'true') await userEvent.click(submit)
        },
        'an empty code is submitted': async (screen) => {
          await typeCode('')(screen)
          await press('Sign in')(screen)
        },
        'the code is edited': typeCode('4'),
        'a recovery code is chosen': press('Use a recovery code'),
        'a code of the app is chosen': press('Use authenticator app'),
      },
      elsewhere: {
        'the passkey is used': 'The account has none here.',
        'the passkey is chosen': 'The account has none here.',
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await inOrder(
      typeIn('Email', 'ana@example.org'),
      typeIn('Password', 'birch-7'),
      press('Sign in'),
      answered('authJourney', 'signIn', 'the second factor is required'),
    )({ canvasElement })
    await within(canvasElement).findByRole('form', { name: 'Two-step verification' })
  },
}
