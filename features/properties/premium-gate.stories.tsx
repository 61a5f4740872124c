import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { GatePart } from '@/features/session/gate-part.tsx'
import { inSite, pageTools } from '@/tests/stories/in-site.tsx'
import { propertyCards } from '@/tests/stories/sample-listings.ts'
import { samplePerson, signedIn } from '@/tests/stories/sample-person.ts'
import { PremiumGate } from './premium-gate.tsx'

const { t, href } = pageTools

const meta = {
  component: PremiumGate,
  decorators: [inSite],
  args: { t, href, card: propertyCards(1)[0] ?? null },
  beforeEach: () => signedIn(null),
} satisfies Meta<typeof PremiumGate>

export default meta
type Story = StoryObj<typeof meta>

export const WithListFacts: Story = {
  render: (args) => (
    <>
      <PremiumGate {...args} />
      <GatePart offers={{ byPhone: false, byPost: true, asksFirst: false }} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
    await screen.findByRole('dialog', { name: 'Sign in for premium homes' })
    signedIn(samplePerson)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await expect(canvas.queryByRole('button', { name: 'Sign in' })).toBe(null)
    await expect(canvas.getByRole('link', { name: 'Look at other homes' })).toBeVisible()
  },
}
export const WithoutListFacts: Story = { args: { card: null } }
