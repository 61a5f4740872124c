import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import WalkingList from './walking-list.tsx'

const near = { latitude: 45.52, longitude: -122.67 }
const groups = [
  {
    kind: 'grocery',
    places: [
      { ...near, name: 'Corner Market', meters: 310, minutes: 4 },
      { ...near, name: 'Green Basket', meters: 820, minutes: 11 },
    ],
  },
  { kind: 'station', places: [{ ...near, name: 'Portland Central', meters: 450, minutes: 6 }] },
  { kind: 'playground', places: [{ ...near, name: '', meters: 90, minutes: 2 }] },
]
const found = { body: { has_streets: true, data: groups } }

const meta = {
  component: WalkingList,
  decorators: [inSite],
  args: { position: near, distanceUnit: 'km', isApproximate: false },
  beforeEach: () => {
    providerAnswersEach({ '/ext/map/nearby': found })
  },
} satisfies Meta<typeof WalkingList>

export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Train stations' })).toBeVisible()
    const market = canvas.getByText('Corner Market').closest('li')
    await expect(market).toHaveTextContent('4 min')
    await expect(market).toHaveTextContent(/0\.3\d* km/)
    // A place without a name is called by its kind.
    await expect(canvas.getAllByText('Playgrounds')).toHaveLength(2)
  },
}

export const Approximate: Story = {
  args: { isApproximate: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/walking times are approximate/)).toBeVisible()
  },
}

export const Failed: Story = {
  beforeEach: () => {
    const lost = { status: 503, body: {} }
    providerAnswersEach({ '/ext/map/nearby': [lost, found] })
  },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' })
    await userEvent.click(again)
    await expect(await canvas.findByText('Corner Market')).toBeVisible()
  },
}

export const NoStreets: Story = {
  beforeEach: () => {
    providerAnswersEach({ '/ext/map/nearby': { body: { has_streets: false, data: [] } } })
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nearby on foot' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull())
  },
}

export const Dark: Story = { ...Found, globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
