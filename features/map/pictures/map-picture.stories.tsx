import type { Meta, StoryObj } from '@storybook/react'
import type { ComponentType } from 'react'
import { expect, userEvent } from 'storybook/test'
import { inSite } from '@/tests/stories/in-site.tsx'
import { mapPicturesAre } from '@/tests/stories/map-pictures.ts'
import { MapPicture } from './map-picture.tsx'

type Load = () => Promise<{ default: ComponentType<{ words: string }> }>

const pending: Load = () => new Promise(() => {})
const failing: Load = () => Promise.reject(new Error('offline'))

const meta = {
  component: MapPicture<{ words: string }>,
  decorators: [inSite],
  args: {
    view: {
      center: { latitude: 45.5, longitude: -122.6 },
      zoom: 15,
      isOfTowns: false,
      notes: { attributions: ['City of Portland'], isInvented: false, isWithoutStreets: false },
    },
    alt: 'Street map',
    load: pending,
    of: { words: 'The map' },
  },
  beforeEach: () => mapPicturesAre('drawn'),
} satisfies Meta<typeof MapPicture<{ words: string }>>

export default meta
type Story = StoryObj<typeof meta>

/** The sources of the streets are named. */
export const Still: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/City of Portland, Natural Earth/)).toBeVisible()
  },
}

export const Loading: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move the map' }))
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading the map')
  },
}

/** Offline: the map's code does not arrive. */
export const LoadFailed: Story = {
  args: { load: failing },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move the map' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
