import type { Meta, StoryObj } from '@storybook/react'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import type { MapCluster, MapListing } from '@/client/api/map.ts'
import { deviceListsStore } from '@/client/state/device-lists-store.ts'
import { emptyDeviceLists, withList } from '@/domain/listing/device-lists.ts'
import { noFilters } from '@/domain/search/search-filters.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { SearchMap } from './search-map.tsx'

const bounds = { south: 45.45, west: -122.75, north: 45.6, east: -122.55 }

const listing = (id: number, title: string): MapListing => ({
  id,
  title,
  slug_id: `home-${id}`,
  price: 600_000 + id * 1000,
  title_image: '',
  title_image_hash: null,
  rentduration: null,
  property_type: 'sell',
  is_premium: false,
  promoted: false,
  city: 'Portland',
  state: 'Oregon',
  country: 'USA',
})

const at = (latitude: number, longitude: number, of: MapListing): MapCluster => ({
  count: 1,
  latitude,
  longitude,
  bounds: [latitude, longitude, latitude, longitude],
  min_price: of.price,
  max_price: of.price,
  listing: of,
})

const homes = [
  at(45.52, -122.68, listing(1, 'House by the river')),
  at(45.54, -122.62, listing(2, 'Loft at the port')),
  at(45.56, -122.7, { ...listing(3, 'Room for a night'), price: 210, rentduration: 'Daily' }),
]

let found = homes

const meta = {
  component: SearchMap,
  decorators: [
    (Story) => (
      <div className="h-120">
        <Story />
      </div>
    ),
    inSite,
  ],
  args: {
    filters: { ...noFilters, bounds },
    cards: [],
    onMove: fn(),
    onAreas: fn(),
    card: ({ title }) => <p className="p-4">{title}</p>,
  },
  beforeEach: () => {
    deviceListsStore.change(() => emptyDeviceLists)
    const fetch = window.fetch.bind(window)
    // The base map is served by the app itself, so it is not mocked.
    spyOn(window, 'fetch').mockImplementation(async (input, how) => {
      const { url } = new Request(input)
      if (!new URL(url).pathname.startsWith('/api/')) return fetch(input, how)
      const reply = { total: found.length, total_is_estimate: false, data: found }
      return Response.json({ error: false, message: '', ...reply })
    })
    return () => {
      deviceListsStore.change(() => emptyDeviceLists)
    }
  },
} satisfies Meta<typeof SearchMap>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const pin = (canvas: Canvas, title: string) =>
  canvas.queryByRole('button', { name: new RegExp(`^${title}, `) })

const hide = (...ids: number[]) =>
  deviceListsStore.change(() => withList(emptyDeviceLists, 'hidden', ids))

export const Homes: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(pin(canvas, 'House by the river')).toBeVisible())
    const river = pin(canvas, 'House by the river')
    if (river) await userEvent.click(river)
    await expect(river).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText('House by the river')).toBeVisible()
    await expect(canvas.getByText(/^Selected: .*House by the river.*, \$601,000$/)).toBeVisible()
    await expect(canvas.getByRole('img', { name: /^Scale: \d+ k?m$/ })).toBeVisible()
    await expect(pin(canvas, 'Room for a night')).toHaveTextContent('$6,384/mo')
  },
}

/** The map is wider than the link's box, so the list shows all that the map shows. */
export const LinkOfAnotherWindow: Story = {
  args: {
    filters: { ...noFilters, bounds: { ...bounds, west: -122.66, east: -122.64 } },
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(pin(canvas, 'House by the river')).toBeVisible())
    await waitFor(() => expect(args.onMove).toHaveBeenCalledOnce())
    const [shown] = (args.onMove as ReturnType<typeof fn>).mock.calls[0] as [typeof bounds]
    await expect(shown.west).toBeLessThan(-122.66)
    await expect(shown.east).toBeGreaterThan(-122.64)
  },
}

/** The device's place is marked and shown close enough for streets. */
export const OwnPosition: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(pin(canvas, 'House by the river')).toBeVisible())
    const ask = spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) => {
      const coords = { latitude: 45.53, longitude: -122.66 } as GeolocationCoordinates
      found({ coords } as GeolocationPosition)
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Show my location' }))
    await waitFor(() => expect(canvas.getByRole('img', { name: 'You are here' })).toBeVisible())
    await expect(canvasElement.querySelectorAll('.map-spot')).toHaveLength(1)
    ask.mockRestore()
  },
}

/** A hidden home has no pin and no card, whether hidden before or just now. */
export const HiddenHomes: Story = {
  play: async ({ canvas }) => {
    hide(2)
    await waitFor(() => expect(pin(canvas, 'House by the river')).toBeVisible())
    await waitFor(() => expect(pin(canvas, 'Loft at the port')).toBeNull())
    const river = pin(canvas, 'House by the river')
    if (river) await userEvent.click(river)
    await expect(await canvas.findByText('House by the river')).toBeVisible()
    hide(1, 2, 3)
    await waitFor(() => expect(pin(canvas, 'House by the river')).toBeNull())
    await expect(canvas.queryByText('House by the river')).toBeNull()
    await expect(await canvas.findByText(/^The homes here are hidden/)).toBeVisible()
    hide(2)
    await waitFor(() => expect(pin(canvas, 'House by the river')).toBeVisible())
  },
}

/** Its place lies beneath the tools at the map's foot. */
export const ClearOfTheFoot: Story = {
  beforeEach: () => {
    found = [...homes, at(45.465, -122.65, listing(4, 'Flat at the edge'))]
    return () => {
      found = homes
    }
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(pin(canvas, 'Flat at the edge')).toBeVisible())
    const price = pin(canvas, 'Flat at the edge')?.getBoundingClientRect()
    const label = canvas.getByText('Search as I move the map')
    const tools = label.closest('[data-map-controls] > *')?.getBoundingClientRect()
    if (!price || !tools) throw new Error('no tools at the foot')
    const isBeside =
      price.bottom <= tools.top ||
      price.top >= tools.bottom ||
      price.right <= tools.left ||
      price.left >= tools.right
    await expect(isBeside).toBe(true)
  },
}

/** Its card opens over its place, so the map moves on. */
export const CardBesideItsPin: Story = {
  beforeEach: ClearOfTheFoot.beforeEach,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(pin(canvas, 'Flat at the edge')).toBeVisible())
    const flat = pin(canvas, 'Flat at the edge')
    if (flat) await userEvent.click(flat)
    await waitFor(() => {
      const price = pin(canvas, 'Flat at the edge')?.getBoundingClientRect()
      const card = canvasElement.querySelector('[data-pin-card]')?.getBoundingClientRect()
      return expect(price?.bottom).toBeLessThanOrEqual(card?.top ?? 0)
    })
  },
}
