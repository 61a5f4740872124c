import { type FlowScreen, toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { userEvent, within } from 'storybook/test'
import { settingsQueries } from '@/client/api/settings.ts'
import { keepDraft } from '@/client/state/form-draft.ts'
import { samples } from '@/machines/valuation/home-valuation.samples.ts'
import { press } from '@/tests/stories/flow-acts.ts'
import { inSite, pageTools, type StoryReads } from '@/tests/stories/in-site.tsx'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { keptHome, valuationCategories } from '@/tests/stories/sample-valuation.ts'
import { ValuationForm } from './valuation-form.tsx'
import { ValuationPage } from './valuation-page.tsx'

const reads: StoryReads = (client) => [
  [settingsQueries.web(client).queryKey, { ...sampleSettings, extensions: [] }],
]

async function changeBedrooms({ canvasElement }: FlowScreen) {
  const field = await within(canvasElement).findByLabelText('Bedrooms')
  await userEvent.clear(field)
  await userEvent.type(field, '4')
}

const meta = {
  title: 'Home valuation',
  component: ValuationForm,
  decorators: [
    (Story) => (
      <main>
        <ValuationPage t={pageTools.t}>{Story()}</ValuationPage>
      </main>
    ),
    inSite,
  ],
  tags: ['!autodocs'],
  args: { categories: valuationCategories, asksFirst: false },
  parameters: { layout: 'fullscreen', reads },
  beforeEach: () => keepDraft('home-valuation', keptHome),
} satisfies Meta<typeof ValuationForm>

export default meta
type Story = StoryObj<typeof meta>

export const Value: Story = {
  parameters: {
    flow: toFlowParameter({
      samples,
      input: 'the page opens',
      holdsInput: true,
      acts: {
        'the person asks for an estimate': press('Estimate'),
        'the person changes the home': changeBedrooms,
        'the person tries again': press('Try again'),
      },
    }),
  },
}
