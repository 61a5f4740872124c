import type { Meta, StoryObj } from '@storybook/react'
import { expect, fn, userEvent } from 'storybook/test'
import { inSite } from '@/tests/stories/in-site.tsx'
import { onLand } from '@/tests/stories/on-land.tsx'
import { MapNotice } from './map-notice.tsx'

const clusters = {
  found: { total: 0, isEstimate: false, clusters: [] },
  isLoading: false,
  isFailed: false,
  retry: fn(),
}

const meta = {
  component: MapNotice,
  decorators: [inSite, onLand],
  args: { clusters, isAllHidden: false },
} satisfies Meta<typeof MapNotice>

export default meta
type Story = StoryObj<typeof meta>

export const NothingHere: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No homes here')
  },
}

export const AllHidden: Story = {
  args: { clusters: { ...clusters, found: { ...clusters.found, total: 2 } }, isAllHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The homes here are hidden')
  },
}

export const Failed: Story = {
  args: { clusters: { ...clusters, isFailed: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(clusters.retry).toHaveBeenCalled()
  },
}
