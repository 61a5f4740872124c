import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inSite } from '@/tests/stories/in-site.tsx'
import PickerMap from './picker-map.tsx'

const pick = fn()

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

/** The keys move the map below the cross; Enter and the button take what lies there. */
export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const map = await canvas.findByRole('region', { name: /^Map to choose a place on/ })
    map.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{Enter}')
    const [[first]] = pick.mock.calls
    await expect(first.latitude).toBeGreaterThan(45.5152)
    await expect(first.longitude).toBeGreaterThan(-122.6784)
    await userEvent.click(canvas.getByRole('button', { name: 'Look around here' }))
    await expect(pick).toHaveBeenLastCalledWith(first)
  },
}

export const NoPlaceYet: Story = { args: { position: null } }
export const Dark: Story = { globals: { theme: 'dark' } }
