import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { listingCardQueries } from '@/client/api/cards/listing-cards.ts'
import { settingsQueries } from '@/client/api/settings.ts'
import { deviceListsStore } from '@/client/state/device-lists-store.ts'
import { type DeviceListName, emptyDeviceLists, withList } from '@/domain/listing/device-lists.ts'
import { inSite, type StoryReads } from '@/tests/stories/in-site.tsx'
import { propertyCards } from '@/tests/stories/sample-listings.ts'
import { FavouriteHomes } from './favourites.tsx'

const cards = propertyCards(4)
const settled = [
  [1, 2, 3, 4],
  [1, 2, 98, 99],
  [1, 2],
  [2, 3, 4],
]

const reads: StoryReads = (client) => [
  [settingsQueries.web(client).queryKey, { extensions: ['listing-cards'] }],
  ...settled.map((ids): [readonly unknown[], unknown] => [
    listingCardQueries.byIds(client, ids, true).queryKey,
    cards.filter(({ id }) => ids.includes(id)),
  ]),
]

const kept = (list: DeviceListName, ...ids: number[]) => ({
  beforeEach: () => void deviceListsStore.change(() => withList(emptyDeviceLists, list, ids)),
})

const meta = {
  component: FavouriteHomes,
  decorators: [inSite],
  parameters: { reads },
  args: { list: 'favourites' },
} satisfies Meta<typeof FavouriteHomes>

export default meta
type Story = StoryObj<typeof meta>

export const Favourites: Story = {
  ...kept('favourites', 1, 2, 3, 4),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
    const [heart] = await canvas.findAllByRole('button', { name: /^Save / })
    if (heart) await userEvent.click(heart)
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3))
    // Focus moves to the next home.
    const [next] = canvas.getAllByRole('article')
    await waitFor(() => expect(next?.contains(document.activeElement)).toBe(true))
  },
}
export const SomeAreGone: Story = {
  ...kept('favourites', 1, 2, 98, 99),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 homes in this list are no longer available/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from list' }))
    await waitFor(() => expect(deviceListsStore.read().favourites).toEqual([1, 2]))
  },
}
export const Recent: Story = { args: { list: 'recent' }, ...kept('recent', 1, 2) }
export const Hidden: Story = {
  args: { list: 'hidden' },
  ...kept('hidden', 1, 2),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Show all again' }))
    await expect(canvas.getByText('No hidden homes')).toBeVisible()
  },
}
export const NoFavourites: Story = kept('recent')
export const NothingViewed: Story = { args: { list: 'recent' }, ...kept('recent') }
export const NothingHidden: Story = { args: { list: 'hidden' }, ...kept('hidden') }
export const Loading: Story = {
  parameters: { reads: undefined },
  ...kept('favourites', 7),
}
export const Dark: Story = { ...kept('favourites', 1, 2), globals: { theme: 'dark' } }
export const RightToLeft: Story = {
  ...kept('favourites', 1, 2, 98, 99),
  globals: { direction: 'rtl' },
}
