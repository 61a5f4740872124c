import type { Meta, StoryObj } from '@storybook/react'
import { expect } from 'storybook/test'
import { Spinner } from './spinner.tsx'

const meta = { component: Spinner } satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { label: 'Loading homes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading homes')
  },
}

export const Large: Story = {
  args: { label: 'Loading homes', className: 'text-xl text-brand-ink' },
}
export const Decoration: Story = {}
