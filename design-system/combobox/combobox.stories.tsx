import type { Meta, StoryObj } from '@storybook/react'
import { Building2, MapPin, Search } from 'lucide'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { Combobox } from './combobox.tsx'
import type { ComboboxItem } from './combobox-list.tsx'

const towns = ['Seattle', 'Seabeck', 'Bellevue', 'Kirkland'].map((label) => ({
  value: `town-${label}`,
  label,
  hint: 'Washington',
  group: 'Places',
  icon: <Icon of={MapPin} />,
}))
const streets = ['Seaview Terrace', 'Belltown Lofts'].map((label) => ({
  value: `project-${label}`,
  label,
  group: 'Projects',
  icon: <Icon of={Building2} />,
}))

const meta = {
  component: Combobox,
  args: {
    id: 'place',
    query: '',
    onQueryChange: fn(),
    onSelect: fn(),
    options: [...towns, ...streets],
    status: '',
    listLabel: 'Suggestions',
    clearLabel: 'Clear the field',
    placeholder: 'Town, street or postcode',
    before: <Icon of={Search} />,
  },
  render: function Render({ id: _, ...args }) {
    const [query, setQuery] = useState(args.query)
    const options = args.options.filter((option) =>
      option.label.toLowerCase().includes(query.toLowerCase()),
    )
    return (
      <div className="h-96 max-w-md">
        <Field label="Where?">
          {(control) => (
            <Combobox
              {...args}
              {...control}
              query={query}
              onQueryChange={setQuery}
              options={args.busy || query === '' ? [] : options}
              status={
                options.length > 0 ? `${options.length} suggestions` : 'Nothing is called that'
              }
              onSelect={(option: ComboboxItem) => {
                args.onSelect(option)
                setQuery(option.label)
              }}
            />
          )}
        </Field>
      </div>
    )
  },
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Where?' })
    await userEvent.type(field, 'sea')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('3 suggestions')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('option', { name: /Seabeck/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ label: 'Seabeck' }))
    await expect(field).toHaveValue('Seabeck')
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

export const ArrowsGoRound: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'bell')
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('option', { name: 'Belltown Lofts' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
  },
}

export const EscapeClosesThenEmpties: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'sea')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(field).toHaveValue('sea')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
  },
}

export const Pointer: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'kirk')
    await userEvent.click(canvas.getByRole('option', { name: /Kirkland/ }))
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ label: 'Kirkland' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the field' }))
    await expect(field).toHaveValue('')
  },
}

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'e')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getAllByRole('option')).toHaveLength(5)
  },
}

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz')
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing is called that')
  },
}

export const Busy: Story = { args: { busy: true, query: 'Sea' } }
export const Disabled: Story = { args: { disabled: true } }

export const RightToLeft: Story = {
  ...Opened,
  args: { placeholder: 'مدينة أو شارع' },
  globals: { direction: 'rtl' },
}
