import type { Meta, StoryObj } from '@storybook/react'
import type { ComponentType } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { inSite } from '@/tests/stories/in-site.tsx'
import { LazyMap } from './lazy-map.tsx'

type Load = () => Promise<{ default: ComponentType<{ words: string }> }>

const arriving: Load = async () => ({ default: ({ words }) => <p>{words}</p> })
const failing = fn<Load>(() => Promise.reject(new Error('offline')))

const meta = {
  component: LazyMap<{ words: string }>,
  decorators: [inSite],
  args: {
    of: { words: 'The map' },
    load: arriving,
  },
} satisfies Meta<typeof LazyMap<{ words: string }>>

export default meta
type Story = StoryObj<typeof meta>

export const Arrived: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The map')).toBeVisible()
  },
}

export const OnItsWay: Story = {
  args: { load: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the map')
  },
}

export const Failed: Story = {
  args: { load: failing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(failing.mock.calls.length).toBeGreaterThan(1)
  },
}

export const RightToLeft: Story = { ...OnItsWay, play: undefined, globals: { direction: 'rtl' } }
