import type { Meta, StoryObj } from '@storybook/react'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { inSite } from '@/tests/stories/in-site.tsx'
import { PanoramaFrame } from './panorama-frame.tsx'
import { storyPanorama } from './story-panorama.ts'

const meta = {
  component: PanoramaFrame,
  decorators: [inSite],
  args: {
    url: storyPanorama(),
    start: 'Look around',
    labels: {
      view: '360° view: House by the lake',
      hint: 'Drag or use the arrow keys to look around. Press plus or minus to zoom.',
      loading: 'Loading the 360° view…',
      flat: 'This device can’t show the 360° view, so here’s a flat photo.',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      fullscreen: 'Full screen',
    },
  },
  render: (args) => (
    <div className="max-w-184">
      <PanoramaFrame {...args} />
    </div>
  ),
} satisfies Meta<typeof PanoramaFrame>

export default meta
type Story = StoryObj<typeof meta>

export const NotAskedFor: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: /^Look around/ })).toBeVisible()
    await expect(canvasElement.querySelector('canvas')).toBeNull()
  },
}

export const LookingAround: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Look around/ }))
    const view = await canvas.findByRole('application', {
      name: '360° view: House by the lake',
    })
    await waitFor(() => expect(canvas.queryByText('Loading the 360° view…')).toBeNull())
    await expect(view).toHaveFocus()
    await expect(await wallAfter('Home', view)).toBe('warm')
    for (const _ of Array(10)) await wallAfter('ArrowRight', view)
    await expect(await wallAfter('ArrowRight', view)).toBe('cool')
    await expect(await wallAfter('Home', view)).toBe('warm')
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }))
  },
}

export const WithoutPicture: Story = {
  args: { url: 'data:image/png;base64,none' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Look around/ }))
    await expect(await canvas.findByText(/^This device can’t show/)).toBeVisible()
  },
}

/** Finds the wall below the window by its color, after a key press. */
function wallAfter(key: string, view: HTMLElement): Promise<'warm' | 'cool'> {
  fireEvent.keyDown(view, { key })
  // Read in the same frame: the drawing buffer is cleared afterwards.
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const seen = view.querySelector('canvas') ?? document.createElement('canvas')
      const copy = document.createElement('canvas')
      copy.width = seen.width
      copy.height = seen.height
      const context = copy.getContext('2d')
      context?.drawImage(seen, 0, 0)
      const middle = context?.getImageData(seen.width / 2, seen.height * 0.62, 1, 1).data
      resolve((middle?.[0] ?? 0) > (middle?.[2] ?? 0) ? 'warm' : 'cool')
    })
  })
}
