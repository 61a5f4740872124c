import type { Meta, StoryObj } from '@storybook/react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { settingsQueries } from '@/client/api/settings.ts'
import { type StreetAreas, streetsQueries } from '@/client/api/streets.ts'
import { encodeTravel, type TravelLimit } from '@/domain/place/travel.ts'
import { noFilters } from '@/domain/search/search-filters.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite, pageTools, type StoryReads } from '@/tests/stories/in-site.tsx'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { TravelField } from './travel-field.tsx'
import { TravelStart } from './travel-start.tsx'

const streets: StreetAreas = {
  version: 'one',
  areas: [
    {
      name: 'portland',
      maxZoom: 14,
      attribution: '',
      isInvented: true,
      hasTravel: true,
      bounds: { south: 45.4, west: -122.8, north: 45.6, east: -122.5 },
    },
  ],
}

const reads: StoryReads = (client) => [
  [settingsQueries.web(client).queryKey, { ...sampleSettings, extensions: ['map-streets'] }],
  [streetsQueries.areas(client).queryKey, streets],
]

const station = {
  kind: 'station',
  label: 'Portland Central',
  detail: 'Hawthorne, Portland',
  street: '',
  house_number: '',
  neighborhood: 'Hawthorne',
  postal_code: '',
  city: 'Portland',
  state: 'Oregon',
  country: 'United States',
  latitude: 45.52,
  longitude: -122.67,
  bounds: [45.52, -122.67, 45.52, -122.67],
  area: null,
}

const limit: TravelLimit = {
  mode: 'foot',
  minutes: 15,
  latitude: 45.52,
  longitude: -122.67,
  name: 'Portland Central',
}

const meta = {
  component: TravelField,
  decorators: [inSite],
  parameters: { reads },
  args: { filters: noFilters, onFilters: fn() },
  beforeEach: () => {
    providerAnswersEach({ '/ext/map/addresses': { body: { data: [station] } } })
  },
} satisfies Meta<typeof TravelField>

export default meta
type Story = StoryObj<typeof meta>

export const Adding: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Travel mode'), 'By bike')
    await userEvent.selectOptions(canvas.getByLabelText('Within'), '20 min')
    await userEvent.type(canvas.getByRole('combobox', { name: /Street, station/ }), 'central')
    await userEvent.click(await canvas.findByRole('option', { name: /Portland Central/ }))
    const travel = 'bicycle,20,45.52000,-122.67000,Portland Central'
    await expect(args.onFilters).toHaveBeenLastCalledWith({ ...noFilters, travel, page: 1 })
  },
}

export const Chosen: Story = {
  args: { filters: { ...noFilters, travel: encodeTravel([limit]) } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('15 min on foot to Portland Central')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Remove filter: 15 min/ }))
    await expect(args.onFilters).toHaveBeenLastCalledWith({ ...noFilters, page: 1 })
  },
}

export const ThreePlaces: Story = {
  args: {
    filters: {
      ...noFilters,
      travel: encodeTravel([limit, { ...limit, name: 'Work' }, { ...limit, name: 'School' }]),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Up to 3 places. Remove one to add another.')).toBeVisible()
    await expect(canvas.queryByRole('combobox', { name: /Street, station/ })).toBeNull()
  },
}

export const NothingFound: Story = {
  beforeEach: () => {
    providerAnswersEach({ '/ext/map/addresses': { body: { data: [] } } })
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /Street, station/ }), 'nowhere')
    await waitFor(() =>
      expect(
        canvas.getAllByText('We couldn’t find a street, station or neighborhood by that name.')[0],
      ).toBeVisible(),
    )
  },
}

/** The server's fields are as high, so that nothing below them jumps. */
export const TakesReservedRoom: Story = {
  render: (args) => {
    const two = { ...noFilters, travel: encodeTravel([limit, { ...limit, name: 'Work' }]) }
    return (
      <div className="w-68">
        {[noFilters, two].map((filters) => (
          <div key={filters.travel} data-pair className="flex flex-col gap-4">
            <TravelStart travel={filters.travel} t={pageTools.t} />
            <TravelField {...args} filters={filters} />
          </div>
        ))}
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    for (const pair of canvasElement.querySelectorAll('[data-pair]')) {
      const [reserved, live] = [...pair.children].map((part) => part.clientHeight)
      await expect(live).toBe(reserved)
    }
  },
}

export const Dark: Story = { ...Chosen, globals: { theme: 'dark' } }
export const RightToLeft: Story = { args: Chosen.args, globals: { direction: 'rtl' } }
