import type { Meta, StoryObj } from '@storybook/react'
import { expect, waitFor } from 'storybook/test'
import { settingsQueries } from '@/client/api/settings.ts'
import { type StreetArea, streetsQueries } from '@/client/api/streets.ts'
import type { Bounds } from '@/domain/place/distance.ts'
import { inSite, type StoryReads } from '@/tests/stories/in-site.tsx'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { MapFrame } from './map-frame.tsx'
import { readColors } from './read-colors.ts'
import { useMap } from './use-map.ts'

const bounds = { south: 39.95, west: -83.02, north: 39.98, east: -82.98 }
const area: StreetArea = {
  name: 'columbus',
  maxZoom: 14,
  isInvented: false,
  hasTravel: true,
  bounds: { south: 39.8, west: -83.3, north: 40.1, east: -82.7 },
  attribution: '© OpenStreetMap contributors, City of Columbus',
}

function Streets({ language, shown = bounds }: { language: string; shown?: Bounds }) {
  const { container, state } = useMap({ language, label: 'Map', bounds: shown })
  return <MapFrame container={container} state={state} className="h-96" />
}

/** Tiles come from `.storybook/street-tiles.ts`. */
const withAreas =
  (areas: StreetArea[]): StoryReads =>
  (client) => [
    [settingsQueries.web(client).queryKey, { ...sampleSettings, extensions: ['map-streets'] }],
    [streetsQueries.areas(client).queryKey, { version: 'story', areas }],
  ]

const drawnOn = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('[data-drawn]')?.dataset.drawn

const meta = {
  title: 'map/engine',
  component: Streets,
  decorators: [inSite],
  args: { language: 'en' },
  parameters: { reads: withAreas([area]) },
} satisfies Meta<typeof Streets>

export default meta
type Story = StoryObj<typeof meta>

export const WithStreets: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(drawnOn(canvasElement)).toBe('streets'), { timeout: 20_000 })
    await expect(canvas.getByText(/City of Columbus/)).toBeVisible()
    await expect(canvas.queryByText(/^No street map here yet/)).toBeNull()
  },
}

/** The style changes while it is drawn; nothing may be written to the console. */
export const ThemeChanged: Story = {
  play: async ({ canvasElement }) => {
    const { dataset } = document.documentElement
    const before = dataset.theme
    dataset.theme = 'dark'
    await waitFor(() => expect(drawnOn(canvasElement)).toBe('streets'), { timeout: 20_000 })
    dataset.theme = 'light'
    await waitFor(() => expect(drawnOn(canvasElement)).toBe('streets'), { timeout: 20_000 })
    if (before === undefined) delete dataset.theme
    else dataset.theme = before
  },
}

/** With reduced motion, every transition of the page takes a hundredth of a millisecond. */
export const ReducedMotion: Story = {
  render: (args) => (
    <>
      <style>{'* { transition-duration: 0.01ms }'}</style>
      <Streets {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const { land, water, road, label } = readColors(canvasElement)
    await expect(new Set([land, water, road, label]).size).toBe(4)
  },
}

export const Invented: Story = {
  parameters: { reads: withAreas([{ ...area, isInvented: true }]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Demo streets are invented')).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { args: { language: 'ar' }, globals: { direction: 'rtl' } }

const away = { south: 10, west: 10, north: 11, east: 11 }

export const NoStreetsHere: Story = {
  parameters: { reads: withAreas([{ ...area, bounds: away }]) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^No street map here yet/)).toBeVisible()
    await waitFor(() => expect(drawnOn(canvasElement)).toBeDefined(), { timeout: 20_000 })
    await expect(await canvas.findByText(/Nearest towns: .*Columbus.*km/)).toBeVisible()
  },
}

/** From zoom 10 on, where the country map has little to show. */
export const NoStreetsAround: Story = {
  ...NoStreetsHere,
  args: { shown: { south: 39.88, west: -83.05, north: 40.04, east: -82.95 } },
}

/** Farther out nobody looks for streets. */
export const NoStreetsInTheState: Story = {
  parameters: NoStreetsHere.parameters,
  args: { shown: { south: 39, west: -83.5, north: 41, east: -82.5 } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(drawnOn(canvasElement)).toBeDefined(), { timeout: 20_000 })
    await expect(canvas.getByRole('img', { name: /^Scale: \d+ km$/ })).toBeVisible()
    await expect(canvas.queryByText(/^No street map here yet/)).toBeNull()
  },
}

/** On a phone, too, nothing at the map's foot lies over anything else. */
export const NarrowFoot: Story = {
  ...NoStreetsHere,
  render: (args) => (
    <div style={{ inlineSize: 360 }}>
      <Streets {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const note = await canvas.findByText(/Nearest towns:/, {}, { timeout: 20_000 })
    const scale = await canvas.findByRole('img', { name: /^Scale/ })
    const sources = canvas.getByText(/OpenStreetMap/).closest('p')
    const boxes = [note, scale, sources].map((it) => it?.getBoundingClientRect() ?? new DOMRect())
    for (const [at, one] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) {
        const isApart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top
        await expect(isApart).toBe(true)
      }
    }
  },
}

export const NoAreas: Story = {
  parameters: { reads: withAreas([]) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(drawnOn(canvasElement)).toBe('ground'), { timeout: 20_000 })
  },
}
