import type { Meta, StoryObj } from '@storybook/react'
import { fn } from 'storybook/test'
import { flowOf } from '@/machine-lab/panel/flow.ts'
import { samples } from '@/machines/account/contact-change.samples.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
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
    providerAnswersEach(memberAnswers)
  },
} satisfies Meta<typeof ContactDialog>

export default meta
type Story = StoryObj<typeof meta>

const typeAddress = typeIn('New email address', 'new@example.org')

export const NewAddress: Story = {
  parameters: {
    flow: flowOf({
      samples,
      input: 'the dialog opens',
      acts: {
        'the new address is submitted': inOrder(typeAddress, press('Send code')),
        'the new address is submitted with the password or code': inOrder(
          typeAddress,
          typeIn(/^(Your password|Six-digit code)$/, '482915'),
          press('Send code'),
        ),
        'a code to the current address is requested': press(/^(Send me a code|Send again)$/),
        'a six-digit code is submitted': inOrder(
          typeIn('Six-digit code', '482915'),
          press('Confirm'),
        ),
        'an incomplete code is submitted': inOrder(
          typeIn('Six-digit code', '48'),
          press('Confirm'),
        ),
        'another code is requested': press('Send again'),
        'the address is corrected': press('Correct address'),
        'a field is edited': typeIn('New email address', 'n'),
      },
    }),
  },
}
