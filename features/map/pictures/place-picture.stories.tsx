import type { Meta, StoryObj } from '@storybook/react'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { settingsQueries } from '@/client/api/settings.ts'
import { type StreetAreas, streetsQueries } from '@/client/api/streets.ts'
import { inSite, type StoryReads } from '@/tests/stories/in-site.tsx'
import { askedPicture, mapPicturesAre } from '@/tests/stories/map-pictures.ts'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { viewOfPlace } from './picture-view.ts'
import { PlacePicture } from './place-picture.tsx'

const place = { latitude: 45.5152, longitude: -122.6784 }

const streets: StreetAreas = {
  version: 'one',
  areas: [
    {
      name: 'portland',
      bounds: { south: 45.4, west: -122.8, north: 45.6, east: -122.5 },
      maxZoom: 14,
      attribution: '© OpenStreetMap contributors',
      isInvented: true,
      hasTravel: true,
    },
  ],
}

const reads: StoryReads = (client) => [
  [settingsQueries.web(client).queryKey, { ...sampleSettings, extensions: ['map-streets'] }],
  [streetsQueries.areas(client).queryKey, { version: 'none', areas: [] }],
]

const meta = {
  component: PlacePicture,
  decorators: [inSite],
  parameters: { reads },
  args: { view: viewOfPlace(place, undefined, streets), place: '12 Oak Street, Portland' },
  beforeEach: ({ parameters }) => mapPicturesAre(parameters.pictures ?? 'drawn'),
} satisfies Meta<typeof PlacePicture>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const isStill: Play = async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('canvas')).toBeNull()
}

/** The map’s code loads on request only. */
export const Still: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context
    const picture = await canvas.findByRole('img', {
      name: 'Street map with a pin at 12 Oak Street, Portland',
    })
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await expect(canvas.getByText('Demo streets are invented')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible()
    const asked = askedPicture(canvasElement)
    await expect(asked.get('look')).toBe('light')
    await expect(asked.get('zoom')).toBe('15')
    await isStill(context)
  },
}

export const StillDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', { name: /pin at/ })
    await expect(askedPicture(canvasElement).get('look')).toBe('dark')
  },
}

export const Opened: Story = {
  play: async ({ canvas, canvasElement }) => {
    const before = canvasElement.getBoundingClientRect().height
    await userEvent.click(canvas.getByRole('button', { name: 'Move the map' }))
    await expect(await canvas.findByRole('img', { name: 'Map of the neighborhood' })).toBeVisible()
    await expect(canvas.queryByRole('img', { name: /pin at/ })).toBeNull()
    await expect(canvasElement.getBoundingClientRect().height).toBe(before)
  },
}

export const OpenedByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Move the map' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-map-picture=open]')).not.toBeNull(),
    )
    await canvas.findByRole('img', { name: 'Map of the neighborhood' })
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toHaveFocus())
  },
}

/** A circle instead of a pin, and no pin on the approximate place. */
export const Hidden: Story = {
  args: { view: viewOfPlace(place, 700, streets), place: 'Portland, Oregon' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', { name: /A circle marks where the home is/ })
    await expect(canvas.getByText('The home is somewhere in this circle')).toBeVisible()
    const asked = askedPicture(canvasElement)
    await expect([asked.get('circle'), asked.get('pins')]).toEqual(['700', null])
    await userEvent.click(canvas.getByRole('button', { name: 'Move the map' }))
    await waitFor(() => expect(canvasElement.querySelector('.map-areas path')).not.toBeNull())
    await expect(canvas.queryByRole('img', { name: 'Map of the neighborhood' })).toBeNull()
  },
}

/** The towns around, which are known everywhere. */
export const NoStreets: Story = {
  args: {
    view: viewOfPlace(place, undefined, { version: 'none', areas: [] }),
    place: 'Portland, Oregon',
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', { name: 'Map of the towns around Portland, Oregon' })
    await expect(canvas.getByText('No street map here yet')).toBeVisible()
    await expect(askedPicture(canvasElement).get('zoom')).toBe('9.5')
  },
}

/** The middle of the circle lies outside of the area, whose streets are drawn in it. */
export const HiddenAtTheEdge: Story = {
  args: {
    view: viewOfPlace({ latitude: 45.5, longitude: -122.495 }, 700, streets),
    place: 'Portland, Oregon',
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /A circle marks where the home is/ })
    await expect(canvas.getByText('Demo streets are invented')).toBeVisible()
    await expect(canvas.queryByText('No street map here yet')).toBeNull()
  },
}

/** Offline, or the provider is too busy: the map can still be opened. */
export const PictureFailed: Story = {
  parameters: { pictures: 'failed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Move the map' }))
    await expect(await canvas.findByRole('img', { name: 'Map of the neighborhood' })).toBeVisible()
  },
}

export const NoGraphics: Story = {
  beforeEach: () => {
    spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move the map' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('can’t display the map')
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Narrow: Story = {
  args: Hidden.args,
  decorators: [
    (Story) => (
      <div className="w-82">
        <Story />
      </div>
    ),
  ],
}
