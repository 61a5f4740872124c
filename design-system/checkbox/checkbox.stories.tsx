import type { Meta, StoryObj } from '@storybook/react'
import { expect, fn, userEvent } from 'storybook/test'
import { Fieldset } from '../field/fieldset.tsx'
import { Checkbox } from './checkbox.tsx'

const meta = {
  component: Checkbox,
  args: { label: 'Garden', name: 'facility', value: '3', onChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-xs">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Garden' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText('Garden'))
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

export const Checked: Story = { args: { defaultChecked: true, count: '1,204' } }
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }

export const Group: Story = {
  render: () => (
    <Fieldset legend="Facilities" hint="Homes that have all of these.">
      <Checkbox label="Garden" name="facility" value="1" count={412} defaultChecked />
      <Checkbox label="Lift" name="facility" value="2" count={96} />
      <Checkbox
        label="Barrierefreier Zugang bis in die Wohnung und den Keller"
        hint="Without a step, with doors of at least 80 cm."
        name="facility"
        value="3"
        count={0}
        disabled
      />
    </Fieldset>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Facilities' })).toHaveAccessibleDescription(
      'Homes that have all of these.',
    )
  },
}

export const RightToLeft: Story = {
  args: { label: 'حديقة', count: '٤١٢', defaultChecked: true },
  globals: { direction: 'rtl' },
}
