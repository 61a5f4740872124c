import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { inSite } from '@/tests/stories/in-site.tsx'
import { onLand } from '@/tests/stories/on-land.tsx'
import { AreaTools } from './area-tools.tsx'
import type { Drawing } from './use-map-search.ts'

const send = fn()
const outline = [
  { latitude: 0, longitude: 0 },
  { latitude: 0, longitude: 10 },
  { latitude: 10, longitude: 10 },
]

const drawing: Drawing = {
  areas: [],
  mode: null,
  purpose: { kind: 'area' },
  points: [],
  news: null,
  send,
}

const meta = {
  component: AreaTools,
  decorators: [inSite, onLand],
  args: { drawing },
  beforeEach: () => {
    send.mockClear()
  },
} satisfies Meta<typeof AreaTools>

export default meta
type Story = StoryObj<typeof meta>

/** Keyboard users start with points, pointer users with freehand. */
export const NothingDrawn: Story = {
  play: async ({ canvas }) => {
    const start = canvas.getByRole('button', { name: 'Draw an area' })
    await userEvent.click(start)
    const begun = { type: 'drawing.started', purpose: { kind: 'area' } }
    await expect(send).toHaveBeenLastCalledWith({ ...begun, mode: 'freehand' })
    start.focus()
    await userEvent.keyboard('{Enter}')
    await expect(send).toHaveBeenLastCalledWith({ ...begun, mode: 'polygon' })
    await expect(canvas.queryByRole('button', { name: 'Cut out a part' })).toBeNull()
  },
}

export const TwoAreas: Story = {
  args: {
    drawing: {
      ...drawing,
      areas: [
        { outline, holes: [outline] },
        { outline, holes: [] },
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cut out a part' }))
    await expect(send).toHaveBeenLastCalledWith(
      expect.objectContaining({ purpose: { kind: 'hole' } }),
    )
    await userEvent.click(canvas.getByRole('button', { name: '2 areas' }))
    await expect(canvas.getByText('1 cutout')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove area 2' }))
    await expect(send).toHaveBeenLastCalledWith({ type: 'area.removed', index: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Edit area 1' }))
    await expect(send).toHaveBeenLastCalledWith({
      type: 'drawing.started',
      mode: 'polygon',
      purpose: { kind: 'outline', index: 0 },
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all areas' }))
    await expect(send).toHaveBeenLastCalledWith({ type: 'areas.cleared' })
  },
}

/** The list disappears with the last area, so the focus goes to the draw button. */
export const LastOneRemoved: Story = {
  render: function Render({ drawing: given }) {
    const [areas, setAreas] = useState([{ outline, holes: [] }])
    return <AreaTools drawing={{ ...given, areas, send: () => setAreas([]) }} />
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 area' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove area 1' }))
    const start = canvas.getByRole('button', { name: 'Draw an area' })
    await waitFor(() => expect(start).toHaveFocus())
  },
}

export const Closed: Story = {
  args: { drawing: { ...drawing, areas: [{ outline, holes: [] }], news: { kind: 'areaClosed' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Area drawn.')
  },
}

export const RightToLeft: Story = { ...TwoAreas, play: undefined, globals: { direction: 'rtl' } }
