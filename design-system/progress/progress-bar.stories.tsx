import type { Meta, StoryObj } from '@storybook/react'
import { expect } from 'storybook/test'
import { ProgressBar } from './progress-bar.tsx'

const meta = {
  component: ProgressBar,
  args: { label: 'Homes sold', value: 0.25, valueText: '3 of 12' },
  decorators: [
    (Story) => (
      <div className="max-w-sm">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Homes sold' })
    await expect(bar).toHaveAttribute('aria-valuenow', '25')
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 12')
  },
}

export const Done: Story = { args: { value: 1, valueText: '12 of 12' } }
export const Started: Story = { args: { value: 0, valueText: '0 of 12' } }

export const OfUnknownLength: Story = {
  args: { label: 'Reading the plans', value: undefined, valueText: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}

export const LabelHidden: Story = { args: { labelHidden: true } }

export const LongText: Story = {
  args: {
    label: 'Voraussichtlicher Baufortschritt der gesamten Wohnanlage einschließlich Tiefgarage',
    valueText: '64 % abgeschlossen',
    value: 0.64,
  },
}

export const RightToLeft: Story = {
  args: { label: 'المنازل المباعة', valueText: '٣ من ١٢' },
  globals: { direction: 'rtl' },
}
