import { toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { noProperty } from '@/domain/listing/property-post.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import {
  editorOffered,
  editorSamples,
  notPublishing,
  notWriting,
  publishingActs,
  writingActs,
} from '@/tests/stories/editor-flow.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { newListing } from '@/tests/stories/posting-scene.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { postingAnswers, wholeProperty } from '@/tests/stories/sample-posting.ts'
import { ListingEditor } from '../listing-editor.tsx'
import { propertyKind } from './property-kind.tsx'

const meta = {
  title: 'Property editor',
  component: ListingEditor<'property'>,
  decorators: [
    (Story) => (
      <main className="p-6">
        <h1 className="sr-only">List a property</h1>
        <Story />
      </main>
    ),
    inSite,
  ],
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { ...newListing, kind: propertyKind, start: noProperty },
  beforeEach: async () => {
    await beSignedIn()
    providerAnswersEach(postingAnswers)
  },
} satisfies Meta<typeof ListingEditor<'property'>>

export default meta
type Story = StoryObj<typeof meta>

export const Write: Story = {
  parameters: {
    flow: toFlowParameter({
      samples: editorSamples(wholeProperty, 'writing'),
      input: 'the editor opens',
      acts: writingActs,
      offered: editorOffered,
      elsewhere: notPublishing,
    }),
  },
}

export const Publish: Story = {
  parameters: {
    flow: toFlowParameter({
      samples: editorSamples(wholeProperty, 'publishing'),
      input: 'the editor opens',
      holdsInput: true,
      acts: publishingActs,
      offered: editorOffered,
      elsewhere: notWriting,
    }),
  },
}
