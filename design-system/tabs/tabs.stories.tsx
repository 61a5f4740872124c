import type { Meta, StoryObj } from '@storybook/react'
import { expect, fn, userEvent } from 'storybook/test'
import { Tabs } from './tabs.tsx'

const meta = {
  component: Tabs,
  args: {
    label: 'Instalments',
    onValueChange: fn(),
    tabs: [
      { key: 'yearly', label: 'By year', content: <p>Thirty rows, one for each year.</p> },
      { key: 'monthly', label: 'By month', content: <p>Three hundred and sixty rows.</p> },
      {
        key: 'notes',
        label: 'Notes',
        content: (
          <p>
            Read <a href="#terms">the terms</a> first.
          </p>
        ),
      },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name })
    await userEvent.tab()
    await expect(tab('By year')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab('By month')).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'By month' })).toBeVisible()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('monthly')
    await userEvent.keyboard('{End}')
    await expect(tab('Notes')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab('By year')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'Notes' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Thirty rows')
  },
}

export const Controlled: Story = {
  args: { value: 'monthly' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Notes' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('notes')
    await expect(canvas.getByRole('tabpanel', { name: 'By month' })).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    tabs: [
      'Grundrisse und Ansichten',
      'Wohnflächenberechnung',
      'Energieausweis',
      'Baubeschreibung',
    ].map((label) => ({ key: label.slice(0, 3), label, content: <p>{label}</p> })),
  },
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: {
    label: 'الأقساط',
    tabs: [
      { key: 'yearly', label: 'حسب السنة', content: <p>ثلاثون صفًا</p> },
      { key: 'monthly', label: 'حسب الشهر', content: <p>ثلاثمئة وستون صفًا</p> },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'حسب الشهر' })).toHaveFocus()
  },
  globals: { direction: 'rtl' },
}
