import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { expect, userEvent } from 'storybook/test'
import { mortgageSchedule } from '@/domain/mortgage.ts'
import { mortgageAsked } from '@/domain/mortgage-query.ts'
import { inSite, pageTools } from '@/tests/stories/in-site.tsx'
import { AreaPage } from './area-page.tsx'
import { MortgageCalculator } from './mortgage-calculator.tsx'

const start = new Date('2026-11-21T00:00:00Z')

function Calculator({ query }: { query: Record<string, string> }) {
  const asked = mortgageAsked(query)
  const plan = asked.input && mortgageSchedule(asked.input, start)
  return <MortgageCalculator {...pageTools} asked={asked} plan={plan} />
}

const meta = {
  title: 'features/tools/pages',
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Mortgage: Story = {
  render: () => <Calculator query={{ price: '200000', rate: '5', years: '10' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$2,121.31')).toBeVisible()
    await userEvent.click(canvas.getByText('2027', { selector: 'h4 *' }))
    const [january] = canvas.getAllByText('January')
    await expect(january).toBeVisible()
    const file = canvas.getByRole('link', { name: 'Download as CSV' })
    await expect(file).toHaveAttribute(
      'href',
      '/mortgage-calculator/plan.csv?price=200000&rate=5&years=10',
    )
  },
}
export const MortgageDark: Story = { render: Mortgage.render, globals: { theme: 'dark' } }
export const MortgageRightToLeft: Story = {
  render: Mortgage.render,
  globals: { direction: 'rtl' },
}
export const MortgageThatCannotBe: Story = {
  render: () => <Calculator query={{ price: '100', down: '100', rate: '0.1', years: '31' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Between 1 and 30 whole years')).toBeVisible()
    await expect(canvas.queryByText('Repayment plan')).toBe(null)
  },
}

export const Area: Story = {
  render: () => <AreaPage amount="100" unit="squareMetre" t={pageTools.t} />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Unit'), 'Hectare (ha)')
    await expect(canvas.getByText('1,000,000')).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('Area'))
    await userEvent.type(canvas.getByLabelText('Area'), '1,500')
    await expect(canvas.getByText('15,000,000')).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('Area'))
    await expect(canvas.getByText('Enter a number above nothing')).toBeVisible()
  },
}
export const AreaRightToLeft: Story = { render: Area.render, globals: { direction: 'rtl' } }
