import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent } from 'storybook/test'
import { settingsQueries } from '@/client/api/settings.ts'
import { inSite, type StoryReads } from '@/tests/stories/in-site.tsx'
import { askedPicture, mapPicturesAre } from '@/tests/stories/map-pictures.ts'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { HomesPicture } from './homes-picture.tsx'
import { viewOfPlaces } from './picture-view.ts'

const homes = [
  { id: 1, title: 'House by the river', price: '$600K', latitude: 45.52, longitude: -122.68 },
  { id: 2, title: 'Loft at the port', price: '$410K', latitude: 45.54, longitude: -122.62 },
].map(({ latitude, longitude, ...home }) => {
  return { ...home, href: `/properties-details/home-${home.id}`, position: { latitude, longitude } }
})

const reads: StoryReads = (client) => [[settingsQueries.web(client).queryKey, sampleSettings]]
const view = viewOfPlaces(
  homes.map(({ position }) => position),
  { version: 'none', areas: [] },
)
if (!view) throw new Error('no homes')

const meta = {
  component: HomesPicture,
  decorators: [inSite],
  parameters: { reads },
  args: { view, homes },
  beforeEach: () => mapPicturesAre('drawn'),
} satisfies Meta<typeof HomesPicture>

export default meta
type Story = StoryObj<typeof meta>

export const Still: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', { name: 'Map with the locations of 2 homes' })
    await expect(askedPicture(canvasElement).get('pins')).toBe('45.52,-122.68;45.54,-122.62')
  },
}

/** Pins lead to the homes; the list has the same ones for the keyboard. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move the map' }))
    const pin = await canvas.findByRole('link', { name: 'House by the river, $600K' })
    await expect(pin).toHaveAttribute('href', '/properties-details/home-1')
    await expect(pin).toHaveAttribute('tabindex', '-1')
  },
}
