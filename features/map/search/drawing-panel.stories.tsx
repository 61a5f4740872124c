import type { Meta, StoryObj } from '@storybook/react'
import { expect, fn, userEvent } from 'storybook/test'
import { inSite } from '@/tests/stories/in-site.tsx'
import { onLand } from '@/tests/stories/on-land.tsx'
import { DrawingPanel } from './drawing-panel.tsx'
import type { Drawing } from './use-map-search.ts'

const send = fn()
const setPoint = fn()
const at = (longitude: number, latitude: number) => ({ latitude, longitude })
const triangle = [at(0, 0), at(10, 0), at(10, 10)]

const drawing: Drawing = {
  areas: [],
  mode: 'polygon',
  purpose: { kind: 'area' },
  points: [],
  news: { kind: 'started' },
  send,
}

const meta = {
  component: DrawingPanel,
  decorators: [inSite, onLand],
  args: { drawing, isAtFirst: false, onSetPoint: setPoint },
  beforeEach: () => {
    send.mockClear()
    setPoint.mockClear()
  },
} satisfies Meta<typeof DrawingPanel>

export default meta
type Story = StoryObj<typeof meta>

export const PointByPoint: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Finish' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Add a point' }))
    await expect(setPoint).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('radio', { name: 'Freehand' }))
    await expect(send).toHaveBeenLastCalledWith({ type: 'drawing.modeSelected', mode: 'freehand' })
    await userEvent.keyboard('{Escape}')
    await expect(send).toHaveBeenLastCalledWith({ type: 'drawing.left' })
  },
}

export const ThreePoints: Story = {
  args: {
    drawing: { ...drawing, points: triangle, news: { kind: 'pointSet', points: 3 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Point 3 added.')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(send).toHaveBeenLastCalledWith({ type: 'drawing.pointTaken' })
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }))
    await expect(send).toHaveBeenLastCalledWith({ type: 'drawing.closed' })
  },
}

export const OnTheFirstPoint: Story = {
  args: { drawing: { ...drawing, points: triangle }, isAtFirst: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Press Enter to finish')
  },
}

export const Freehand: Story = {
  args: { drawing: { ...drawing, mode: 'freehand' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add a point' })).toBeNull()
    await expect(canvas.getByText(/in one line/)).toBeVisible()
  },
}

export const CuttingOut: Story = {
  args: { drawing: { ...drawing, purpose: { kind: 'hole' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Cut out a part' })).toBeVisible()
  },
}

export const Changing: Story = {
  args: { drawing: { ...drawing, purpose: { kind: 'outline', index: 1 }, points: triangle } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Edit area 2' })).toBeVisible()
  },
}

export const Refused: Story = {
  args: {
    drawing: { ...drawing, points: triangle, news: { kind: 'refused', problem: 'crossesItself' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Lines can’t cross')
  },
}

export const RightToLeft: Story = { ...ThreePoints, play: undefined, globals: { direction: 'rtl' } }
