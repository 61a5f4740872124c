import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { deviceListsStore } from '@/client/state/device-lists-store.ts'
import { ToastRegion } from '@/design-system/toast/toast-region.tsx'
import { emptyDeviceLists, withList } from '@/domain/listing/device-lists.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { propertyCards } from '@/tests/stories/sample-listings.ts'
import { HiddenCount, HiddenLine } from './card-parts.tsx'
import { PropertyCard } from './property-card.tsx'

const cards = propertyCards(3)

const meta = {
  title: 'features/listing-card/card-parts',
  decorators: [inSite],
  beforeEach: () => void deviceListsStore.change(() => emptyDeviceLists),
  render: () => (
    <>
      <ToastRegion label="Messages" closeLabel="Close" />
      <HiddenCount cards={cards} />
      <ul className="grid max-w-200 gap-6 sm:grid-cols-3">
        {cards.map((card) => (
          <li key={card.id} data-listing={card.id} className="min-w-0">
            <PropertyCard card={card} />
          </li>
        ))}
      </ul>
      <HiddenLine cards={cards} />
    </>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const first = { name: 'Save Sunlit corner apartment' }

export const Saved: Story = {
  play: async ({ canvas }) => {
    const [heart] = await canvas.findAllByRole('button', first)
    if (!heart) throw new Error('there is a heart')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(deviceListsStore.read().favourites).toEqual([1])
    await userEvent.click(heart)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(deviceListsStore.read().favourites).toEqual([1])
  },
}

export const HiddenAndShownAgain: Story = {
  play: async ({ canvas }) => {
    const [hide] = await canvas.findAllByRole('button', { name: /^Not for me: hide Sunlit/ })
    if (!hide) throw new Error('there is a way to hide')
    hide.focus()
    await expect(hide).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(deviceListsStore.read().hidden).toEqual([1])
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2))
    await expect(
      canvas.getByRole('link', { name: 'Craftsman house with old apple trees' }),
    ).toHaveFocus()
    await expect(canvas.getByText(/^1 home in this list is hidden/)).toBeVisible()
    await expect(canvas.getByText('1 home hidden')).toBeVisible()
    const [above] = canvas.getAllByRole('button', { name: 'Show again' })
    if (above) await userEvent.click(above)
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3))
    await expect(canvas.queryByRole('button', { name: 'Show again' })).toBeNull()
    await waitFor(() => expect(canvas.getAllByRole('link')[0]).toHaveFocus())
  },
}

export const FifthIsRefused: Story = {
  beforeEach: () =>
    void deviceListsStore.change((kept) => withList(kept, 'compared', [11, 12, 13, 14])),
  play: async ({ canvas }) => {
    const [compare] = await canvas.findAllByRole('button', { name: /^Compare / })
    if (!compare) throw new Error('there is a way to compare')
    await userEvent.click(compare)
    const told = await screen.findByText(/^You can compare up to four homes/)
    await waitFor(() => expect(told).toBeVisible())
    await expect(deviceListsStore.read().compared).toEqual([11, 12, 13, 14])
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', first)
    await userEvent.tab()
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
    for (const name of [/^Save/, /^Compare/, /^Not for me/]) {
      await userEvent.tab()
      await expect(canvas.getAllByRole('button', { name })[0]).toHaveFocus()
    }
  },
}

export const InRows: Story = {
  render: () => (
    <ul className="grid max-w-200 gap-6">
      {cards.map((card) => (
        <li key={card.id} data-listing={card.id}>
          <PropertyCard card={card} layout="row" />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', first)
  },
}

export const Dark: Story = { ...InRows, globals: { theme: 'dark' } }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  beforeEach: () => void deviceListsStore.change((kept) => withList(kept, 'hidden', [2])),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'إظهارها من جديد' })).toHaveLength(2)
  },
}
