import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { Textarea } from './textarea.tsx'

const meta = {
  component: Textarea,
  args: { id: 'message' },
  render: ({ id: _, ...args }) => (
    <div className="max-w-md">
      <Field label="Message" hint="What should the agent know?">
        {(control) => <Textarea {...args} {...control} />}
      </Field>
    </div>
  ),
} satisfies Meta<typeof Textarea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' })
    await userEvent.type(box, 'Good morning,{Enter}may we come on Saturday?')
    await expect(box).toHaveValue('Good morning,\nmay we come on Saturday?')
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Already sent.' } }

export const Invalid: Story = {
  render: () => (
    <div className="max-w-md">
      <Field label="Message" error="Write a few words first." counter="0 of 1,000">
        {(control) => <Textarea {...control} />}
      </Field>
    </div>
  ),
}
