import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { inSite, pageTools } from '@/tests/stories/in-site.tsx'
import { propertyCards } from '@/tests/stories/sample-listings.ts'
import { PremiumGate } from './premium-gate.tsx'

const { t, href } = pageTools

const meta = {
  component: PremiumGate,
  decorators: [inSite],
  args: { t, href, card: propertyCards(1)[0] ?? null },
} satisfies Meta<typeof PremiumGate>

export default meta
type Story = StoryObj<typeof meta>

export const WithListFacts: Story = {}
export const WithoutListFacts: Story = { args: { card: null } }
