import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { GatePart } from '@/features/auth/gate-part.tsx'
import { inSite, pageTools } from '@/tests/stories/in-site.tsx'
import { propertyCards } from '@/tests/stories/sample-listings.ts'
import { packageOffer } from '@/tests/stories/sample-packages.ts'
import { samplePerson, signedIn } from '@/tests/stories/sample-person.ts'
import { PremiumGate } from './premium-gate.tsx'

const card = propertyCards(1)[0] ?? null
const path = '/properties-details/home-1'

const meta = {
  title: 'features/properties/premium-gate',
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <PremiumGate {...pageTools} card={card} offered={packageOffer.offered} path={path} />
      <GatePart offers={{ byPhone: false, byPost: true, asksFirst: false }} />
    </>
  ),
  beforeEach: () => signedIn(null),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const WhatOpensIt: Story = {
  play: async ({ canvas }) => {
    const packages = within(canvas.getByRole('list', { name: 'Packages that include this' }))
    const names = packages.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(names).toEqual([
      expect.stringMatching(/^Explorer\$9\.00Valid for 30 days$/),
      expect.stringMatching(/^Agency\$199\.00V/),
    ])
    await expect(canvas.getByRole('link', { name: 'Choose a package' })).toHaveAttribute(
      'href',
      `/subscription-plan?next=${encodeURIComponent(path)}`,
    )
    await expect(canvas.getByRole('link', { name: card?.title ?? '' })).toBeVisible()
  },
}

export const SignIn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
    await screen.findByRole('dialog', { name: 'Sign in to see premium homes' })
    signedIn(samplePerson)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await expect(canvas.queryByRole('button', { name: 'Sign in' })).toBe(null)
    await expect(canvas.getByRole('link', { name: 'Browse other homes' })).toBeVisible()
  },
}

export const WithoutCardAndPackages: Story = {
  render: () => <PremiumGate {...pageTools} card={null} offered={[]} path={path} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Packages that include this' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Choose a package' })).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
