import { toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { noProject } from '@/domain/listing/project-post.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import {
  editorOffered,
  editorSamples,
  notPublishing,
  writingActs,
} from '@/tests/stories/editor-flow.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { newListing } from '@/tests/stories/posting-scene.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { wholeProject } from '@/tests/stories/sample-my-projects.ts'
import { postingAnswers } from '@/tests/stories/sample-posting.ts'
import { ListingEditor } from '../listing-editor.tsx'
import { projectKind } from './project-kind.tsx'

const meta = {
  title: 'Project editor',
  component: ListingEditor<'project'>,
  decorators: [
    (Story) => (
      <main className="p-6">
        <h1 className="sr-only">List a project</h1>
        <Story />
      </main>
    ),
    inSite,
  ],
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { ...newListing, kind: projectKind, start: noProject },
  beforeEach: async () => {
    await beSignedIn()
    providerAnswersEach(postingAnswers)
  },
} satisfies Meta<typeof ListingEditor<'project'>>

export default meta
type Story = StoryObj<typeof meta>

/** The machine is that of the property editor, whose stories also show publishing. */
export const Write: Story = {
  parameters: {
    flow: toFlowParameter({
      samples: editorSamples(wholeProject, 'writing'),
      input: 'the editor opens',
      acts: writingActs,
      offered: editorOffered,
      elsewhere: notPublishing,
    }),
  },
}
