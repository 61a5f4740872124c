import type { Meta, StoryObj } from '@storybook/react'
import { expect, spyOn } from 'storybook/test'
import { propertyQueries } from '@/client/api/properties.ts'
import { noFilters } from '@/domain/search/search-filters.ts'
import { providerAnswers } from '@/tests/stories/answering.ts'
import { inSite, pageTools, type StoryReads } from '@/tests/stories/in-site.tsx'
import { propertyCards } from '@/tests/stories/sample-listings.ts'
import { FilterStart } from './filter-start.tsx'
import { ResultsScreen } from './results-screen.tsx'

const filters = { ...noFilters, offer: 'sell' as const, city: 'Kirkland', bedrooms: 2 }

const facets = {
  total: 1204,
  total_is_estimate: true,
  property_types: [],
  estimated: ['facilities' as const],
  facilities: [{ id: 7, count: 12 }],
  categories: [{ id: 1, category: 'House', slug_id: 'house', count: 31 }],
  cities: [],
  bedrooms: [
    { value: 2, count: 20 },
    { value: 3, count: 11 },
  ],
  price: {
    min: 300_000,
    max: 2_000_000,
    histogram: [4, 9, 14, 8, 3, 1].map((count, index) => ({
      from: 300_000 + index * 250_000,
      to: 550_000 + index * 250_000,
      count,
    })),
  },
}

const reads: StoryReads = (client) => [
  [
    propertyQueries.list(client, filters).queryKey,
    { rows: propertyCards(6), total: 1204, totalIsEstimate: true },
  ],
  [propertyQueries.facets(client, filters).queryKey, facets],
]

const offer = {
  listingSearch: true,
  suggestions: true,
  facets: true,
  map: false,
  savedSearches: true,
  travel: false,
  asksFirst: false,
}
const names = {
  categories: [{ slug: 'house', name: 'House' }],
  facilities: [{ id: 7, name: 'Garden' }],
}

const meta = {
  component: ResultsScreen,
  decorators: [inSite],
  parameters: {
    layout: 'fullscreen',
    reads,
    nextjs: { navigation: { query: { type: 'sell', city: 'Kirkland', bedrooms: '2' } } },
  },
  args: {
    siteName: 'Hearth',
    offer,
    names,
    fields: <FilterStart filters={filters} names={names} offer={offer} {...pageTools} />,
  },
} satisfies Meta<typeof ResultsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('About 1,204 homes')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Homes for sale in Kirkland',
    )
    await expect(await canvas.findByRole('option', { name: 'House (31)' })).toBeInTheDocument()
    const garden = { name: 'Garden (about 12)', hidden: true }
    await expect(canvas.getByRole('checkbox', garden)).toBeInTheDocument()
    await expect(canvas.getByRole('list', { name: 'Selected locations' })).toHaveTextContent(
      'Kirkland',
    )
    await expect(canvas.getByRole('option', { name: '2+ (31)' })).toBeInTheDocument()
    const remove = canvas.getByRole('link', { name: 'Remove filter: 2+ bedrooms' })
    await expect(remove).toHaveAttribute('href', '/properties?type=sell&city=Kirkland')
  },
}

const words = 'quiet two-bedroom in Kirkland for Christians, dogs allowed'

/** What a wish says beyond the filters is named, and never dropped. */
export const Wish: Story = {
  args: {
    wish: { text: words, unknown: ['quiet'], refused: ['Christians'], left: ['pets', 'near'] },
  },
  parameters: {
    nextjs: { navigation: { query: { type: 'sell', city: 'Kirkland', bedrooms: '2', words } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You asked for: .quiet two-bedroom/)).toBeVisible()
    await expect(canvas.getByText('There is no filter for: pets and nearby places.')).toBeVisible()
    await expect(canvas.getByText(/^Not understood: .quiet.\./)).toBeVisible()
    await expect(canvas.getByText(/^Homes cannot be chosen by who lives around/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Search descriptions/ })).toHaveAttribute(
      'href',
      '/properties?type=sell&city=Kirkland&q=quiet&bedrooms=2',
    )
  },
}

/** Another search than the one that was read from the wish does not show it. */
export const EarlierWish: Story = {
  args: { wish: { text: words, unknown: ['quiet'], refused: [], left: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^You asked for/)).toBeNull()
  },
}

export const AsAList: Story = {
  parameters: {
    nextjs: {
      navigation: { query: { type: 'sell', city: 'Kirkland', bedrooms: '2', view: 'list' } },
    },
  },
  play: async ({ canvas }) => {
    const tiles = canvas.getByRole('link', { name: 'Grid view' })
    await expect(tiles).toHaveAttribute('href', '/properties?type=sell&city=Kirkland&bedrooms=2')
    await expect(canvas.getByRole('link', { name: 'List view' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    // All links keep the view.
    await expect(canvas.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute(
      'href',
      '/properties?view=list',
    )
  },
}

/** The chips scroll; what clears them stays in sight. */
export const OnTheMap: Story = {
  args: { offer: { ...offer, map: true } },
  globals: { viewport: { value: 'mobile2' } },
  parameters: {
    nextjs: {
      navigation: { query: { type: 'sell', city: 'Kirkland', bedrooms: '2', view: 'map' } },
    },
  },
  beforeEach: () => {
    const fetch = window.fetch.bind(window)
    // The base map is served by the app itself, so it is not mocked.
    spyOn(window, 'fetch').mockImplementation((input, how) => {
      const { pathname } = new URL(new Request(input).url)
      return pathname.startsWith('/api/') ? new Promise(() => {}) : fetch(input, how)
    })
  },
  play: async ({ canvas }) => {
    const clear = await canvas.findByRole('link', { name: 'Clear all filters' })
    const chips = canvas.getByRole('list', { name: 'Active filters' })
    await expect(chips.scrollWidth).toBeGreaterThan(chips.clientWidth)
    const [inner, outer] = [clear.getBoundingClientRect(), chips.getBoundingClientRect()]
    await expect(inner.left).toBeGreaterThanOrEqual(outer.left)
    await expect(inner.right).toBeLessThanOrEqual(outer.right + 1)
  },
}

export const Failed: Story = {
  parameters: { reads: () => [] },
  beforeEach: () => void providerAnswers(500, { error: true, message: 'x', data: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.queryByText('Searching for homes…')).toBeNull()
  },
}

const unknown = { ...noFilters, category: 'castle', parameters: [7, 99] }

export const UnknownNames: Story = {
  parameters: {
    nextjs: { navigation: { query: { category: 'castle', facilities: '7,99' } } },
    reads: (client: Parameters<StoryReads>[0]) => [
      [
        propertyQueries.list(client, unknown).queryKey,
        { rows: propertyCards(1), total: 1, totalIsEstimate: false },
      ],
      [propertyQueries.facets(client, unknown).queryKey, facets],
    ],
  },
  args: { fields: <FilterStart filters={unknown} names={names} offer={offer} {...pageTools} /> },
  play: async ({ canvas }) => {
    const stays = async () => {
      await expect(canvas.getByLabelText('Type of home')).toHaveValue('castle')
      await expect(canvas.getByRole('checkbox', { name: /^Garden/ })).toBeChecked()
      await expect(canvas.getByRole('checkbox', { name: /^Other detail/ })).toBeChecked()
    }
    await stays()
    // Also with the live fields.
    await canvas.findByRole('combobox', { name: 'Location' })
    await stays()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
