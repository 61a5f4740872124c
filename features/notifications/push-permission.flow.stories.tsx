import { toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { samples } from '@/machines/notifications/push-permission.samples.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { press } from '@/tests/stories/flow-acts.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { noticeAnswers } from '@/tests/stories/sample-notice-settings.ts'
import { PushSwitch } from './push-switch.tsx'

const meta = {
  title: 'Notifications on this device',
  component: PushSwitch,
  decorators: [
    (Story) => (
      <main className="p-4">
        <Story />
      </main>
    ),
    inSite,
  ],
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', nextjs: { appDirectory: true } },
  beforeEach: async () => {
    await beSignedIn()
    providerAnswersEach(noticeAnswers)
  },
} satisfies Meta<typeof PushSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Switch: Story = {
  parameters: {
    flow: toFlowParameter({
      samples,
      input: 'a browser',
      acts: {
        'the member switches them on': press(/^(Turn on|Try again)$/),
        'the member switches them off': press('Turn off'),
        'the member has it checked again': press('Check again'),
      },
      elsewhere: {
        'the member changes the browser’s settings': 'It happens outside of the page.',
      },
    }),
  },
}
