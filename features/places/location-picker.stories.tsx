import type { Meta, StoryObj } from '@storybook/react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { placeQueries, type SearchSuggestion } from '@/client/api/places.ts'
import { settingsQueries } from '@/client/api/settings.ts'
import { inSite, type StoryReads } from '@/tests/stories/in-site.tsx'
import { LocationPicker } from './location-picker.tsx'

const portland: SearchSuggestion = {
  kind: 'place',
  id: 1,
  label: 'Portland',
  detail: 'Oregon, United States',
  city: 'Portland',
  state: 'Oregon',
  country: 'United States',
  latitude: '45.5152',
  longitude: '-122.6784',
}

const reads: StoryReads = (client) => [
  [settingsQueries.web(client).queryKey, { extensions: ['place-suggestions'] }],
  [placeQueries.suggestions(client, 'po').queryKey, [portland]],
  [placeQueries.suggestions(client, 'xy').queryKey, []],
  [placeQueries.suggestions(client, '97201').queryKey, []],
]

const done = fn()

const meta = {
  component: LocationPicker,
  decorators: [
    (Story) => (
      <div className="h-110 max-w-120">
        <Story />
      </div>
    ),
    inSite,
  ],
  parameters: { reads },
  args: { onDone: done },
  beforeEach: () => done.mockClear(),
} satisfies Meta<typeof LocationPicker>

export default meta
type Story = StoryObj<typeof meta>

export const ByName: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'City or neighborhood' }), 'po')
    await expect(await canvas.findAllByRole('option')).toHaveLength(1)
  },
}
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'po')
    await canvas.findByRole('option', { name: /^Portland/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() =>
      expect(done).toHaveBeenCalledWith(
        expect.objectContaining({
          city: 'Portland',
          coordinates: { latitude: 45.5152, longitude: -122.6784 },
        }),
      ),
    )
  },
}
export const NothingFits: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xy')
    await expect(await canvas.findByText(/^We couldn’t find a city called “.?xy/)).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByText(/choose the location on the map\.$/)).toBeVisible()
    await userEvent.clear(canvas.getByRole('combobox'))
    await userEvent.type(canvas.getByRole('combobox'), '97201')
    await expect(await canvas.findByText(/city name instead of ZIP code/)).toBeVisible()
  },
}
export const Locating: Story = {
  beforeEach: () => device(() => {}),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use my location' }))
    await expect(await canvas.findByText('Finding your location…')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible()
  },
}
export const Unsupported: Story = failing(undefined, 'Geolocation not supported')
export const Denied: Story = failing(1, 'Permission denied')
export const Unavailable: Story = failing(2, 'Position unavailable')
export const TimedOut: Story = failing(3, 'Request timed out')
export const Undetermined: Story = failing(9, 'Could not determine location')
export const WithoutSuggestions: Story = {
  parameters: {
    reads: ((client) => [
      [settingsQueries.web(client).queryKey, { extensions: [] }],
    ]) satisfies StoryReads,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Use my location' })).toBeEnabled()
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Geolocation that fails with the given error code; undefined: no geolocation. */
function failing(code: number | undefined, title: string): Story {
  return {
    beforeEach: () =>
      code === undefined
        ? replace(undefined)
        : device((_, fail) => {
            fail?.({
              code,
              message: '',
              PERMISSION_DENIED: 1,
              POSITION_UNAVAILABLE: 2,
              TIMEOUT: 3,
            })
          }),
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use my location' }))
      await expect(await canvas.findByRole('alert')).toHaveTextContent(title)
      await expect(done).not.toHaveBeenCalled()
    },
  }
}

function device(answer: Geolocation['getCurrentPosition']) {
  return replace({ getCurrentPosition: answer, watchPosition: () => 0, clearWatch: () => {} })
}

/** Replaces the browser's geolocation; returns a function that restores it. */
function replace(value: Geolocation | undefined) {
  Object.defineProperty(navigator, 'geolocation', { value, configurable: true })
  return () => {
    Reflect.deleteProperty(navigator, 'geolocation')
  }
}
