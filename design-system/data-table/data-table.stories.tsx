import type { Meta, StoryObj } from '@storybook/react'
import { expect } from 'storybook/test'
import { type Column, DataTable } from './data-table.tsx'

type Month = { id: number; name: string; interest: number; repayment: number; rest: number }

const months: Month[] = Array.from({ length: 6 }, (_, index) => ({
  id: index,
  name: `Month ${index + 1}`,
  interest: 1204.5 - index * 11.25,
  repayment: 812.4 + index * 11.25,
  rest: 412_000 - index * 830,
}))
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })
const columns: Column<Month>[] = [
  { key: 'name', head: 'Month', cell: (month) => month.name },
  {
    key: 'interest',
    head: 'Interest',
    numeric: true,
    cell: (month) => money.format(month.interest),
  },
  {
    key: 'repayment',
    head: 'Repayment',
    numeric: true,
    cell: (month) => money.format(month.repayment),
  },
  {
    key: 'rest',
    head: 'Balance',
    numeric: true,
    cell: (month) => money.format(month.rest),
  },
]

const meta = {
  component: DataTable<Month>,
  args: { caption: 'The first half year', columns, rows: months, rowKey: (month) => month.id },
} satisfies Meta<typeof DataTable<Month>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'The first half year' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Month 1' })).toBeVisible()
  },
}

export const NarrowPlace: Story = {
  render: (args) => (
    <div className="max-w-full w-72">
      <DataTable {...args} captionHidden />
    </div>
  ),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
