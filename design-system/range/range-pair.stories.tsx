import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { RangePair } from './range-pair.tsx'
import type { RangeValue } from './use-range-pair.ts'

const meta = {
  component: RangePair,
  args: {
    legend: 'Price',
    min: 0,
    max: 2_000_000,
    step: 10_000,
    curve: 2,
    value: { min: 250_000, max: 900_000 },
    onValueChange: fn(),
    labels: { min: 'From', max: 'To' },
    placeholders: { min: 'Any', max: 'Any' },
    names: { min: 'min_price', max: 'max_price' },
    before: '$',
    valueText: (value) => `$${value.toLocaleString('en')}`,
  },
  render: function Render(args) {
    const [value, setValue] = useState<RangeValue>(args.value)
    return (
      <div className="max-w-sm">
        <RangePair
          {...args}
          value={value}
          onValueChange={(next) => {
            args.onValueChange(next)
            setValue(next)
          }}
        />
      </div>
    )
  },
} satisfies Meta<typeof RangePair>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const from = canvas.getByRole('slider', { name: 'From' })
    await expect(from).toHaveAttribute('aria-valuetext', '$250,000')
    await userEvent.tab()
    await expect(from).toHaveFocus()

    const least = canvas.getByRole('textbox', { name: 'From' })
    await userEvent.clear(least)
    await userEvent.type(least, '950000')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: 900_000, max: 900_000 })

    const most = canvas.getByRole('textbox', { name: 'To' })
    await userEvent.clear(most)
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: 900_000, max: undefined })
  },
}

const bins = [2, 9, 24, 41, 56, 48, 37, 30, 22, 17, 13, 10, 8, 6, 4, 4, 3, 2, 1, 1].map(
  (count, index) => ({ from: index * 100_000, to: (index + 1) * 100_000, count }),
)

export const WithHistogram: Story = {
  args: { bins },
  play: async ({ args, canvas }) => {
    const chosen = () => document.querySelectorAll('[data-state="chosen"]').length
    await expect(chosen()).toBe(7)
    const most = canvas.getByRole('textbox', { name: 'To' })
    await userEvent.clear(most)
    await userEvent.type(most, '500000{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: 250_000, max: 500_000 })
    await expect(chosen()).toBe(3)
  },
}

export const Open: Story = { args: { value: {} } }
export const Disabled: Story = { args: { disabled: true } }
export const RightToLeft: Story = {
  args: { bins, legend: 'السعر', labels: { min: 'من', max: 'إلى' } },
  globals: { direction: 'rtl' },
}
