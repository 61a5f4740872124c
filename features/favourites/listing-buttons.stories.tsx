import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { listingCardQueries } from '@/client/api/cards/listing-cards.ts'
import { settingsQueries } from '@/client/api/settings.ts'
import { deviceListsStore } from '@/client/state/device-lists-store.ts'
import { emptyDeviceLists, withList } from '@/domain/listing/device-lists.ts'
import { inSite, type StoryReads } from '@/tests/stories/in-site.tsx'
import { propertyCards } from '@/tests/stories/sample-listings.ts'
import { signedIn } from '@/tests/stories/sample-person.ts'
import { ListingButtons } from './listing-buttons.tsx'
import { RecentCarousel } from './recent-carousel.tsx'

const reads: StoryReads = (client) => [
  [settingsQueries.web(client).queryKey, { extensions: ['listing-cards'] }],
  [listingCardQueries.byIds(client, [3, 2, 1], true).queryKey, propertyCards(3)],
]

const meta = {
  component: ListingButtons,
  decorators: [
    (Story) => (
      <div className="flex flex-wrap gap-2">
        <Story />
      </div>
    ),
    inSite,
  ],
  parameters: { reads },
  beforeEach: () => {
    signedIn(null)
    deviceListsStore.change(() => withList(emptyDeviceLists, 'recent', [3, 2, 1]))
  },
  args: { listing: { id: 7, title: 'House by the lake' }, asksFirst: false },
} satisfies Meta<typeof ListingButtons>

export default meta
type Story = StoryObj<typeof meta>

export const Unchosen: Story = {
  play: async ({ canvas }) => {
    await expect(deviceListsStore.read().recent).toEqual([7, 3, 2, 1])
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByRole('button', { name: 'Saved' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }))
    await waitFor(() => expect(deviceListsStore.read().compared).toEqual([7]))
    await userEvent.click(canvas.getByRole('button', { name: 'Not for me' }))
    await expect(deviceListsStore.read()).toMatchObject({ favourites: [7], hidden: [7] })
  },
}
export const ComfortsAreAskedFor: Story = {
  args: { asksFirst: true },
  play: async () => {
    await expect(deviceListsStore.read().recent).toEqual([3, 2, 1])
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const LookedAtLately: Story = {
  render: () => <RecentCarousel except={7} className="w-full" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Recently viewed' })).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
  },
}
