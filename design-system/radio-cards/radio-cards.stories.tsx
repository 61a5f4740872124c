import type { Meta, StoryObj } from '@storybook/react'
import { Banknote, Landmark } from 'lucide'
import { expect, fn, userEvent } from 'storybook/test'
import { Icon } from '../icon/icon.tsx'
import { RadioCards } from './radio-cards.tsx'

const meta = {
  component: RadioCards,
  args: {
    legend: 'How would you like to pay?',
    name: 'payment',
    defaultValue: 'card',
    onValueChange: fn(),
    options: [
      {
        value: 'card',
        label: 'Card',
        hint: 'Active at once.',
        icon: <Icon of={Banknote} />,
      },
      {
        value: 'transfer',
        label: 'Bank transfer',
        hint: 'Active when the receipt was looked at, usually within a day.',
        icon: <Icon of={Landmark} />,
      },
      { value: 'cash', label: 'Cash', hint: 'Not in this country.', disabled: true },
    ],
  },
} satisfies Meta<typeof RadioCards>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /^Card/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /^Bank transfer/ })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('transfer')
  },
}

export const WithError: Story = { args: { defaultValue: undefined, error: 'Choose one of them.' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
