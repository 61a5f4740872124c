import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Field, type FieldProps } from '../field/field.tsx'
import { InputGroup } from '../input/input.tsx'
import { NumberInput, type NumberInputProps } from './number-input.tsx'

type Args = NumberInputProps &
  Pick<FieldProps, 'label' | 'hint' | 'error'> & { before?: string; after?: string }

const meta = {
  component: NumberInput,
  args: {
    id: 'price',
    label: 'Price',
    before: '$',
    locale: 'en',
    value: 765_000,
    min: 0,
    max: 10_000_000,
    step: 1000,
    typed: null,
    onTyped: fn(),
    onValueChange: fn(),
  },
  render: function Render({ id: _, label, hint, error, before, after, ...args }) {
    const [value, setValue] = useState(args.value)
    const [typed, setTyped] = useState<string | null>(null)
    return (
      <div className="max-w-xs">
        <Field label={label} hint={hint} error={error}>
          {(control) => (
            <InputGroup before={before} after={after}>
              <NumberInput
                {...args}
                {...control}
                value={value}
                typed={typed}
                onTyped={(text) => {
                  args.onTyped(text)
                  setTyped(text)
                  setValue(undefined)
                }}
                onValueChange={(next) => {
                  args.onValueChange(next)
                  setTyped(null)
                  setValue(next)
                }}
              />
            </InputGroup>
          )}
        </Field>
      </div>
    )
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Price' })
    await expect(field).toHaveValue('765,000')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveValue('766,000')
    await userEvent.keyboard('{PageDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(756_000)
  },
}

export const WithUnit: Story = {
  args: { label: 'Living area', before: undefined, after: 'm²', value: 142, step: 1 },
}

export const Fractions: Story = {
  args: {
    label: 'Zinssatz im Jahr',
    before: undefined,
    after: '%',
    locale: 'de',
    value: 3.75,
    step: 0.05,
    max: 30,
    fractionDigits: 2,
    name: 'rate',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await expect(field).toHaveValue('3,75')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveValue('3,8')
    await expect(document.querySelector('input[name="rate"]')).toHaveValue('3.8')
  },
}

export const Typed: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, 'much')
    await expect(args.onTyped).toHaveBeenLastCalledWith('much')
    await userEvent.tab()
    await expect(field).toHaveValue('much')
  },
}

export const Empty: Story = { args: { value: undefined, placeholder: 'Any' } }
export const Invalid: Story = { args: { error: 'The price is above what the bank lends.' } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const Disabled: Story = { args: { disabled: true } }

export const LongText: Story = {
  args: {
    label: 'Voraussichtlich verfügbares Eigenkapital einschließlich Bausparguthaben',
    hint: 'Ohne den Teil, den Sie für Grunderwerbsteuer und Notar zurücklegen.',
    before: undefined,
    after: '€',
    locale: 'de',
    value: 9_999_999,
  },
}

export const RightToLeft: Story = {
  args: { label: 'السعر', locale: 'ar-EG', before: undefined, after: 'ج.م' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveValue('٧٦٥٬٠٠٠')
  },
  globals: { direction: 'rtl' },
}
