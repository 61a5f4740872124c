import { type FlowScreen, toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { userEvent, within } from 'storybook/test'
import type { User } from '@/client/api/member/auth.ts'
import { samples } from '@/machines/listing-gate/listing-gate.samples.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { samplePerson } from '@/tests/stories/sample-person.ts'
import { postingAnswers } from '@/tests/stories/sample-posting.ts'
import { EditorPage } from '../listing-editor/editor-page.tsx'

const member: User = { ...samplePerson, profile: '/portrait.jpg', address: '12 Harbour Street' }

const meta = {
  title: 'Listing gate',
  component: EditorPage,
  decorators: [
    (Story) => (
      <main className="p-6">
        <h1 className="mb-5 type-display text-xl text-ink">List your property</h1>
        <Story />
      </main>
    ),
    inSite,
  ],
  tags: ['!autodocs'],
  args: { kind: 'property' },
  parameters: {
    layout: 'fullscreen',
    nextjs: { appDirectory: true, navigation: { pathname: '/user/add-property' } },
  },
  beforeEach: async () => {
    await import('../listing-editor/new-listing.tsx')
    await beSignedIn(member)
    providerAnswersEach(postingAnswers)
  },
} satisfies Meta<typeof EditorPage>

export default meta
type Story = StoryObj<typeof meta>

const press = async (screen: FlowScreen, name: string) => {
  const button = within(screen.canvasElement).queryByRole('button', { name })
  if (button) await userEvent.click(button)
}

export const NineRefusals: Story = {
  parameters: {
    flow: toFlowParameter({
      samples,
      input: 'the page opens',
      opensWith: 'the person lists a home',
      acts: {
        'the person lists a home': async (screen) => {
          await press(screen, 'Not now')
          await press(screen, 'Check again')
        },
        'the person comes back': async () => document.dispatchEvent(new Event('visibilitychange')),
        'the person gives up': (screen) => press(screen, 'Not now'),
      },
      elsewhere: {
        'the person makes a listed home premium': 'In the last step of the editor.',
      },
    }),
  },
}
