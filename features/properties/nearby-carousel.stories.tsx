import type { Meta, StoryObj } from '@storybook/react'
import { expect, spyOn, waitFor } from 'storybook/test'
import { type NearbyPlace, propertyQueries } from '@/client/api/properties.ts'
import { providerAnswers } from '@/tests/stories/answering.ts'
import { inSite, type StoryReads } from '@/tests/stories/in-site.tsx'
import { propertyCards } from '@/tests/stories/sample-listings.ts'
import { NearbyHomes } from './nearby-homes.tsx'

const near = { latitude: 47.68, longitude: -122.2 }
const nearness = { offer: 'sell' as const, near, radiusKm: 5 }
const place: NearbyPlace = { offer: 'sell', near: { ...near, radiusKm: 5 } }

const cards = propertyCards(6).map((card, index) => ({ ...card, distanceKm: 0.4 + index * 0.7 }))

const found =
  (homes: typeof cards): StoryReads =>
  (client) => [[propertyQueries.nearby(client, place).queryKey, homes]]

const meta = {
  component: NearbyHomes,
  decorators: [inSite],
  parameters: { reads: found(cards) },
  args: { ...nearness, title: 'Homes nearby', shown: [1] },
} satisfies Meta<typeof NearbyHomes>

export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Homes nearby' })
    // Excludes this home and those already on the page.
    await expect(canvas.getAllByRole('article')).toHaveLength(cards.length - 1)
  },
}
export const Dark: Story = { ...Found, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...Found, globals: { direction: 'rtl' } }

export const NoneButThisOne: Story = {
  parameters: { reads: found(cards.slice(0, 1)) },
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvasElement.querySelector('.min-h-96')).toBeNull())
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

export const Loading: Story = {
  parameters: { reads: () => [] },
  beforeEach: () => void spyOn(window, 'fetch').mockReturnValue(new Promise(() => {})),
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(window.fetch).toHaveBeenCalled())
    // Keeps the reserved space, so that nothing below moves.
    await expect(canvasElement.querySelector('.min-h-96')).not.toBeNull()
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

export const Failed: Story = {
  parameters: { reads: () => [] },
  beforeEach: () => void providerAnswers(422, { error: true, message: 'No.', key: 'invalid' }),
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(window.fetch).toHaveBeenCalled())
    await waitFor(() => expect(canvasElement.querySelector('.min-h-96')).toBeNull())
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
