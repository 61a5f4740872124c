import { toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { fn, userEvent } from 'storybook/test'
import { samples as journeySamples } from '@/machines/auth/auth-journey.samples.ts'
import { samples as codeSamples } from '@/machines/auth/otp-login.samples.ts'
import { samples as formSamples } from '@/machines/shell/form-submission.samples.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { codeActs, fixedAddress } from '@/tests/stories/code-acts.ts'
import { inOrder, press, typeIn } from '@/tests/stories/flow-acts.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { renderSignIn, startSignedOut } from '@/tests/stories/sign-in-page.tsx'
import { SessionRoom } from './session-room.tsx'

const offers = { byPhone: true, byPost: true, asksFirst: false }

const meta = {
  title: 'Sign up',
  component: SessionRoom,
  decorators: [inSite],
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', nextjs: { navigation: { pathname: '/register' } } },
  args: { start: 'register', offers, isPage: true, onDone: fn() },
  render: renderSignIn,
  beforeEach: () => {
    startSignedOut()
    providerAnswersEach({ '/user-register': {} })
  },
} satisfies Meta<typeof SessionRoom>

export default meta
type Story = StoryObj<typeof meta>

const filledIn = inOrder(
  typeIn('Name', 'Ana García'),
  typeIn('Email', 'ana@example.org'),
  typeIn('Password', 'correct horse'),
  typeIn('Confirm password', 'correct horse'),
)

export const CreateAccount: Story = {
  parameters: {
    flow: toFlowParameter({
      samples: formSamples,
      others: [codeSamples],
      input: 'the form opens',
      acts: {
        'the form is submitted': inOrder(filledIn, press('Create account')),
        'the form is submitted with invalid fields': inOrder(
          filledIn,
          typeIn('Email', 'ana@'),
          press('Create account'),
        ),
        'a field is edited': typeIn('Email', 'ana@example.org'),
      },
      elsewhere: {
        'the form is opened again': 'The code follows this form.',
        'a code is requested': 'Nobody is signed in yet.',
      },
    }),
  },
}

export const VerifyAddress: Story = {
  parameters: {
    flow: toFlowParameter({
      samples: codeSamples,
      others: [journeySamples],
      input: 'a code was just sent',
      acts: codeActs,
      elsewhere: fixedAddress,
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await filledIn({ canvasElement })
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }))
    await canvas.findByLabelText('Code')
  },
}
