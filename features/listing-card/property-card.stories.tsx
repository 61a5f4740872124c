import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent } from 'storybook/test'
import type { PropertyCard as Listing } from '@/client/api/cards/property-card.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { propertyCards } from '@/tests/stories/sample-listings.ts'
import { PropertyCard } from './property-card.tsx'

const [home] = propertyCards(1)
if (!home) throw new Error('there is a home')

const sale: Listing = {
  ...home,
  isPremium: false,
  isFeatured: false,
  facts: [
    { id: 1, name: 'Bedrooms', value: '3' },
    { id: 2, name: 'Bathrooms', value: '2' },
    { id: 3, name: 'Living area (m²)', value: '128' },
  ],
}

const meta = {
  component: PropertyCard,
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
    inSite,
  ],
  args: { card: sale },
} satisfies Meta<typeof PropertyCard>

export default meta
type Story = StoryObj<typeof meta>

export const ForSale: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: sale.title })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', `/properties-details/${sale.slug}`)
  },
}
export const ForRent: Story = {
  args: { card: { ...sale, type: 'rent', rentPeriod: 'Monthly', price: 1450 } },
}
export const ForRentByTheYear: Story = {
  args: { card: { ...sale, type: 'rent', rentPeriod: 'Yearly', price: 14_150 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('per month')).toBeVisible()
    await expect(canvas.getAllByText(/1,179\.17$/)[0]).toBeVisible()
    await expect(canvas.getAllByText(/14,150/)[0]).toBeVisible()
  },
}
export const PremiumAndFeatured: Story = {
  args: { card: { ...sale, isPremium: true, isFeatured: true } },
}
export const Sold: Story = { args: { card: { ...sale, type: 'sold' } } }
export const NearBy: Story = { args: { card: { ...sale, distanceKm: 2.34 } } }
export const WithoutPicture: Story = {
  args: { card: { ...sale, picture: { ...sale.picture, url: '' } } },
}
export const LittleKnown: Story = {
  args: { card: { ...sale, city: null, state: null, country: null, facts: [] } },
}
export const LongWords: Story = {
  args: {
    card: {
      ...sale,
      title: 'Terraced house on a quiet lane with three storeys, a roof garden and a workshop',
      city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      price: 1_234_567_890,
      isPremium: true,
      isFeatured: true,
      facts: [
        { id: 1, name: 'Rooms with a view of the water', value: '12' },
        { id: 2, name: 'Bathrooms', value: '11' },
      ],
    },
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
