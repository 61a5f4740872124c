import type { Meta, StoryObj } from '@storybook/react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import ListingDays from './listing-days.tsx'

const days = Array.from({ length: 90 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 7, 6 + index)).toISOString().slice(0, 10),
  views: index % 11,
  favourites: index % 4 === 0 ? 1 : 0,
  inquiries: index % 30 === 0 ? 1 : 0,
}))
const part = { data: { since: '2026-10-20', days }, error: null, retry: fn() }

const meta = {
  title: 'features/my-listings/days',
  component: ListingDays,
  decorators: [inSite],
  args: { part },
} satisfies Meta<typeof ListingDays>

export default meta
type Story = StoryObj<typeof meta>

/** Days before the first counted one are left out. */
export const Chart: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Counted since October 20, 2026/)).toBeVisible()
    await userEvent.click(canvas.getByText('View as table'))
    const table = within(await canvas.findByRole('table', { name: 'Last 90 days' }))
    const rows = table.getAllByRole('row')
    await expect(rows).toHaveLength(16)
    await expect(rows.at(-1)).toHaveTextContent('November 3, 20261')
  },
}

export const NothingYet: Story = {
  args: {
    part: {
      ...part,
      data: {
        since: '2026-11-03',
        days: days.map((day) => ({ ...day, views: 0, favourites: 0, inquiries: 0 })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No views, saves or inquiries yet.')).toBeVisible()
  },
}

export const Loading: Story = { args: { part: { ...part, data: undefined } } }

export const Failed: Story = {
  args: { part: { data: undefined, error: new ApiError('network', { message: '' }), retry: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.part.retry).toHaveBeenCalledOnce()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
