import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { expect, fn } from 'storybook/test'
import { ApiError } from '@/client/api/api-error.ts'
import { noFilters } from '@/domain/search-filters.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { propertyCards } from '@/tests/stories/sample-listings.ts'
import { ResultsList } from './results-list.tsx'
import type { Results } from './use-results.ts'

const found: Results = {
  filters: noFilters,
  list: { rows: propertyCards(6), total: 240, totalIsEstimate: false },
  isStale: false,
  isOffline: false,
  error: null,
  retry: fn(),
}
const nothing = { rows: [], total: 0, totalIsEstimate: false }

const meta = {
  component: ResultsList,
  decorators: [inSite],
  args: { results: found, names: { categories: [], facilities: [{ id: 7, name: 'Garden' }] } },
} satisfies Meta<typeof ResultsList>

export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = {}

export const OnTheWayToAnother: Story = { args: { results: { ...found, isStale: true } } }

export const Loading: Story = { args: { results: { ...found, list: undefined } } }

export const NothingFits: Story = {
  args: {
    results: {
      ...found,
      list: nothing,
      filters: { ...noFilters, city: 'Kirkland', bedrooms: 7, parameters: [7], search: 'mill' },
    },
  },
  play: async ({ canvas }) => {
    const without = canvas.getByRole('link', { name: 'Without “7+ bedrooms”' })
    await expect(without).toHaveAttribute('href', '/properties?city=Kirkland&q=mill&facilities=7')
  },
}

export const NothingListed: Story = { args: { results: { ...found, list: nothing } } }

export const BeyondTheLastPage: Story = {
  args: {
    results: { ...found, list: { ...nothing, total: 30 }, filters: { ...noFilters, page: 9 } },
  },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: 'To the first page' })
    await expect(back).toHaveAttribute('href', '/properties')
  },
}

export const Failed: Story = {
  args: {
    results: {
      ...found,
      list: undefined,
      error: new ApiError('server', { message: 'failed', status: 500 }),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.results.retry).toHaveBeenCalledOnce()
  },
}

export const Offline: Story = { args: { results: { ...found, isOffline: true } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
