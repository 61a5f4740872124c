import { type FlowScreen, toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { fn, userEvent, within } from 'storybook/test'
import { samples } from '@/machines/account/contact-change.samples.ts'
import { samples as codeSamples } from '@/machines/auth/otp-login.samples.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { codeActs, fixedAddress } from '@/tests/stories/code-acts.ts'
import { inOrder, press, typeIn } from '@/tests/stories/flow-acts.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn, memberAnswers } from '@/tests/stories/sample-member.ts'
import { samplePerson } from '@/tests/stories/sample-person.ts'
import ContactDialog from './security/contact-dialog.tsx'

const meta = {
  title: 'Change email address',
  component: ContactDialog,
  decorators: [inSite],
  tags: ['!autodocs'],
  args: { kind: 'email', person: samplePerson, isFirst: false, onClose: fn(), onClosed: fn() },
  beforeEach: async () => {
    await beSignedIn()
    providerAnswersEach({ ...memberAnswers, '/ext/account/contact': {} })
  },
} satisfies Meta<typeof ContactDialog>

export default meta
type Story = StoryObj<typeof meta>

const typeAddress = typeIn('New email address', 'new@example.org')

const clearPassword = async ({ canvasElement }: FlowScreen) => {
  const field = within(canvasElement).queryByLabelText('Your password')
  if (field) await userEvent.clear(field)
}

export const NewAddress: Story = {
  parameters: {
    flow: toFlowParameter({
      samples,
      others: [codeSamples],
      input: 'the dialog opens',
      acts: {
        'the new address is submitted': inOrder(typeAddress, clearPassword, press('Send code')),
        'the new address is submitted with the password': inOrder(
          typeAddress,
          typeIn('Your password', 'birch-7'),
          press('Send code'),
        ),
        'a code to the current number is requested': press('Send me a code'),
        'the address is corrected': press('Correct address'),
        'a field is edited': typeIn('New email address', 'n'),
      },
    }),
  },
}

/** The machine of one-time codes, as the dialog invokes it. */
export const CodeToNewAddress: Story = {
  parameters: {
    flow: toFlowParameter({
      samples: codeSamples,
      input: 'a code was just sent',
      acts: codeActs,
      elsewhere: fixedAddress,
    }),
  },
  play: async ({ canvasElement }) => {
    const screen = { canvasElement: canvasElement.ownerDocument.body }
    await inOrder(typeAddress, press('Send code'))(screen)
    await within(screen.canvasElement).findByLabelText('Code')
  },
}
