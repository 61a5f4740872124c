import type { Meta, StoryObj } from '@storybook/react'
import { expect } from 'storybook/test'
import type { PropertyDetail } from '@/client/api/properties.ts'
import type { WebSettings } from '@/client/api/settings.ts'
import { MortgageEstimate } from '@/features/tools/mortgage-estimate.tsx'
import { inSite, pageTools } from '@/tests/stories/in-site.tsx'
import { propertyCards, propertyDetail } from '@/tests/stories/sample-listings.ts'
import { PropertyPage } from './property-page.tsx'
import { PropertyWithdrawn } from './property-withdrawn.tsx'

const settings = {
  company_name: 'Hearth',
  distance_option: 'km',
  selected_currency_data: { code: 'USD', name: 'US Dollar', symbol: '$' },
} as WebSettings

const meta = {
  component: PropertyPage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  args: {
    ...pageTools,
    settings,
    listing: { property: propertyDetail(), similar: propertyCards(5) },
    mortgage: <MortgageEstimate price={845_000} />,
  },
} satisfies Meta<typeof PropertyPage>

export default meta
type Story = StoryObj<typeof meta>

export const ForSale: Story = {
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Read more' })
    await userEvent.click(more)
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('0.8 km')).toBeVisible()
    const [phone] = canvas.getAllByRole('link', { name: /206 555 0123/ })
    await expect(phone).toHaveAttribute('href', 'tel:+12065550123')
    await expect(document.querySelector('iframe')).toBeNull()
  },
}

export const AskedOnTheSite: Story = {
  args: {
    askOwner: (id, owner) => (place) => (
      <button type="button">{`Ask ${owner.name} about ${id} in the ${place}`}</button>
    ),
    listing: { property: propertyDetail({ answer_minutes: 150 }), similar: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: / in the card$/ })).toBeVisible()
    await expect(canvas.getByText('Usually answers within 3 hours')).toBeVisible()
    const mails = document.querySelectorAll('a[href^="mailto:"]')
    await expect([...mails].filter((link) => link.checkVisibility())).toEqual([])
  },
}

export const ForRent: Story = {
  args: {
    listing: {
      property: propertyDetail({ property_type: 'rent', rentduration: 'Quarterly', price: 4350 }),
      similar: [],
    },
    mortgage: null,
  },
  play: async ({ canvas }) => {
    const monthly = canvas.getAllByText('About $1,450.00 per month')
    await expect(monthly.some((line) => line.checkVisibility())).toBe(true)
  },
}

export const Sold: Story = {
  args: { listing: { property: propertyDetail({ property_type: 'sold' }), similar: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This home has been sold')).toBeVisible()
    await expect(canvas.queryByText('Mortgage estimate')).toBeNull()
  },
}

const past: PropertyDetail['history'] = [
  { kind: 'listed', price: 895_000, happened_at: '2026-02-01T08:30:00.000000Z' },
  { kind: 'price', price: 860_000, happened_at: '2026-03-10T08:30:00.000000Z' },
  { kind: 'withdrawn', price: 860_000, happened_at: '2026-03-20T08:30:00.000000Z' },
  { kind: 'back', price: 845_000, happened_at: '2026-04-20T08:30:00.000000Z' },
]

export const WithAPast: Story = {
  args: {
    listing: { property: propertyDetail({ history: past, days_on_market: 61 }), similar: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On Hearth for 61 days.')).toBeVisible()
    const happened = canvas.getByRole('list', { name: 'Price history' })
    await expect(happened).toHaveTextContent(
      /Back on the market.*1.7% lower than before.*Price reduced.*Listed/,
    )
    await expect(canvas.getByText('View prices as table')).toBeVisible()
  },
}

export const SoldWithAPast: Story = {
  args: {
    listing: {
      property: propertyDetail({
        property_type: 'sold',
        days_on_market: 1,
        history: [
          { kind: 'listed', price: 845_000, happened_at: '2026-02-01T08:30:00.000000Z' },
          { kind: 'sold', price: 845_000, happened_at: '2026-02-02T08:30:00.000000Z' },
        ],
      }),
      similar: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It was on Hearth for 1 day.')).toBeVisible()
    await expect(canvas.queryByText('View prices as table')).toBeNull()
  },
}

export const Withdrawn: Story = {
  render: () => (
    <PropertyWithdrawn
      facts={{ city: 'Kirkland', category_slug_id: 'house', property_type: 'sell' }}
      {...pageTools}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Similar homes in Kirkland' })).toHaveAttribute(
      'href',
      '/properties?type=sell&category=house&city=Kirkland',
    )
  },
}

export const NothingButATitle: Story = {
  args: {
    mortgage: null,
    listing: {
      similar: [],
      property: propertyDetail({
        title_image: '',
        gallery: [],
        description: '',
        documents: [],
        parameters: [],
        assign_facilities: [],
        three_d_image: '',
        video_link: null,
        email: null,
        mobile: null,
        latitude: '',
        longitude: '',
        is_verified: false,
        promoted: false,
      }),
    },
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
