import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { noFilters } from '@/domain/search/search-filters.ts'
import { providerAnswers } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import SaveSearchDialog from './save-search-dialog.tsx'
import { SaveSearchForm } from './save-search-form.tsx'

const meta = {
  title: 'features/properties/save-search',
  component: SaveSearchForm,
  decorators: [inSite],
  args: {
    filters: {
      ...noFilters,
      offer: 'sell',
      category: 'house',
      city: 'Kirkland',
      maxPrice: 600_000,
      bedrooms: 2,
    },
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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function send(canvas: Canvas, address: string) {
  const field = canvas.getByLabelText('Email')
  await userEvent.clear(field)
  await userEvent.type(field, address)
  await userEvent.click(canvas.getByRole('button', { name: 'Save search' }))
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Search name')).toHaveValue('Homes for sale in Kirkland')
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
    await expect(canvas.getByRole('radio', { name: /Once a day/ })).toBeChecked()
  },
}

export const Incomplete: Story = {
  play: async ({ canvas }) => {
    const asked = providerAnswers(200, {})
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box)
    await send(canvas, 'ana@')
    await expect(canvas.getByText('Enter a valid email address')).toBeVisible()
    await expect(canvas.getByText('Select at least one')).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
    await expect(asked).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Save search' }))
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
    // Fixing one field does not move the focus to the next.
    const [box] = canvas.getAllByRole('checkbox')
    if (box) await userEvent.click(box)
    await expect(box).toHaveFocus()
  },
}

export const Sent: Story = {
  play: async ({ canvas }) => {
    const asked = providerAnswers(200, { error: false, message: 'x' })
    await userEvent.type(canvas.getByLabelText('Email'), 'ana@example.org')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save search' }))
    const heading = await canvas.findByRole('heading', { name: 'Check your inbox' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(asked).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }))
    await expect(canvas.getByLabelText('Email')).toHaveValue('ana@example.org')
  },
}

export const RefusedByTheProvider: Story = {
  play: async ({ canvas }) => {
    const fields = { email: 'Email address is invalid' }
    providerAnswers(422, { error: true, message: 'x', key: 'invalid', fields, data: null })
    await send(canvas, 'ana@example.org')
    await expect(await canvas.findByText('Enter a valid email address')).toBeVisible()
  },
}

export const TooMany: Story = {
  play: async ({ canvas }) => {
    const body = { error: true, message: 'x', key: 'tooMany', data: null }
    providerAnswers(429, body, { 'Retry-After': '600' })
    await send(canvas, 'ana@example.org')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Try again in 10 minutes.')
  },
}

export const InADialog: Story = {
  render: (args) => (
    <main>
      <h1>Homes for sale in Kirkland</h1>
      <SaveSearchDialog {...args} onClose={() => {}} onClosed={() => {}} />
    </main>
  ),
}

export const Dark: Story = { globals: { theme: 'dark' } }
