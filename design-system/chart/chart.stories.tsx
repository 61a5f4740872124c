import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent } from 'storybook/test'
import { BarChart } from './bar-chart.tsx'
import { LineChart } from './line-chart.tsx'

const money = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const short = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
})

const years = Array.from({ length: 30 }, (_, index) => ({
  key: String(index + 1),
  label: `Year ${index + 1}`,
  shortLabel: String(index + 1),
  values: [9_000 * 1.055 ** index, Math.max(0, 44_000 - 9_000 * 1.055 ** index)],
}))

const prices = [
  { key: 'a', at: 0, label: '4 November 2025', shortLabel: 'Nov 2025', values: [795_000] },
  { key: 'b', at: 90, label: '2 February 2026', shortLabel: 'Feb 2026', values: [779_000] },
  { key: 'c', at: 128, label: '12 March 2026', shortLabel: 'Mar 2026', values: [765_000] },
  { key: 'd', at: 260, label: '22 July 2026', shortLabel: 'Jul 2026', values: [765_000] },
]

const meta = {
  component: BarChart,
  args: {
    title: 'What each year pays',
    series: ['Repayment', 'Interest'],
    points: years,
    format: (value) => money.format(value),
    formatTick: (value) => short.format(value),
    labels: { table: 'Show the figures as a table', point: 'Year' },
  },
  decorators: [
    (Story) => (
      <div className="max-w-2xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

export const Bars: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByText('Show the figures as a table')).toHaveFocus()
    await userEvent.click(canvas.getByText('Show the figures as a table'))
    await expect(canvas.getByRole('table', { name: 'What each year pays' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Year 30' })).toBeVisible()
    await userEvent.click(canvas.getByText('Show the figures as a table'))
  },
}

export const OneSeries: Story = {
  args: {
    title: 'Homes sold',
    series: ['Homes'],
    points: [4, 9, 12, 7, 15].map((count, index) => ({
      key: String(index),
      label: `Week ${index + 1}`,
      values: [count],
    })),
    format: String,
    formatTick: String,
  },
}

export const Line: Story = {
  args: { title: 'Price since it was listed', series: ['Price'], points: prices },
  render: (args) => <LineChart {...args} shape="steps" />,
}

export const SeveralLines: Story = {
  args: { title: 'Still owed and paid' },
  render: (args) => (
    <LineChart
      {...args}
      fromZero
      series={['Balance', 'Total paid']}
      points={years.map((year, index) => ({
        ...year,
        values: [620_000 * (1 - ((index + 1) / 30) ** 1.6), 44_000 * (index + 1)],
      }))}
    />
  ),
}

export const OnePoint: Story = {
  ...Line,
  args: { ...Line.args, points: prices.slice(0, 1) },
}

export const NothingYet: Story = { args: { points: [] } }

export const LongText: Story = {
  args: {
    title: 'Zusammensetzung der jährlichen Annuität über die gesamte Laufzeit des Darlehens',
    series: ['Tilgungsleistung einschließlich Sondertilgungen', 'Sollzinsen'],
  },
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
}

export const Dark: Story = { ...Line, globals: { theme: 'dark' } }

export const RightToLeft: Story = {
  args: {
    title: 'السعر منذ عرضه',
    series: ['السعر'],
    points: prices,
    labels: { table: 'عرض الأرقام في جدول', point: 'التاريخ' },
  },
  render: Line.render,
  globals: { direction: 'rtl' },
}
