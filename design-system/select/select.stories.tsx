import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { Select } from './select.tsx'

const meta = {
  component: Select,
  args: {
    id: 'sort',
    options: [
      { value: 'newest', label: 'Newest first' },
      { value: 'price', label: 'Lowest price' },
      { value: 'viewed', label: 'Most viewed' },
    ],
  },
  render: ({ id: _, ...args }) => (
    <div className="max-w-64">
      <Field label="Sort by">{(control) => <Select {...args} {...control} />}</Field>
    </div>
  ),
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' })
    await userEvent.selectOptions(select, 'Lowest price')
    await expect(select).toHaveValue('price')
  },
}

export const WithEmptyChoice: Story = { args: { emptyLabel: 'Any order' } }
export const Small: Story = { args: { size: 'sm' } }
export const Disabled: Story = { args: { disabled: true } }

export const LongText: Story = {
  args: {
    options: [{ value: 'a', label: 'Zuletzt aktualisierte Anzeigen mit Besichtigung zuerst' }],
  },
}

export const Invalid: Story = {
  render: ({ id: _, ...args }) => (
    <div className="max-w-64">
      <Field label="Sort by" error="Choose an order.">
        {(control) => <Select {...args} {...control} emptyLabel="Choose" />}
      </Field>
    </div>
  ),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
