import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent } from 'storybook/test'
import { mortgageAsked } from '@/domain/web/mortgage-query.ts'
import { moneyRules } from '@/features/shell/forms/number-notice.tsx'
import { inSite, pageTools } from '@/tests/stories/in-site.tsx'
import { AreaPage } from './area-page.tsx'
import { MortgageCalculator } from './mortgage-calculator.tsx'
import { MortgageEstimate } from './mortgage-estimate.tsx'

const meta = { title: 'features/tools/numbers', decorators: [inSite] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

function Calculator({ price }: { price: string }) {
  const asked = mortgageAsked({ price, rate: '5', years: '10' }, moneyRules(pageTools))
  return <MortgageCalculator {...pageTools} asked={asked} />
}

export const MortgageWithCurrency: Story = {
  render: () => <Calculator price="$200,000.00" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$2,121.31')).toBeVisible()
  },
}

export const MortgageInAnotherCurrency: Story = {
  render: () => <Calculator price="€200,000" />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Home price')
    await expect(field).toHaveValue('€200,000')
    await expect(field).toHaveAccessibleDescription('Enter the amount in USD.')
  },
}

export const MortgageQuestion: Story = {
  render: () => <Calculator price="1.250m" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '1,250,000' })).toHaveAttribute(
      'href',
      '/mortgage-calculator?price=1250000&rate=5&years=10',
    )
  },
}

export const EstimateOfAHome: Story = {
  render: () => <MortgageEstimate price={500_000} />,
  play: async ({ canvas }) => {
    const down = canvas.getByLabelText('Down payment')
    await userEvent.clear(down)
    await userEvent.type(down, '90 000 USD')
    await expect(canvas.getByText('$90,000.00')).toBeVisible()
    await userEvent.clear(down)
    await userEvent.type(down, '90x')
    await expect(down).toHaveAccessibleDescription('Enter a number, such as 450,000.')
  },
}

export const AreaQuestion: Story = {
  render: () => <AreaPage amount="91.375" unit="squareMetre" t={pageTools.t} />,
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText('Area')
    await expect(area).toHaveAccessibleDescription(/^Do you mean 91,375 or 91.375\?/)
    await userEvent.click(canvas.getByRole('button', { name: '91.375' }))
    await expect(canvas.getByText('91.375')).toBeVisible()
    await expect(area).toHaveFocus()
    await userEvent.clear(area)
    await userEvent.type(area, '91 m²')
    await expect(area).toBeValid()
    await userEvent.clear(area)
    await userEvent.type(area, '980 sq ft')
    await expect(area).toHaveAccessibleDescription('Enter the number in m².')
  },
}

export const AreaRightToLeft: Story = {
  render: () => <AreaPage amount="91.375" unit="squareMetre" t={pageTools.t} />,
  play: async ({ canvas }) => {
    const [area] = canvas.getAllByRole('textbox')
    await expect(area).toHaveAccessibleDescription(/^هل تقصد 91,375 أم 91\.375؟/)
  },
  globals: { direction: 'rtl' },
}
