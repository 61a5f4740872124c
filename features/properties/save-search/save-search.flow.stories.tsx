import { toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { noFilters } from '@/domain/search/search-filters.ts'
import { samples } from '@/machines/shell/form-submission.samples.ts'
import { inOrder, press, typeIn } from '@/tests/stories/flow-acts.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { SaveSearchForm } from './save-search-form.tsx'

const meta = {
  title: 'Save a search',
  component: SaveSearchForm,
  decorators: [inSite],
  tags: ['!autodocs'],
  args: {
    filters: { ...noFilters, offer: 'sell', category: 'house', city: 'Kirkland' },
    names: { categories: [{ slug: 'house', name: 'House' }], facilities: [] },
    asksFirst: false,
  },
  render: (args) => (
    <main className="max-w-2xl p-6">
      <h1 className="sr-only">Save a search</h1>
      <SaveSearchForm {...args} />
    </main>
  ),
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof SaveSearchForm>

export default meta
type Story = StoryObj<typeof meta>

export const SaveSearch: Story = {
  parameters: {
    flow: toFlowParameter({
      samples,
      input: 'the form opens',
      acts: {
        'the form is submitted': inOrder(typeIn('Email', 'ana@example.org'), press('Save search')),
        'the form is submitted with invalid fields': inOrder(
          typeIn('Email', 'ana@'),
          press('Save search'),
        ),
        'a field is edited': typeIn('Email', 'ana@example.org'),
        'the form is opened again': press('Use another address'),
      },
      offered: { 'the form is opened again': (states) => states.includes('submitted') },
      elsewhere: { 'a code is requested': 'A search is saved without a code.' },
    }),
  },
}
