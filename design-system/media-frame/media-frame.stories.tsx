import type { Meta, StoryObj } from '@storybook/react'
import { House } from 'lucide'
import { expect } from 'storybook/test'
import { scene } from '../gallery/story-scenes.ts'
import { Icon } from '../icon/icon.tsx'
import { MediaFrame } from './media-frame.tsx'

const meta = {
  component: MediaFrame,
  args: { ...scene(3), className: 'rounded-lg' },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MediaFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img')
    await expect(picture).toHaveAttribute('loading', 'lazy')
  },
}

export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img')
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
    await expect(picture).toHaveAttribute('loading', 'eager')
  },
}

export const Arriving: Story = { args: { src: 'data:image/png;base64,', alt: '' } }

export const Empty: Story = {
  args: { src: undefined, color: undefined, fallback: <Icon of={House} /> },
}

export const Ratios: Story = {
  render: (args) => (
    <div className="grid grid-cols-2 items-start gap-3">
      {(['photo', 'wide', 'classic', 'square', 'portrait'] as const).map((ratio) => (
        <MediaFrame key={ratio} {...args} ratio={ratio} />
      ))}
    </div>
  ),
}
