import type { Meta, StoryObj } from '@storybook/react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { scene } from '../gallery/story-scenes.ts'
import { type PictureArea, PictureCrop } from './picture-crop.tsx'

const told = fn<(area: PictureArea) => void>()

const meta = {
  component: PictureCrop,
  args: {
    src: scene(0).src,
    label: 'Crop area: move it with the arrow keys',
    zoomLabel: 'Enlarge',
    onAreaChange: told,
  },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
  beforeEach: () => void told.mockClear(),
} satisfies Meta<typeof PictureCrop>

export default meta
type Story = StoryObj<typeof meta>

/** Zooming in makes the crop area smaller. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const widths = () => told.mock.calls.map(([area]) => area.width)
    await waitFor(() => expect(widths().length).toBeGreaterThan(0))
    const whole = widths().at(-1) ?? 0
    fireEvent.change(canvas.getByRole('slider', { name: 'Enlarge' }), { target: { value: '4' } })
    await waitFor(() => expect(widths().at(-1)).toBeLessThan(whole / 2))
  },
}
export const Round: Story = { args: { isRound: true } }
export const RightToLeft: Story = { args: { isRound: true }, globals: { direction: 'rtl' } }
