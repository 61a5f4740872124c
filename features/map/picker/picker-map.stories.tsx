import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Position } from '@/domain/place/distance.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import PickerMap, { type PickerMapProps } from './picker-map.tsx'

const pick = fn<(position: Position) => void>()

const meta = {
  component: PickerMap,
  decorators: [
    inSite,
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
  args: { position: { latitude: 45.5152, longitude: -122.6784 }, onPick: pick },
  beforeEach: () => {
    pick.mockClear()
  },
} satisfies Meta<typeof PickerMap>

export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys move the map under the crosshair; Enter and the button pick its center. */
export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const map = await canvas.findByRole('region', { name: /^Map for choosing a location/ })
    map.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{Enter}')
    const first = pick.mock.calls[0]?.[0] ?? NOWHERE
    await expect(first.latitude).toBeGreaterThan(45.5152)
    await expect(first.longitude).toBeGreaterThan(-122.6784)
    await userEvent.click(canvas.getByRole('button', { name: 'Use this location' }))
    await expect(pick).toHaveBeenLastCalledWith(first)
  },
}

const NOWHERE: Position = { latitude: 0, longitude: 0 }

const address: Position = { latitude: 45.53, longitude: -122.65 }

function AddressChosen(props: PickerMapProps) {
  const [pin, setPin] = useState<Position | null>(null)
  return (
    <>
      <button type="button" onClick={() => setPin(address)}>
        Choose an address
      </button>
      <PickerMap {...props} pin={pin} />
    </>
  )
}

/** The map goes where an address put the pin, and marks it. */
export const PinByAddress: Story = {
  args: { shownKm: 6 },
  render: (args) => <AddressChosen {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const map = await canvas.findByRole('region', { name: /^Map for choosing a location/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Choose an address' }))
    await expect(canvasElement.querySelectorAll('.map-spot')).toHaveLength(1)
    map.focus()
    await waitFor(async () => {
      await userEvent.keyboard('{Enter}')
      await expect(pick).toHaveBeenLastCalledWith(address)
    })
  },
}

export const NoPlaceYet: Story = { args: { position: null } }
export const Dark: Story = { globals: { theme: 'dark' } }
