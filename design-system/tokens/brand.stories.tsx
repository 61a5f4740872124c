import type { Meta, StoryObj } from '@storybook/react'
import { expect, waitFor } from 'storybook/test'
import { BrandSpecimen } from './brand-specimen.tsx'

/** Operator's `system_color`; text on it is always readable. */
const meta = {
  title: 'Operator’s color',
  component: BrandSpecimen,
  args: { color: '#14b8dc' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/^[\d.]+ : 1$/)).toHaveLength(6))
    for (const figure of canvas.getAllByText(/ : 1$/)) {
      await expect(Number.parseFloat(figure.textContent)).toBeGreaterThanOrEqual(4.5)
    }
  },
} satisfies Meta<typeof BrandSpecimen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Yellow: Story = { args: { color: '#ffff00' } }
export const White: Story = { args: { color: '#ffffff' } }
export const Black: Story = { args: { color: '#000000' } }
export const MiddleGrey: Story = { args: { color: '#777777' } }
export const Magenta: Story = { args: { color: '#f0f' } }
