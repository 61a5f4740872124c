import type { Meta, StoryObj } from '@storybook/react'
import { expect, fn } from 'storybook/test'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { placeQueries } from '@/client/api/places.ts'
import { propertyQueries } from '@/client/api/properties.ts'
import { settingsQueries } from '@/client/api/settings.ts'
import { filterChips } from '@/domain/search/filter-chips.ts'
import { noFilters } from '@/domain/search/search-filters.ts'
import { inSite, type StoryReads } from '@/tests/stories/in-site.tsx'
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

const tight = { ...noFilters, city: 'Kirkland', bedrooms: 7, parameters: [7], search: 'mill' }
const gives = [0, 12, 340, 3]
const counted: StoryReads = (client) =>
  filterChips(tight).map(({ without }, at) => [
    propertyQueries.total(client, without).queryKey,
    { total: gives[at] ?? 0, isEstimate: false },
  ])
const kirkland = {
  kind: 'place',
  id: 1,
  label: 'Kirkland',
  detail: 'Washington, USA',
  city: 'Kirkland',
  state: 'Washington',
  country: 'USA',
}
const hopeless: StoryReads = (client) =>
  filterChips(tight).map(({ without }) => [
    propertyQueries.total(client, without).queryKey,
    { total: 0, isEstimate: false },
  ])

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
  parameters: { reads: counted },
  args: { results: { ...found, list: nothing, filters: tight } },
  play: async ({ canvas }) => {
    const best = await canvas.findByRole('link', { name: 'Without “7+ bedrooms”: 340 homes' })
    await expect(best).toHaveAttribute('href', '/properties?city=Kirkland&q=mill&facilities=7')
    const ways = canvas.getAllByRole('link', { name: /^Without/ })
    const order = ways.map(({ textContent }) => textContent?.split(': ')[1])
    await expect(order).toEqual(['340 homes', '12 homes', '3 homes'])
  },
}

/** An unknown place name, with a similar known one. */
export const UnknownTown: Story = {
  parameters: {
    reads: (client) => [
      ...counted(client),
      [settingsQueries.web(client).queryKey, { extensions: ['place-suggestions'] }],
      [placeQueries.suggestions(client, 'Kirkand').queryKey, [kirkland]],
    ],
  } satisfies { reads: StoryReads },
  args: { results: { ...found, list: nothing, filters: { ...noFilters, city: 'Kirkand' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We couldn’t find ..Kirkand/)).toBeVisible()
    const near = canvas.getByRole('link', { name: /^Did you mean .Kirkland/ })
    await expect(near).toHaveAttribute(
      'href',
      '/properties?city=Kirkland&state=Washington&country=USA',
    )
  },
}

export const NoSingleFilterHelps: Story = {
  parameters: { reads: hopeless },
  args: { results: { ...found, list: nothing, filters: tight } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Removing one filter isn’t enough/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Clear all filters' })).toBeVisible()
  },
}

export const NothingListed: Story = { args: { results: { ...found, list: nothing } } }

export const BeyondTheLastPage: Story = {
  args: {
    results: { ...found, list: { ...nothing, total: 30 }, filters: { ...noFilters, page: 9 } },
  },
  play: async ({ canvas }) => {
    const back = await canvas.findByRole('link', { name: 'Go to first page' })
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
