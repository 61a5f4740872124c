import { encodeAreas } from '@hearth/streets/geometry/area-code'
import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { addressQueries, type FoundAddress } from '@/client/api/addresses.ts'
import { placeQueries, type SearchSuggestion } from '@/client/api/places.ts'
import { inSite, type StoryReads } from '@/tests/stories/in-site.tsx'
import { PlaceField } from './place-field.tsx'

const suggestions: SearchSuggestion[] = [
  {
    kind: 'place',
    id: 1,
    label: 'Portland',
    detail: 'Oregon, United States',
    city: 'Portland',
    state: 'Oregon',
    country: 'United States',
  },
  {
    kind: 'place',
    id: 2,
    label: 'Port Hill',
    detail: 'Portland, Oregon, United States',
    city: 'Portland',
    state: 'Oregon',
    country: 'United States',
  },
  { kind: 'category', id: 4, label: 'Penthouse', detail: '', slug_id: 'penthouse' },
  { kind: 'listing', id: 7, label: 'Port house', detail: 'Astoria', slug_id: 'port-house' },
]

const area = encodeAreas([
  {
    outline: [
      { latitude: 45.5, longitude: -122.7 },
      { latitude: 45.5, longitude: -122.6 },
      { latitude: 45.6, longitude: -122.6 },
    ],
    holes: [],
  },
])

const spot = (label: string, more: Partial<FoundAddress>): FoundAddress => ({
  kind: 'neighborhood',
  label,
  detail: 'Portland, Oregon',
  street: '',
  house_number: '',
  neighborhood: '',
  postal_code: '',
  city: 'Portland',
  state: 'Oregon',
  country: 'United States',
  latitude: 45.52,
  longitude: -122.68,
  bounds: [45.5, -122.7, 45.6, -122.6],
  area: null,
  ...more,
})
const found = [
  spot('Port Hill', { area }),
  spot('Portland Central', { kind: 'station', detail: 'Hawthorne, Portland' }),
]

const reads: StoryReads = (client) => [
  [addressQueries.find(client, { text: 'po' }).queryKey, found],
  [placeQueries.suggestions(client, 'po').queryKey, suggestions],
  [placeQueries.suggestions(client, 'xy').queryKey, []],
]

const meta = {
  component: PlaceField,
  decorators: [
    (Story) => (
      <form className="h-110 max-w-120" aria-label="Find a home">
        <label htmlFor="place">City or neighborhood</label>
        <Story />
      </form>
    ),
    inSite,
  ],
  parameters: { reads },
  args: { id: 'place', hasSuggestions: true, hasStreets: false, hasWishes: false },
} satisfies Meta<typeof PlaceField>

export default meta
type Story = StoryObj<typeof meta>

export const Place: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'City or neighborhood' })
    await userEvent.type(field, 'po')
    await canvas.findByRole('option', { name: /^Portland/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(field).toHaveValue('Portland')
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      city: 'Portland',
      state: 'Oregon',
      country: 'United States',
    })
  },
}
/** Searched by its border, under its name. */
export const Neighborhood: Story = {
  args: { hasStreets: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'City or neighborhood' })
    await userEvent.type(field, 'po')
    // Streets may come a moment after cities.
    await canvas.findByRole('option', { name: /^Portland Central/ })
    // Listed once, with its border, which is more exact than the city.
    await userEvent.click(await canvas.findByRole('option', { name: /^Port Hill/ }))
    await expect(field).toHaveValue('Port Hill')
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      area,
      place: 'Port Hill',
      view: 'map',
    })
  },
}
/** A place without a border is searched by the walk to it. */
export const Station: Story = {
  args: { hasStreets: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'City or neighborhood' })
    await userEvent.type(field, 'po')
    const option = await canvas.findByRole('option', { name: /^Portland Central/ })
    await expect(option).toHaveTextContent('Homes within a 15-minute walk')
    await userEvent.click(option)
    await expect(field).toHaveValue('15 min on foot to Portland Central')
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      travel: 'foot,15,45.52000,-122.68000,Portland Central',
      view: 'map',
    })
  },
}
export const Suggestions: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'po')
    await expect(await canvas.findAllByRole('option')).toHaveLength(4)
  },
}
export const NothingFits: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xy')
    await userEvent.tab()
    // Remains after blur.
    await expect(await canvas.findByText(/^We couldn’t find ..xy/)).toBeVisible()
  },
}
export const WithoutSuggestions: Story = {
  args: { hasSuggestions: false },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'po')
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}
export const RightToLeft: Story = {
  args: { hasStreets: true },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'po')
    await waitFor(() => expect(canvas.getByRole('option', { name: /^Port Hill/ })).toBeVisible())
  },
}

/** Text that no suggestion was chosen for is a wish in a person's own words. */
export const Wish: Story = {
  args: { hasWishes: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'City or neighborhood' })
    await userEvent.type(field, 'xy with two bedrooms')
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(Object.fromEntries(new FormData(form))).toEqual({ wish: 'xy with two bedrooms' })
    await expect(canvas.queryByText(/^We couldn’t find/)).toBeNull()
  },
}
