import type { Meta, StoryObj } from '@storybook/react'
import { expect } from 'storybook/test'
import { RouteProgress } from './route-progress.tsx'

const meta = {
  component: RouteProgress,
  args: { active: true, label: 'The next page is loading' },
} satisfies Meta<typeof RouteProgress>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'The next page is loading' })
    await expect(bar).not.toHaveAttribute('aria-valuenow')
  },
}

export const Known: Story = {
  args: { value: 0.6 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60')
  },
}

export const Idle: Story = {
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
