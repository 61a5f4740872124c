import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, within } from 'storybook/test'
import { settingsQueries } from '@/client/api/settings.ts'
import { keepDraft } from '@/client/state/form-draft.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite, pageTools, type StoryReads } from '@/tests/stories/in-site.tsx'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { keptHome, valuation, valuationCategories } from '@/tests/stories/sample-valuation.ts'
import { ValuationForm } from './valuation-form.tsx'
import { NoValuations, ValuationPage } from './valuation-page.tsx'

const reads: StoryReads = (client) => [
  [settingsQueries.web(client).queryKey, { ...sampleSettings, extensions: [] }],
]

const meta = {
  title: 'features/valuation',
  component: ValuationForm,
  decorators: [(Story) => <ValuationPage t={pageTools.t}>{Story()}</ValuationPage>, inSite],
  parameters: { layout: 'fullscreen', reads },
  args: { categories: valuationCategories, asksFirst: false },
  beforeEach: () => {
    keepDraft('home-valuation', keptHome)
    providerAnswersEach({ '/ext/valuation': { body: { data: valuation } } })
  },
} satisfies Meta<typeof ValuationForm>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const refused = (status: number, key: string, more: object) => ({
  '/ext/valuation': { status, body: { error: true, key, data: null, ...more } },
})

async function estimate(canvas: Canvas) {
  await canvas.findByText(/12 Maple Street/)
  await userEvent.click(canvas.getByRole('button', { name: /^(Estimate|تقدير القيمة)$/ }))
}

export const Estimated: Story = {
  play: async ({ canvas }) => {
    await estimate(canvas)
    await expect(await canvas.findByRole('heading', { name: '$512,000 to $718,000' })).toBeVisible()
    await expect(canvas.getByText(/half of the estimates were off by less than 9.1%/)).toBeVisible()
    const rows = within(canvas.getByRole('table')).getAllByRole('row')
    await expect(rows).toHaveLength(4)
    await expect(rows[1]).toHaveTextContent(/Living area: .−8. m²/)
    await expect(rows[3]).toHaveTextContent('Alike')
    await userEvent.type(canvas.getByLabelText('Bedrooms'), '0')
    await expect(canvas.queryByRole('table')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Estimate' }))
    await canvas.findByRole('table')
  },
}

export const NothingEntered: Story = {
  beforeEach: () => keepDraft('home-valuation', {}),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Estimate' }))
    await expect(canvas.getByText('Choose where the home is.')).toBeVisible()
    await expect(canvas.getByText('Choose a category.')).toBeVisible()
    await expect(canvas.getByText('Enter the living area.')).toBeVisible()
    await expect(canvas.getByLabelText('Address or city')).toHaveFocus()
  },
}

/** Text that is no number is not sent, and stays. */
export const NoNumber: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/12 Maple Street/)
    const field = canvas.getByLabelText('Bathrooms')
    await userEvent.clear(field)
    await userEvent.type(field, 'many')
    await userEvent.click(canvas.getByRole('button', { name: 'Estimate' }))
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('many')
    await expect(field).toBeInvalid()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const FewSales: Story = {
  beforeEach: () => {
    providerAnswersEach(refused(409, 'valuationFewSales', { data: { sales: 120, needed: 500 } }))
  },
  play: async ({ canvas }) => {
    await estimate(canvas)
    await canvas.findByText('Only 120 sales are known in this area. An estimate needs 500.')
  },
}

export const AtSea: Story = {
  beforeEach: () => {
    providerAnswersEach(
      refused(422, 'valuationOutside', { fields: { latitude: 'has no sales around it' } }),
    )
  },
  play: async ({ canvas }) => {
    await estimate(canvas)
    await canvas.findByText(/^No homes were sold around this place/)
  },
}

export const OtherCategory: Story = {
  beforeEach: () => {
    providerAnswersEach(refused(422, 'valuationOtherCategory', { data: { category_ids: [1, 2] } }))
  },
  play: async ({ canvas }) => {
    await estimate(canvas)
    await canvas.findByText(/Estimates are available for: .House. and .Apartment./)
  },
}

/** A castle: the field says which sizes were sold. */
export const Castle: Story = {
  beforeEach: () => {
    const data = { field: 'area', least: 35, most: 690 }
    providerAnswersEach(refused(422, 'valuationUnusual', { data }))
  },
  play: async ({ canvas }) => {
    await estimate(canvas)
    await canvas.findByText(/See the field “Living area \(m²\)”/)
    await expect(canvas.getByLabelText(/^Living area/)).toBeInvalid()
    await expect(canvas.getByText(/^Enter a value from 35 to 690/)).toBeVisible()
  },
}

export const MissingFacts: Story = {
  beforeEach: () => {
    providerAnswersEach(
      refused(422, 'valuationMissingFacts', { fields: { floors: 'must be given' } }),
    )
  },
  play: async ({ canvas }) => {
    await estimate(canvas)
    await canvas.findByText(/^Some facts are missing/)
    await expect(canvas.getByLabelText('Floors')).toBeInvalid()
  },
}

export const Unreachable: Story = {
  beforeEach: () => {
    const answers = [{ status: 503 }, { body: { data: valuation } }]
    providerAnswersEach({ '/ext/valuation': answers })
  },
  play: async ({ canvas }) => {
    await estimate(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await canvas.findByRole('table')
  },
}

export const NotOffered: Story = {
  render: () => <NoValuations t={pageTools.t} href={pageTools.href} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Estimates need 500 homes/)).toBeVisible()
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await estimate(canvas)
    await canvas.findByRole('table')
  },
}
export const RightToLeft: Story = { ...Dark, globals: { direction: 'rtl' } }
