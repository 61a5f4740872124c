import type { Meta, StoryObj } from '@storybook/react'
import { MaskIcon } from './mask-icon.tsx'

const house =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='M3 11 12 3l9 8v10H3z'/%3E%3C/svg%3E"

const meta = {
  component: MaskIcon,
  args: { src: house, className: 'size-8 text-brand-ink' },
} satisfies Meta<typeof MaskIcon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InTheColorOfTheText: Story = { args: { className: 'size-8 text-accent-ink' } }
export const InItsOwnColors: Story = {
  decorators: [
    (Story) => (
      <div data-icons="own">
        <Story />
      </div>
    ),
  ],
}
export const Dark: Story = { globals: { theme: 'dark' } }
