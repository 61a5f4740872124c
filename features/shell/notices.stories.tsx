import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent } from 'storybook/test'
import { inSite } from '@/tests/stories/in-site.tsx'
import { AppBanner } from './notices/app-banner.tsx'
import { CookieNotice } from './notices/cookie-notice.tsx'

const forget = (name: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${name}=; path=/; max-age=0`
}

const meta = {
  title: 'features/shell/notices',
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    forget('cookie-choice')
    forget('app-banner')
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Cookies: Story = { render: () => <CookieNotice /> }
export const CookiesRightToLeft: Story = { ...Cookies, globals: { direction: 'rtl' } }
export const CookiesDark: Story = { ...Cookies, globals: { theme: 'dark' } }
export const CookiesChosen: Story = {
  ...Cookies,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Necessary only' }))
    await expect(canvas.queryByRole('region')).toBe(null)
    await expect(document.cookie).toContain('cookie-choice=necessary')
  },
}

export const App: Story = {
  render: () => <AppBanner name="Hearth" shopUrl="https://shop.example/hearth" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Install' })).toHaveAttribute(
      'href',
      'https://shop.example/hearth',
    )
  },
}
export const AppRightToLeft: Story = { render: App.render, globals: { direction: 'rtl' } }
export const AppNotWanted: Story = {
  render: App.render,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue in the browser' }))
    await expect(canvas.queryByRole('region')).toBe(null)
    await expect(document.cookie).toContain('app-banner=hidden')
  },
}
