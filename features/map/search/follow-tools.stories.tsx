import type { Meta, StoryObj } from '@storybook/react'
import { expect, fn, userEvent } from 'storybook/test'
import { inSite } from '@/tests/stories/in-site.tsx'
import { onLand } from '@/tests/stories/on-land.tsx'
import { FollowTools } from './follow-tools.tsx'

const following = { isOn: true, isAway: false, choose: fn(), searchHere: fn() }

const meta = {
  component: FollowTools,
  decorators: [inSite, onLand],
  args: { following, found: { total: 37, isEstimate: false, clusters: [] } },
} satisfies Meta<typeof FollowTools>

export default meta
type Story = StoryObj<typeof meta>

export const Follows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('37 homes in view')
    await expect(canvas.queryByRole('button', { name: 'Search this area' })).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Search as I move the map' }))
    await expect(following.choose).toHaveBeenLastCalledWith(false)
  },
}

export const MovedAway: Story = {
  args: { following: { ...following, isOn: false, isAway: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search this area' }))
    await expect(following.searchHere).toHaveBeenCalled()
  },
}

export const Estimate: Story = {
  args: { found: { total: 12_000, isEstimate: true, clusters: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('About 12,000 homes in view')
  },
}

export const Dark: Story = { ...MovedAway, globals: { theme: 'dark' } }
export const RightToLeft: Story = { args: MovedAway.args, globals: { direction: 'rtl' } }
