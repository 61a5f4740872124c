import type { Meta, StoryObj } from '@storybook/react'
import { LayoutGrid, List } from 'lucide'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Icon } from '../icon/icon.tsx'
import { Segmented } from './segmented.tsx'

const meta = {
  component: Segmented,
  args: {
    name: 'intent',
    legend: 'What are you looking for?',
    defaultValue: 'buy',
    options: [
      { value: 'buy', label: 'Buy' },
      { value: 'rent', label: 'Rent' },
    ],
  },
} satisfies Meta<typeof Segmented>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Buy' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Rent' })).toBeChecked()
  },
}

export const Controlled: Story = {
  render: function Render(args) {
    const [view, setView] = useState('grid')
    return (
      <Segmented
        {...args}
        name="view"
        legend="View"
        size="sm"
        defaultValue={undefined}
        value={view}
        onValueChange={setView}
        options={[
          {
            value: 'grid',
            label: 'Grid',
            icon: <Icon of={LayoutGrid} />,
            labelHidden: true,
          },
          { value: 'list', label: 'List', icon: <Icon of={List} />, labelHidden: true },
        ]}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'List' }))
    await expect(canvas.getByRole('radio', { name: 'List' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Grid' })).not.toBeChecked()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const RightToLeft: Story = {
  args: {
    options: [
      { value: 'buy', label: 'شراء' },
      { value: 'rent', label: 'إيجار' },
    ],
  },
  globals: { direction: 'rtl' },
}
