import type { Meta, StoryObj } from '@storybook/react'
import { expect } from 'storybook/test'
import { inSite } from '@/tests/stories/in-site.tsx'
import { MortgageEstimate } from './mortgage-estimate.tsx'

const meta = {
  component: MortgageEstimate,
  decorators: [inSite],
  args: { price: 500_000 },
} satisfies Meta<typeof MortgageEstimate>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$2,271.16')).toBeVisible()
  },
}

export const OtherTerms: Story = {
  play: async ({ canvas, userEvent }) => {
    const rate = canvas.getByLabelText('Interest rate per year (%)')
    await userEvent.clear(rate)
    await userEvent.type(rate, '0')
    const term = canvas.getByLabelText('Loan term in years')
    await userEvent.clear(term)
    await userEvent.type(term, '10')
    await expect(canvas.getByText('$3,333.33')).toBeVisible()
    // Longer than the calculator's maximum term.
    await userEvent.clear(term)
    await userEvent.type(term, '45')
    await expect(canvas.getByText(/^Over 30 years at 0% per year/)).toBeVisible()
  },
}

export const GroupedFigures: Story = {
  play: async ({ canvas, userEvent }) => {
    const down = canvas.getByLabelText('Down payment')
    await userEvent.clear(down)
    await userEvent.type(down, '90,000')
    await expect(canvas.getByText('$90,000.00')).toBeVisible()
  },
}

export const TooMuchDown: Story = {
  play: async ({ canvas, userEvent }) => {
    const down = canvas.getByLabelText('Down payment')
    await userEvent.clear(down)
    await userEvent.type(down, '500.000')
    await expect(canvas.getByText('The down payment must be less than the price.')).toBeVisible()
  },
}
