import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { MaskIcon } from './mask-icon.tsx'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2"><path d="M3 11 12 4l9 7v9H3z"/><path d="M10 20v-6h4v6"/></svg>'

const meta = {
  component: MaskIcon,
  args: { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, className: 'size-8' },
} satisfies Meta<typeof MaskIcon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const TakesTheColourAround: Story = {
  render: (args) => (
    <p className="flex items-center gap-3 text-accent-ink">
      <MaskIcon {...args} /> Houses
    </p>
  ),
}
