import type { Meta, StoryObj } from '@storybook/react'
import { Heart, Share2 } from 'lucide'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { scene } from '../gallery/story-scenes.ts'
import { Icon } from '../icon/icon.tsx'
import { MediaFrame } from '../media-frame/media-frame.tsx'
import { IconButton } from './icon-button.tsx'

const meta = {
  component: IconButton,
  args: { label: 'Share', onClick: fn(), children: <Icon of={Share2} /> },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      <IconButton {...args} variant="quiet" />
      <IconButton {...args} variant="outlined" />
      <IconButton {...args} variant="outlined" size="sm" />
      <IconButton {...args} variant="outlined" disabled />
    </div>
  ),
}

export const PressedOnAPhoto: Story = {
  args: { label: 'Save', children: <Icon of={Heart} /> },
  render: function Render(args) {
    const [saved, setSaved] = useState(false)
    return (
      <div className="max-w-full w-72">
        <MediaFrame {...scene(1)} className="rounded-lg">
          <IconButton
            {...args}
            variant="photo"
            size="sm"
            aria-pressed={saved}
            onClick={() => setSaved(!saved)}
            className="absolute end-3 top-3"
          />
        </MediaFrame>
      </div>
    )
  },
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  },
}
