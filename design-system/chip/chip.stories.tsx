import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Chip, ChipLink, ChipRemove } from './chip.tsx'

const meta = { component: Chip, args: { children: '2 bedrooms' } } satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Removable: Story = {
  render: function Render() {
    const [filters, setFilters] = useState(['Seattle', '2 bedrooms', 'Up to $750,000'])
    return (
      <ul className="flex flex-wrap gap-2">
        {filters.map((filter) => (
          <li key={filter}>
            <Chip>
              {filter}
              <ChipRemove
                label={`Remove filter: ${filter}`}
                onClick={() => setFilters(filters.filter((other) => other !== filter))}
              />
            </Chip>
          </li>
        ))}
      </ul>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('2 bedrooms')).toBeNull()
    await expect(canvas.getByText('Seattle')).toBeVisible()
  },
}

export const AsLink: Story = {
  render: () => (
    <ChipLink href="#without" hint="Remove filter:">
      2 bedrooms
    </ChipLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Remove filter: 2 bedrooms' })).toBeVisible()
  },
}

export const LongText: Story = {
  render: () => (
    <div className="max-w-full w-56">
      <ChipLink href="#without" hint="Remove filter:">
        Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch
      </ChipLink>
    </div>
  ),
}

export const RightToLeft: Story = {
  render: () => (
    <ChipLink href="#without" hint="إزالة:">
      غرفتا نوم
    </ChipLink>
  ),
  globals: { direction: 'rtl' },
}
