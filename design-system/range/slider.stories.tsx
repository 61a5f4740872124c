import type { Meta, StoryObj } from '@storybook/react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { Slider } from './slider.tsx'

const meta = {
  component: Slider,
  args: {
    id: 'years',
    min: 5,
    max: 35,
    step: 5,
    defaultValue: 25,
    valueText: (years) => `${years} years`,
    onValueChange: fn(),
  },
  render: ({ id: _, ...args }) => (
    <div className="max-w-sm">
      <Field label="Length of the loan">{(control) => <Slider {...args} {...control} />}</Field>
    </div>
  ),
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Length of the loan' })
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await expect(slider).toHaveAttribute('aria-valuetext', '25 years')
    // Same event as the browser's arrow keys on a range input.
    await fireEvent.input(slider, { target: { value: 30 } })
    await expect(args.onValueChange).toHaveBeenCalledWith(30)
    await expect(slider).toHaveAttribute('aria-valuetext', '30 years')
  },
}

export const Disabled: Story = { args: { disabled: true } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
