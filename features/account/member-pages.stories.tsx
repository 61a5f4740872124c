import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite, pageTools } from '@/tests/stories/in-site.tsx'
import { beSignedIn, keepFavourites, memberAnswers } from '@/tests/stories/sample-member.ts'
import { BlockedList } from './blocked-list.tsx'
import { Dashboard } from './dashboard.tsx'
import { FavouriteList } from './favourite-list.tsx'
import { MemberFrame } from './member-frame.tsx'
import { MemberHead } from './member-head.tsx'
import { NotificationList } from './notification-list.tsx'

const { t } = pageTools
let asked: ReturnType<typeof providerAnswersEach>

const meta = {
  title: 'features/account/pages',
  decorators: [inSite],
  parameters: {
    layout: 'fullscreen',
    nextjs: { appDirectory: true, navigation: { pathname: '/user/dashboard' } },
  },
  render: () => (
    <MemberFrame>
      <MemberHead title={t('account.pages.dashboard')} lead={t('account.pages.dashboardLead')} />
      <Dashboard />
    </MemberFrame>
  ),
  beforeEach: async () => {
    await beSignedIn()
    keepFavourites(17, 18, 19)
    asked = providerAnswersEach(memberAnswers)
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const nothing = { body: { total: 0, unread: 0, data: [] } }

const askedFor = (path: string) => asked.filter((call) => call.path === path)

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('House number 17')).toBeVisible()
    await expect(
      await canvas.findByRole('link', { name: '1 unread notification' }),
    ).toHaveAttribute('href', '/user/notifications')
    await expect(canvas.getByText(/^2 items are missing from your profile/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}
export const OverviewOfNothing: Story = {
  beforeEach: () => {
    keepFavourites()
    providerAnswersEach({
      ...memberAnswers,
      '/get_favourite_property': nothing,
      '/get_notification_list': nothing,
      '/personalised-fields': { body: { data: null } },
    })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Tap the heart on a home to save it/)).toBeVisible()
    await expect(await canvas.findByText(/^Tell us what you’re looking for/)).toBeVisible()
  },
}
export const OverviewFailed: Story = {
  beforeEach: () => {
    const failed = { status: 422, body: { key: 'invalid' } }
    asked = providerAnswersEach({ ...memberAnswers, '/get_notification_list': failed })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your overview could not be loaded')).toBeVisible()
    const before = askedFor('/get_notification_list').length
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(askedFor('/get_notification_list').length).toBeGreaterThan(before))
  },
}
export const OverviewRightToLeft: Story = { globals: { direction: 'rtl' } }
export const OverviewDark: Story = { globals: { theme: 'dark' } }

export const Favourites: Story = {
  render: () => <FavouriteList />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
    const [heart] = await canvas.findAllByRole('button', { name: /^Save / })
    if (heart) await userEvent.click(heart)
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2))
    await waitFor(() => expect(askedFor('/add_favourite')).toHaveLength(1))
    await expect(askedFor('/add_favourite')[0]?.body).toEqual({ property_id: '17', type: '0' })
  },
}
export const NoFavourites: Story = {
  render: () => <FavouriteList />,
  beforeEach: () => {
    keepFavourites()
    providerAnswersEach({ ...memberAnswers, '/get_favourite_property': nothing })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No favorites yet')).toBeVisible()
  },
}
export const FavouritesFailed: Story = {
  render: () => <FavouriteList />,
  beforeEach: () => {
    const failed = { status: 422, body: { key: 'invalid' } }
    providerAnswersEach({ ...memberAnswers, '/get_favourite_property': failed })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Notifications: Story = {
  render: () => <NotificationList />,
  play: async ({ canvas }) => {
    const told = await canvas.findByRole('link', { name: 'Price reduced' })
    await expect(told).toHaveAttribute('href', '/properties-details/house-by-the-lake')
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(askedFor('/ext/notifications/read')).toHaveLength(1))
    await expect(askedFor('/ext/notifications/read')[0]?.body).toEqual({ up_to_id: '55' })
  },
}
export const NothingTold: Story = {
  render: () => <NotificationList />,
  beforeEach: () =>
    void providerAnswersEach({ ...memberAnswers, '/get_notification_list': nothing }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No notifications yet')).toBeVisible()
  },
}
export const NotificationsRightToLeft: Story = {
  render: () => <NotificationList />,
  globals: { direction: 'rtl' },
}

export const Blocked: Story = {
  render: () => <BlockedList />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sends the same offer every day.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Block the administrator' })).toBeVisible()
    const lift = canvas.getByRole('button', { name: 'Unblock Jonas Weber' })
    await waitFor(() => expect(lift).toBeEnabled())
    await userEvent.click(lift)
    await waitFor(() => expect(askedFor('/unblock-user')).toHaveLength(1))
  },
}
export const NobodyBlocked: Story = {
  render: () => <BlockedList />,
  beforeEach: () => void providerAnswersEach({ ...memberAnswers, '/ext/account/blocks': nothing }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You haven’t blocked anyone')).toBeVisible()
  },
}
