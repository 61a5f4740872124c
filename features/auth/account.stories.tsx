import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { deviceListsStore } from '@/client/state/device-lists-store.ts'
import { emptyDeviceLists, withList } from '@/domain/listing/device-lists.ts'
import { SiteHeader } from '@/features/shell/header/site-header.tsx'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite, pageTools } from '@/tests/stories/in-site.tsx'
import { samplePerson, signedIn } from '@/tests/stories/sample-person.ts'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { accountPlaces } from './account-places.tsx'
import { GatePart } from './gate-part.tsx'

const { t, href } = pageTools
const settings = { data: { ...sampleSettings, extensions: ['accounts'] } }

const meta = {
  title: 'features/auth/account',
  decorators: [inSite],
  parameters: { layout: 'fullscreen', nextjs: { navigation: { pathname: '/', query: {} } } },
  render: () => (
    <main className="min-h-160">
      <SiteHeader
        settings={sampleSettings}
        theme="system"
        language="en"
        t={t}
        href={href}
        account={accountPlaces({ t, href })}
      />
      <GatePart offers={{ byPhone: false, byPost: true, asksFirst: false }} />
    </main>
  ),
  beforeEach: () => {
    sessionStorage.clear()
    deviceListsStore.change(() => emptyDeviceLists)
    signedIn(null)
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const asMember = () => signedIn(samplePerson)

export const Visitor: Story = {
  play: async ({ canvas }) => {
    providerAnswersEach({ '/user_signup': { body: { token: '5|abc', data: samplePerson } } })
    const link = canvas.getByRole('link', { name: 'Sign in' })
    await expect(link).toHaveAttribute('href', '/sign-in')
    // Until the script next to it loads, the link is a plain link.
    await waitFor(() => expect(link.nextElementSibling).not.toBe(null))
    await userEvent.click(link)
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }))
    await userEvent.type(await dialog.findByLabelText('Email'), 'ana@example.org')
    await userEvent.type(dialog.getByLabelText('Password'), 'birch-7')
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByRole('button', { name: /^Your account: Ana/ })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await expect(canvas.queryByRole('link', { name: 'Sign in' })).toBe(null)
  },
}

const savedHomes = (count: number) => {
  const ids = Array.from({ length: count }, (_, at) => at + 1)
  deviceListsStore.change(() => withList(emptyDeviceLists, 'favourites', ids))
}

export const SavedHomesAreCounted: Story = {
  beforeEach: () => savedHomes(2),
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('link', { name: 'Favorites' })
    await waitFor(() => expect(heart).toHaveAccessibleDescription('2 favorites'))
    savedHomes(1)
    await waitFor(() => expect(heart).toHaveAccessibleDescription('1 favorite'))
    savedHomes(0)
    await waitFor(() => expect(heart).not.toHaveAccessibleDescription())
    savedHomes(120)
    await expect(await canvas.findByText('99+')).toBeVisible()
    await expect(heart).toHaveAccessibleDescription('120 favorites')
  },
}

const threeSaved: Story = {
  beforeEach: () => savedHomes(3),
  play: async ({ canvas, globals }) => {
    const words = globals.direction === 'rtl' ? '3 عقارات في المفضلة' : '3 favorites'
    await expect(await canvas.findByText(words)).toBeInTheDocument()
  },
}

export const SavedHomesDark: Story = { ...threeSaved, globals: { theme: 'dark' } }
export const SavedHomesRightToLeft: Story = { ...threeSaved, globals: { direction: 'rtl' } }

export const Member: Story = {
  beforeEach: () => {
    asMember()
    deviceListsStore.change(() => withList(emptyDeviceLists, 'compared', [1, 2]))
  },
  play: async ({ canvas }) => {
    const asked = providerAnswersEach({
      '/web-settings': { body: settings },
      '/before-logout': {},
      '/ext/account/sign-out': {},
    })
    const portrait = await canvas.findByRole('button', { name: 'Your account: Ana García' })
    await userEvent.click(portrait)
    const out = canvas.getByRole('button', { name: 'Sign out' })
    await waitFor(() => expect(out).toBeVisible())
    await expect(canvas.getAllByText('ana@example.org')[0]).toBeVisible()
    await userEvent.click(out)
    await expect(await canvas.findByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(deviceListsStore.read().compared).toEqual([])
    const paths = asked.map(({ path }) => path)
    await expect(paths).toContain('/before-logout')
    await expect(paths.indexOf('/ext/account/sign-out')).toBeGreaterThan(
      paths.indexOf('/before-logout'),
    )
  },
}

const opened: Story['play'] = async ({ canvas, globals }) => {
  providerAnswersEach({ '/web-settings': { body: settings } })
  const name = globals.direction === 'rtl' ? /^حسابك/ : /^Your account/
  await userEvent.click(await canvas.findByRole('button', { name }))
  await waitFor(() => expect(canvas.getAllByText('ana@example.org')[0]).toBeVisible())
}

export const MenuRightToLeft: Story = {
  globals: { direction: 'rtl' },
  beforeEach: asMember,
  play: opened,
}
export const MenuDark: Story = { globals: { theme: 'dark' }, beforeEach: asMember, play: opened }
