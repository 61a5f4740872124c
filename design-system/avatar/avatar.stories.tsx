import type { Meta, StoryObj } from '@storybook/react'
import { expect } from 'storybook/test'
import { scene } from '../gallery/story-scenes.ts'
import { Avatar } from './avatar.tsx'

const meta = { component: Avatar, args: { name: 'Amelia Stone' } } satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AS')).toBeVisible()
  },
}

export const ManyNames: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {['Amelia Stone', 'Jonas Weber', 'ليلى حداد', 'Ola', 'María José Pérez', 'Chen Wei'].map(
        (name) => (
          <Avatar key={name} name={name} />
        ),
      )}
    </div>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      <Avatar {...args} size="sm" />
      <Avatar {...args} size="md" />
      <Avatar {...args} size="lg" />
    </div>
  ),
}

export const WithPortrait: Story = { args: { src: scene(0).src, size: 'lg' } }
