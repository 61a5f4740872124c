import { toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { samples } from '@/machines/content/content-editor.samples.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inOrder, press, typeIn } from '@/tests/stories/flow-acts.ts'
import { inAdministration } from '@/tests/stories/in-administration.tsx'
import { adminAnswers } from '@/tests/stories/sample-admin.ts'
import { contentAnswers } from '@/tests/stories/sample-content.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import ContentRoom from './content-room.tsx'

const meta = {
  title: 'Content editor',
  component: ContentRoom,
  decorators: inAdministration,
  tags: ['!autodocs'],
  args: { kind: 'faq', id: 4, languages: [{ code: 'en', name: 'English' }] },
  parameters: {
    layout: 'fullscreen',
    nextjs: { appDirectory: true, navigation: { pathname: '/admin/content' } },
  },
  beforeEach: async () => {
    sessionStorage.clear()
    await beSignedIn()
    providerAnswersEach(structuredClone({ ...adminAnswers, ...contentAnswers }))
  },
} satisfies Meta<typeof ContentRoom>

export default meta
type Story = StoryObj<typeof meta>

export const Question: Story = {
  parameters: {
    flow: toFlowParameter({
      samples,
      input: 'the person opens an item',
      acts: {
        'the person tries again': press('Try again'),
        'the person types': typeIn('Answer · English', 'Perhaps.'),
        'the person saves': press('Save now'),
        'the person publishes': press('Publish'),
        'the person ends the schedule': press('End schedule'),
        'the person deletes the draft': inOrder(press('Delete draft'), press('Yes, delete it')),
        'the person keeps their own text': press('Keep my text'),
        'the person takes the other text': press('Use the saved text'),
      },
      // Elsewhere the item is read again after it was hidden or an earlier version was published.
      offered: { 'the person tries again': (states) => states.includes('failed') },
    }),
  },
}
