import { toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { noFilters } from '@/domain/search/search-filters.ts'
import { samples } from '@/machines/saved-searches/search-saving.samples.ts'
import { press } from '@/tests/stories/flow-acts.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import MemberSaveButton from './member-save-button.tsx'

const meta = {
  title: 'Save a search in the account',
  component: MemberSaveButton,
  decorators: [inSite],
  tags: ['!autodocs'],
  args: {
    filters: { ...noFilters, offer: 'sell', city: 'Bend' },
    names: { categories: [], facilities: [] },
  },
  render: (args) => (
    <main className="p-6">
      <h1>Homes for sale in Bend</h1>
      <MemberSaveButton {...args} />
    </main>
  ),
  beforeEach: async () => beSignedIn(),
} satisfies Meta<typeof MemberSaveButton>

export default meta
type Story = StoryObj<typeof meta>

export const SaveInAccount: Story = {
  parameters: {
    flow: toFlowParameter({
      samples,
      input: 'the results open',
      acts: {
        'the member saves the search': press('Save this search'),
        'the member removes the search': press('Search saved'),
      },
    }),
  },
}
