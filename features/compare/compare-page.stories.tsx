import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent } from 'storybook/test'
import type { Compared } from '@/client/api/compare.ts'
import { deviceListsStore } from '@/client/state/device-lists-store.ts'
import { emptyDeviceLists } from '@/domain/listing/device-lists.ts'
import { inSite, pageTools } from '@/tests/stories/in-site.tsx'
import { comparedHomes } from '@/tests/stories/sample-comparison.ts'
import { ComparePage } from './compare-page.tsx'

const found = (count: number): Compared[] =>
  comparedHomes(count).map((home) => ({ id: home.id, state: 'found', home }))

const meta = {
  component: ComparePage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void deviceListsStore.change(() => emptyDeviceLists),
  args: { ...pageTools, compared: found(2), distanceUnit: 'km' },
} satisfies Meta<typeof ComparePage>

export default meta
type Story = StoryObj<typeof meta>

export const TwoHomes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Asking price Different' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Differences only' }))
    await expect(canvas.queryByRole('rowheader', { name: 'Bedrooms' })).toBeNull()
    await expect(canvas.getByRole('rowheader', { name: 'Asking price Different' })).toBeVisible()
    const out = canvas.getByRole('link', { name: 'Remove House by the lake' })
    await expect(out).toHaveAttribute('href', '/compare?homes=2')
  },
}

export const FourHomes: Story = {
  args: { compared: found(4) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Add a home' })).toBeNull()
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4)
  },
}

export const OneHome: Story = {
  args: { compared: found(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’ve chosen one home')).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

export const AllTheSame: Story = {
  args: {
    compared: [1, 2].map((id) => {
      const [home] = comparedHomes(1)
      if (!home) throw new Error('there is a home')
      return { id, state: 'found' as const, home: { ...home, id } }
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/No known differences/)).not.toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Differences only' }))
    await expect(canvas.getByText(/No known differences/)).toBeVisible()
  },
}

export const OneIsGone: Story = {
  args: { compared: [...found(2), { id: 9, state: 'gone' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1 home is no longer available/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Compare without it' })).toHaveAttribute(
      'href',
      '/compare?homes=1,2',
    )
  },
}

export const PremiumIsRefused: Story = {
  args: { compared: [...found(2), { id: 9, state: 'premium' }] },
}
export const NothingChosen: Story = { args: { compared: [] } }
export const NothingToShow: Story = {
  args: {
    compared: [
      { id: 8, state: 'gone' },
      { id: 9, state: 'premium' },
    ],
  },
}
export const Dark: Story = { ...FourHomes, globals: { theme: 'dark' } }
export const RightToLeft: Story = { args: { compared: found(3) }, globals: { direction: 'rtl' } }
