import type { Meta, StoryObj } from '@storybook/react'
import { flowOf } from '@/machine-lab/panel/flow.ts'
import { samples } from '@/machines/shell/form-submission.samples.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inOrder, press, typeIn } from '@/tests/stories/flow-acts.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn, memberAnswers } from '@/tests/stories/sample-member.ts'
import { DeletionStart } from './security/deletion-start.tsx'

const meta = {
  title: 'Delete account',
  component: DeletionStart,
  decorators: [inSite],
  tags: ['!autodocs'],
  parameters: { nextjs: { appDirectory: true, navigation: { pathname: '/user/delete-account' } } },
  beforeEach: async () => {
    await import('./security/deletion-form.tsx')
    await beSignedIn()
    providerAnswersEach(memberAnswers)
  },
} satisfies Meta<typeof DeletionStart>

export default meta
type Story = StoryObj<typeof meta>

const leave = press('Delete my account')

export const Delete: Story = {
  parameters: {
    flow: flowOf({
      samples,
      input: 'the form opens',
      acts: {
        'the form is submitted': async (screen) => {
          const code = screen.canvasElement.querySelector('[name=proof]')
          if (code) await typeIn(/^(Your password|Six-digit code)$/, '482915')(screen)
          await leave(screen)
        },
        'the form is submitted with invalid fields': inOrder(
          typeIn(/^(Your password|Six-digit code)$/, '4'),
          leave,
        ),
        'a field is edited': typeIn(/^(Your password|Six-digit code)$/, '48'),
        'a code is requested': press(/^(Send me a code|Send again)$/),
      },
      elsewhere: { 'the form is opened again': 'The account is gone.' },
    }),
  },
  play: async ({ canvasElement }) => {
    await press(/^I understand/, 'checkbox')({ canvasElement })
  },
}
