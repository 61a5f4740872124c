import type { Meta, StoryObj } from '@storybook/react'
import { expect } from 'storybook/test'
import type { SavedSearch } from '@/client/api/member/saved-searches.ts'
import { inSite, pageTools } from '@/tests/stories/in-site.tsx'
import { ConfirmPage } from './confirm-page.tsx'
import { ManagePage } from './manage-page.tsx'
import { UnsubscribePage } from './unsubscribe-page.tsx'

const search: SavedSearch = {
  name: 'Houses in Kirkland',
  email: 'ana@example.org',
  query: 'city=Kirkland&property_type=0',
  events: ['new', 'cheaper'],
  frequency: 'daily',
  is_paused: 0,
  in_account: 0,
  created_at: '2026-05-04T08:30:00.000000Z',
}
const step = { token: '1.abc', outcome: null, t: pageTools.t, href: pageTools.href }

const meta = {
  title: 'features/saved-searches',
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  render: () => <ConfirmPage {...step} />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Confirm: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Confirm saved search' })).toBeVisible()
  },
}

export const TooLate: Story = {
  render: () => <ConfirmPage {...step} outcome="unknown" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** The email address has reached the maximum number of saved searches. */
export const Full: Story = {
  render: () => <ConfirmPage {...step} outcome="full" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('reached the limit')
    await expect(canvas.getByText(/Delete one with/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Manage: Story = {
  render: () => (
    <ManagePage
      {...step}
      search={search}
      wishes={['For sale', 'Kirkland', 'Up to $600,000.00']}
      outcome="confirmed"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your search is saved.')
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  },
}

export const Resting: Story = {
  render: () => (
    <ManagePage {...step} search={{ ...search, is_paused: 1 }} wishes={[]} outcome="invalid" />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Resume' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something is missing')
  },
}

export const NotThere: Story = {
  render: () => <ManagePage {...step} search={null} wishes={[]} />,
}

export const Unsubscribe: Story = {
  render: () => <UnsubscribePage {...step} search={search} />,
}

export const Unsubscribed: Story = {
  render: () => <UnsubscribePage {...step} search={null} outcome="ended" />,
}

export const LongWords: Story = {
  render: () => (
    <UnsubscribePage
      {...step}
      search={{
        ...search,
        name: 'Einfamilienhausdoppelgaragenstellplatzgelegenheiten am See',
        email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example.org`,
      }}
    />
  ),
}

export const UnsubscribeInAccount: Story = {
  render: () => <UnsubscribePage {...step} search={{ ...search, in_account: 1 }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Stop alerts' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Your saved searches' })).toHaveAttribute(
      'href',
      '/user/saved-searches',
    )
  },
}

export const Stopped: Story = {
  render: () => <UnsubscribePage {...step} search={null} outcome="stopped" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Alerts stopped' })).toBeVisible()
  },
}

export const ManageInAccount: Story = {
  render: () => <ManagePage {...step} search={{ ...search, in_account: 1 }} wishes={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Your saved searches' })).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}
