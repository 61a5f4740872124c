import { type FlowScreen, toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { userEvent, within } from 'storybook/test'
import { samples } from '@/machines/setup/guided-setup.samples.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inOrder, press } from '@/tests/stories/flow-acts.ts'
import { inAdministration } from '@/tests/stories/in-administration.tsx'
import { adminAnswers } from '@/tests/stories/sample-admin.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { setupAnswers } from '@/tests/stories/sample-setup.ts'
import SetupRoom from './setup-room.tsx'

const languages = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
]

const meta = {
  title: 'Set up a marketplace',
  component: SetupRoom,
  decorators: inAdministration,
  tags: ['!autodocs'],
  args: { languages },
  parameters: {
    layout: 'fullscreen',
    nextjs: { appDirectory: true, navigation: { pathname: '/admin/setup' } },
  },
  beforeEach: async () => {
    sessionStorage.clear()
    await beSignedIn()
    providerAnswersEach({ ...adminAnswers, ...setupAnswers })
  },
} satisfies Meta<typeof SetupRoom>

export default meta
type Story = StoryObj<typeof meta>

const goOn = press('Save and continue')

/** In the step of the content, going on means to begin with nothing. */
async function goOnEmpty(screen: FlowScreen) {
  const nothing = within(screen.canvasElement).queryByRole('radio', { name: /^Nothing/ })
  if (nothing) await userEvent.click(nothing)
  await goOn(screen)
}

export const Steps: Story = {
  parameters: {
    flow: toFlowParameter({
      samples,
      input: 'the page opens',
      acts: {
        'the person tries again': press('Try again'),
        'the person goes on': goOnEmpty,
        'the person goes back': press('Back'),
        'the person wants categories': inOrder(press(/^Categories/, 'radio'), goOn),
        'the person wants the demo region': inOrder(press(/^The demo region/, 'radio'), goOn),
        'the person tests the mail': press('Send a mail to me'),
      },
    }),
  },
}
