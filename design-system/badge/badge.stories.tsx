import type { Meta, StoryObj } from '@storybook/react'
import { BadgeCheck } from 'lucide'
import { scene } from '../gallery/story-scenes.ts'
import { Icon } from '../icon/icon.tsx'
import { MediaFrame } from '../media-frame/media-frame.tsx'
import { Badge } from './badge.tsx'

const meta = { component: Badge, args: { children: 'For sale' } } satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-2">
      {(['neutral', 'brand', 'accent', 'success', 'warning', 'danger', 'info'] as const).map(
        (variant) => (
          <Badge key={variant} {...args} variant={variant}>
            {variant}
          </Badge>
        ),
      )}
      <Badge variant="success" size="md">
        <Icon of={BadgeCheck} /> Verified
      </Badge>
    </div>
  ),
}

export const OnAPhoto: Story = {
  render: (args) => (
    <div className="max-w-full w-72">
      <MediaFrame {...scene(2)} className="rounded-lg">
        <div className="absolute start-3 top-3 flex gap-2">
          <Badge {...args} variant="photo" />
          <Badge variant="photo">Promoted</Badge>
        </div>
      </MediaFrame>
    </div>
  ),
}

export const RightToLeft: Story = {
  args: { children: 'للبيع', variant: 'brand' },
  globals: { direction: 'rtl' },
}
