import { type FlowScreen, toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { userEvent, within } from 'storybook/test'
import { samples } from '@/machines/account/account-deletion.samples.ts'
import { samples as codeSamples } from '@/machines/auth/otp-login.samples.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { codeActs, sendAgain } from '@/tests/stories/code-acts.ts'
import { inOrder, press, typeIn } from '@/tests/stories/flow-acts.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn, memberAnswers } from '@/tests/stories/sample-member.ts'
import { DeletionStart } from './security/deletion-start.tsx'

const tooOld = {
  status: 403,
  body: { message: 'x', key: 'recentSignInRequired', data: { proof: 'otp' } },
}

const meta = {
  title: 'Delete account',
  component: DeletionStart,
  decorators: [inSite],
  tags: ['!autodocs'],
  parameters: { nextjs: { appDirectory: true, navigation: { pathname: '/user/delete-account' } } },
  beforeEach: async () => {
    await import('./security/deletion-form.tsx')
    await beSignedIn()
    providerAnswersEach({ ...memberAnswers, '/delete_user': tooOld })
  },
} satisfies Meta<typeof DeletionStart>

export default meta
type Story = StoryObj<typeof meta>

const remove = press('Delete my account')
const confirm = press(/^I understand/, 'checkbox')

const clearPassword = async ({ canvasElement }: FlowScreen) => {
  const field = within(canvasElement).queryByLabelText('Your password')
  if (field) await userEvent.clear(field)
}

export const Delete: Story = {
  parameters: {
    flow: toFlowParameter({
      samples,
      others: [codeSamples],
      input: 'the page opens',
      acts: {
        'the deletion is confirmed': inOrder(clearPassword, remove),
        'the password is submitted': inOrder(typeIn('Your password', 'birch-7'), remove),
        'a code is requested': press('Send me a code'),
        'the code is canceled': press('Keep my account'),
        'the password is edited': typeIn('Your password', 'b'),
      },
    }),
  },
  play: async ({ canvasElement }) => confirm({ canvasElement }),
}

/** The machine of one-time codes, as the page invokes it. */
export const CodeToOwnNumber: Story = {
  parameters: {
    flow: toFlowParameter({
      samples: codeSamples,
      input: 'a known address without a code',
      acts: {
        ...codeActs,
        'a six-digit code is submitted': inOrder(typeIn('Code', '482915'), remove),
        ...sendAgain,
      },
      elsewhere: {
        'email is chosen': 'The code goes to the number of the account.',
        'another method is wanted': 'The code goes to the number of the account.',
        'an invalid number or address is submitted': 'The number is the one of the account.',
        'the number or address is edited': 'The number is the one of the account.',
        'the number or address is changed': 'Leads back to the deletion.',
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await inOrder(confirm, remove, press('Send me a code'))({ canvasElement })
  },
}
