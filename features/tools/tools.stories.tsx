import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent } from 'storybook/test'
import { mortgageSchedule, mortgageTotals } from '@/domain/money/mortgage.ts'
import { mortgageAsked } from '@/domain/web/mortgage-query.ts'
import { GatePart } from '@/features/auth/gate-part.tsx'
import { PackageOpener } from '@/features/gate/package-opener.tsx'
import { moneyRules } from '@/features/shell/forms/number-notice.tsx'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite, pageTools } from '@/tests/stories/in-site.tsx'
import { beSignedIn, memberAnswers } from '@/tests/stories/sample-member.ts'
import { packageOffer } from '@/tests/stories/sample-packages.ts'
import { AmortizationTable } from './amortization-table.tsx'
import { AreaPage } from './area-page.tsx'
import { MembersAmortization } from './members-amortization.tsx'
import { MortgageCalculator } from './mortgage-calculator.tsx'

let asked: ReturnType<typeof providerAnswersEach>
const start = new Date('2026-11-21T00:00:00Z')

function Calculator({ query }: { query: Record<string, string> }) {
  const asked = mortgageAsked(query, moneyRules(pageTools))
  const plan = asked.input && mortgageSchedule(asked.input, start)
  return (
    <MortgageCalculator {...pageTools} asked={asked}>
      {plan ? <AmortizationTable {...pageTools} plan={plan} file="/plan.csv" /> : null}
    </MortgageCalculator>
  )
}

/** A package is required for the plan. */
function ClosedCalculator() {
  return (
    <MortgageCalculator
      {...pageTools}
      asked={{ ...mortgageAsked({}, moneyRules(pageTools)), input: LOAN }}
    >
      <MembersAmortization
        input={LOAN}
        opener={
          <PackageOpener
            {...pageTools}
            reason="mortgage"
            offered={packageOffer.offered}
            path="/mortgage-calculator"
          />
        }
      />
    </MortgageCalculator>
  )
}

const LOAN = { loanAmount: 200_000, downPayment: 0, interestRate: 5, termYears: 10 }

function packagesSay(isIncluded: boolean) {
  const check = { package_available: true, feature_available: isIncluded, limit_available: true }
  const result = { main_total: mortgageTotals(LOAN), yearly_totals: mortgageSchedule(LOAN, start) }
  return providerAnswersEach({
    ...memberAnswers,
    '/check-package-limit': { body: { data: check } },
    '/mortgage-calculator': { body: { data: result } },
  })
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
    await expect(file).toHaveAttribute('href', '/plan.csv')
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
    await expect(canvas.getByText('Enter a whole number of years between 1 and 30')).toBeVisible()
    await expect(canvas.queryByText('Repayment schedule')).toBe(null)
  },
}

export const MortgageForMembers: Story = {
  beforeEach: () => beSignedIn(null),
  render: () => (
    <>
      <ClosedCalculator />
      <GatePart offers={{ byPhone: false, byPost: true, asksFirst: false }} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
    await screen.findByRole('dialog', { name: 'Sign in to see the repayment schedule' })
  },
}

export const MortgageNotIncluded: Story = {
  beforeEach: async () => {
    await import('./granted-amortization.tsx')
    await beSignedIn()
    asked = packagesSay(false)
  },
  render: () => <ClosedCalculator />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/doesn’t include the repayment schedule/)).toBeVisible()
    await expect(canvas.getByText('Explorer')).toBeVisible()
    await expect(asked.map(({ path }) => path)).not.toContain('/mortgage-calculator')
  },
}

export const MortgageIncluded: Story = {
  beforeEach: async () => {
    await import('./granted-amortization.tsx')
    await beSignedIn()
    asked = packagesSay(true)
  },
  render: () => <ClosedCalculator />,
  play: async ({ canvas }) => {
    const file = await canvas.findByRole('link', { name: 'Download as CSV' })
    await expect(file.getAttribute('href')).toMatch(/^data:text\/csv.*Balance/)
    await userEvent.click(canvas.getByText('2027', { selector: 'h4 *' }))
    await expect(canvas.getAllByText('January')[0]).toBeVisible()
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
    await expect(canvas.getByText('Enter a number greater than zero')).toBeVisible()
  },
}
export const AreaRightToLeft: Story = { render: Area.render, globals: { direction: 'rtl' } }
