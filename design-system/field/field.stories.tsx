import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Input } from '../input/input.tsx'
import { Field } from './field.tsx'

const meta = {
  component: Field,
  args: {
    label: 'Your name',
    children: (control) => <Input {...control} autoComplete="name" />,
  },
  decorators: [
    (Story) => (
      <div className="max-w-sm">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Your name'))
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveFocus()
  },
}

export const WithHintAndCounter: Story = {
  args: { hint: 'As it stands in your passport.', counter: '12 of 70', labelNote: 'optional' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'As it stands in your passport. 12 of 70',
    )
  },
}

export const WithError: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('Am')
    return (
      <Field
        {...args}
        required
        hint="As it stands in your passport."
        error={value.length < 3 ? 'Write at least three letters.' : undefined}
      >
        {(control) => (
          <Input {...control} value={value} onChange={(event) => setValue(event.target.value)} />
        )}
      </Field>
    )
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Your name' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/^Write at least three letters/)
    await userEvent.type(input, 'elia')
    await expect(input).toBeValid()
    await expect(input).toHaveAccessibleDescription('As it stands in your passport.')
    await userEvent.clear(input)
    await userEvent.type(input, 'Am')
  },
}

export const LabelHidden: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    label: 'Telefonnummer, unter der wir Sie tagsüber am zuverlässigsten erreichen können',
    error:
      'Bitte geben Sie eine vollständige Telefonnummer mit Landesvorwahl ein, zum Beispiel +49.',
    hint: 'Wir geben sie nur an die Maklerin weiter, mit der Sie sprechen möchten.',
  },
}

export const RightToLeft: Story = {
  args: { label: 'اسمك', hint: 'كما في جواز السفر', error: 'اكتب ثلاثة أحرف على الأقل' },
  globals: { direction: 'rtl' },
}
