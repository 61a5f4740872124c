import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inSite } from '@/tests/stories/in-site.tsx'
import { UnsupportedBanner } from './unsupported-banner.tsx'

const meta = {
  title: 'features/notifications/unsupported-banner',
  component: UnsupportedBanner,
  decorators: [inSite],
  args: { name: 'Hearth', shopUrl: 'https://apps.apple.com/app/id1' },
  beforeEach: () => {
    const { PushManager: former } = window
    Reflect.deleteProperty(window, 'PushManager')
    return () => void Object.assign(window, { PushManager: former })
  },
} satisfies Meta<typeof UnsupportedBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Get the app' })
    await expect(link).toHaveAttribute('href', 'https://apps.apple.com/app/id1')
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(canvas.queryByRole('link')).toBe(null))
    await expect(document.cookie).toContain('app-banner=hidden')
  },
}

export const WithSupport: Story = {
  beforeEach: () => void Object.assign(window, { PushManager: class {} }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBe(null)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
