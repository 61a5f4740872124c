import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { listingCardQueries } from '@/client/api/cards/listing-cards.ts'
import { settingsQueries } from '@/client/api/settings.ts'
import { deviceListsStore } from '@/client/state/device-lists-store.ts'
import { emptyDeviceLists, withList } from '@/domain/listing/device-lists.ts'
import { providerAnswers } from '@/tests/stories/answering.ts'
import { inSite, type StoryReads } from '@/tests/stories/in-site.tsx'
import { propertyCards } from '@/tests/stories/sample-listings.ts'
import { CompareTray } from './compare-tray.tsx'

const cards = propertyCards(4)
const choices = [[1], [1, 2], [2], [1, 2, 3, 4], [1, 2, 99]]

const reads: StoryReads = (client) => [
  [settingsQueries.web(client).queryKey, { extensions: ['listing-cards'] }],
  ...choices.map((ids): [readonly unknown[], unknown] => [
    listingCardQueries.byIds(client, ids, true).queryKey,
    cards.filter(({ id }) => ids.includes(id)),
  ]),
]

const settingsOnly: StoryReads = (client) => reads(client).slice(0, 1)

const chosen = (...ids: number[]) => ({
  beforeEach: () => void deviceListsStore.change(() => withList(emptyDeviceLists, 'compared', ids)),
})

const meta = {
  component: CompareTray,
  decorators: [
    (Story) => (
      <div className="flex min-h-80 flex-col">
        <p className="flex-1 p-6">The page above it.</p>
        <Story />
      </div>
    ),
    inSite,
  ],
  parameters: { layout: 'fullscreen', reads },
} satisfies Meta<typeof CompareTray>

export default meta
type Story = StoryObj<typeof meta>

export const OneHome: Story = {
  ...chosen(1),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Compare' })).toBeNull()
  },
}
export const BesideAForm: Story = {
  ...chosen(1),
  decorators: [
    (Story) => (
      <main>
        <form>
          <input aria-label="Name" className="border" />
        </form>
        <Story />
      </main>
    ),
  ],
  play: async ({ canvas }) => {
    const tray = canvas.getByRole('region', { name: 'Homes to compare' })
    await expect(getComputedStyle(tray).position).toBe('sticky')
    await userEvent.click(canvas.getByLabelText('Name'))
    await expect(getComputedStyle(tray).position).toBe('static')
  },
}
export const TwoHomes: Story = {
  ...chosen(1, 2),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Compare' })
    await expect(link).toHaveAttribute('href', '/compare?homes=1,2')
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Sunlit corner apartment/ }))
    await waitFor(() => expect(deviceListsStore.read().compared).toEqual([2]))
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Remove / })).toHaveFocus())
    await expect(document.documentElement.style.getPropertyValue('--tray')).toMatch(/^\d+px$/)
  },
}
const at = (pathname: string) => ({
  parameters: { nextjs: { appDirectory: true, navigation: { pathname } }, reads },
})

const notThere: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getByText('The page above it.')).toBeVisible()
  await expect(canvas.queryByRole('link', { name: 'Compare' })).toBeNull()
}

/** The tray must not cover the buttons of a form. */
export const NotOverAForm: Story = { ...chosen(1, 2), ...at('/user/add-property'), play: notThere }
export const NotOverTheSignIn: Story = { ...chosen(1, 2), ...at('/sign-in'), play: notThere }
export const FourHomes: Story = { ...chosen(1, 2, 3, 4) }
export const OneIsGone: Story = {
  ...chosen(1, 2, 99),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: /a home that’s no longer available/ }),
    ).toBeVisible()
  },
}
/** An error does not mean that the homes are gone. */
export const CardsFailed: Story = {
  parameters: { reads: settingsOnly },
  beforeEach() {
    chosen(1, 2).beforeEach()
    providerAnswers(500, { error: true, message: 'x', data: null })
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(fetch).toHaveBeenCalled())
    await expect(canvas.getAllByRole('button', { name: /^Remove this home/ })).toHaveLength(2)
  },
}
export const Cleared: Story = {
  ...chosen(1, 2),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull())
    await expect(document.documentElement.style.getPropertyValue('--tray')).toBe('')
  },
}
export const Dark: Story = { ...chosen(1, 2, 3, 4), globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...chosen(1, 2), globals: { direction: 'rtl' } }
