import type { Meta, StoryObj } from '@storybook/react'
import { Search } from 'lucide'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { Input, InputGroup } from './input.tsx'

const meta = {
  component: Input,
  args: { id: 'street' },
  render: ({ id: _, ...args }) => (
    <div className="max-w-sm">
      <Field label="Street">{(control) => <Input {...args} {...control} />}</Field>
    </div>
  ),
} satisfies Meta<typeof Input>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Street' }), 'Mill Lane 3')
    await expect(canvas.getByRole('textbox')).toHaveValue('Mill Lane 3')
  },
}

export const Placeholder: Story = { args: { placeholder: 'Mill Lane 3' } }
export const Small: Story = { args: { size: 'sm', defaultValue: 'Mill Lane 3' } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Mill Lane 3' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Mill Lane 3' } }

export const Invalid: Story = {
  render: () => (
    <div className="max-w-sm">
      <Field label="Street" error="There is no such street in this town.">
        {(control) => <Input {...control} defaultValue="Mill Lame" />}
      </Field>
    </div>
  ),
}

export const WithSignAndUnit: Story = {
  render: () => (
    <div className="flex max-w-sm flex-col gap-4">
      <Field label="Search">
        {(control) => (
          <InputGroup before={<Icon of={Search} />}>
            <Input {...control} type="search" placeholder="Town, street or postcode" />
          </InputGroup>
        )}
      </Field>
      <Field label="Living area">
        {(control) => (
          <InputGroup after="m²">
            <Input {...control} inputMode="numeric" defaultValue="120" className="figures" />
          </InputGroup>
        )}
      </Field>
    </div>
  ),
}

export const RightToLeft: Story = { ...WithSignAndUnit, globals: { direction: 'rtl' } }
