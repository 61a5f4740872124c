import type { Meta, StoryObj } from '@storybook/react'
import { expect, waitFor } from 'storybook/test'
import { settingsQueries } from '@/client/api/settings.ts'
import { streetsQueries } from '@/client/api/streets.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite, type StoryReads } from '@/tests/stories/in-site.tsx'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { PinAndAddress } from './pin-and-address.tsx'

const bounds = { south: 45.4, west: -122.8, north: 45.6, east: -122.5 }
const area = { name: 'portland', maxZoom: 14, attribution: '', isInvented: true, hasTravel: true }

const reads: StoryReads = (client) => [
  [settingsQueries.web(client).queryKey, { ...sampleSettings, extensions: ['map-streets'] }],
  [streetsQueries.areas(client).queryKey, { version: 'one', areas: [{ ...area, bounds }] }],
]

const oak = (latitude: number, house_number = '12') => ({
  kind: house_number ? 'address' : 'street',
  label: house_number ? '12 Oak Street' : 'Oak Street',
  detail: '',
  street: 'Oak Street',
  house_number,
  neighborhood: '',
  postal_code: '',
  city: 'Portland',
  state: 'Oregon',
  country: 'United States',
  latitude,
  longitude: -122.67,
  bounds: [latitude, -122.67, latitude, -122.67],
})

let asked: ReturnType<typeof providerAnswersEach> = []

const answer = (found: ReturnType<typeof oak>[]) => () => {
  asked = providerAnswersEach({ '/ext/map/addresses': { body: { data: found } } })
}

const meta = {
  component: PinAndAddress,
  decorators: [inSite],
  parameters: { reads },
  args: {
    position: { latitude: 45.5, longitude: -122.67 },
    address: '12 Oak Street',
    city: 'Portland',
  },
} satisfies Meta<typeof PinAndAddress>

export default meta
type Story = StoryObj<typeof meta>

export const AtTheAddress: Story = {
  beforeEach: answer([oak(45.5001)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The pin is at .*12 Oak Street/)).toBeVisible()
  },
}

/** Of two places of one address, the nearer one counts. */
export const FarAway: Story = {
  beforeEach: answer([oak(45.6), oak(45.51)]),
  play: async ({ canvas }) => {
    const line = await canvas.findByText(/^The pin is [\d.]+ (km|mi) from .*12 Oak Street/)
    await expect(Number.parseFloat(/[\d.]+/.exec(line.textContent ?? '')?.[0] ?? '9')).toBeLessThan(
      1.3,
    )
  },
}

/** The middle of a street is no house's place. */
export const StreetOnly: Story = {
  beforeEach: answer([oak(45.51, '')]),
  play: async ({ canvas }) => {
    const addresses = () => asked.filter(({ path }) => path === '/ext/map/addresses')
    await waitFor(() => expect(addresses()).toHaveLength(1))
    await expect(canvas.queryByText(/^The pin/)).toBeNull()
  },
}

export const RightToLeft: Story = {
  beforeEach: answer([oak(45.51)]),
  globals: { direction: 'rtl' },
}
