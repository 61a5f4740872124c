import { toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { fn } from 'storybook/test'
import { samples as journeySamples } from '@/machines/auth/auth-journey.samples.ts'
import { samples } from '@/machines/auth/google-login.samples.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { press } from '@/tests/stories/flow-acts.ts'
import { sampleProject } from '@/tests/stories/identity-service.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { renderSignIn, startSignedOut } from '@/tests/stories/sign-in-page.tsx'
import { SessionRoom } from './session-room.tsx'

const offers = { byPhone: false, byPost: true, asksFirst: false }

const meta = {
  title: 'Sign in with Google',
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

const ask = press('Continue with Google')

/** The page may go to Google, because its host is the project's own. */
export const OnThePage: Story = {
  args: { offers: { ...offers, googleProject: { ...sampleProject, authDomain: location.host } } },
  parameters: {
    flow: toFlowParameter({
      samples,
      others: [journeySamples],
      input: 'on the sign-in page',
      acts: {
        'sign-in with Google is chosen': ask,
        'the back button shows the page again': async () =>
          dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      },
    }),
  },
}

export const InTheDialog: Story = {
  args: { isPage: false, offers: { ...offers, googleProject: sampleProject } },
  parameters: {
    flow: toFlowParameter({
      samples,
      others: [journeySamples],
      input: 'in the sign-in dialog',
      acts: { 'sign-in with Google is chosen': ask },
      elsewhere: { 'the back button shows the page again': 'The dialog never leaves the page.' },
    }),
  },
}
