import type { Meta, StoryObj } from '@storybook/react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { routes } from '@/domain/web/routes.ts'
import { inSite, pageTools } from '@/tests/stories/in-site.tsx'
import { sampleSettings as settings } from '@/tests/stories/sample-settings.ts'
import { FailedPage } from './failed-page.tsx'
import { FailedRead } from './failed-read.tsx'
import { SiteFooter } from './header/site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { ClosedPage } from './notices/closed-page.tsx'

const { t, href } = pageTools

const retried = fn()

const announcing = { ...settings, extensions: ['saved-searches'] }
const header = { settings: announcing, theme: 'system' as const, language: 'en', t, href }

const meta = {
  title: 'features/shell',
  decorators: [inSite],
  parameters: {
    layout: 'fullscreen',
    nextjs: { navigation: { pathname: '/properties', query: { type: 'rent', q: 'garden' } } },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Header: Story = {
  render: () => <SiteHeader {...header} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { current: 'page' })[0]).toHaveTextContent('Rent')
    await userEvent.click(canvas.getByRole('button', { name: /^Language/ }))
    const german = canvas.getByRole('link', { name: 'Deutsch' })
    await waitFor(() => expect(german).toBeVisible())
    await expect(german).toHaveAttribute('href', '/de/properties?type=rent&q=garden')
    const dark = canvas.getAllByRole('radio', { name: 'Dark' })[0]
    await expect(dark).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    const agents = canvas.getByRole('link', { name: 'Agents' })
    await waitFor(() => expect(agents).toBeVisible())
    const menu = agents.closest('[popover]')
    const ways = [...(menu?.querySelectorAll('a') ?? [])].map((way) => way.getAttribute('href'))
    await expect(ways).toEqual([
      '/agents',
      '/saved-search/new',
      '/mortgage-calculator',
      '/area-converter',
    ])
    await userEvent.keyboard('{Escape}')
  },
}
export const HeaderRightToLeft: Story = {
  render: Header.render,
  globals: { direction: 'rtl' },
}
export const HeaderOfOneLanguageAndALongName: Story = {
  render: () => (
    <SiteHeader
      {...header}
      settings={{
        ...settings,
        company_name: 'The Cooperative of House Owners of the Northern Valleys',
        languages: settings.languages.slice(0, 1),
      }}
    />
  ),
}
export const Footer: Story = {
  render: () => <SiteFooter settings={settings} t={t} href={href} year={2026} />,
}
export const FooterOfWhomNothingIsKnown: Story = {
  render: () => (
    <SiteFooter
      settings={{
        ...settings,
        company_email: '',
        company_tel1: '',
        company_address: '',
        instagram_id: 'not an address',
        languages: settings.languages.slice(0, 1),
      }}
      t={t}
      href={href}
      year={2026}
    />
  ),
}
export const NotFound: Story = { render: () => <NotFoundPage /> }
export const Failed: Story = {
  render: () => <FailedPage reference="2083317" onRetry={retried} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retried).toHaveBeenCalled()
  },
}
export const NotRead: Story = {
  render: () => (
    <FailedRead
      failure={new ApiError('network', { message: 'No answer.' })}
      title="The homes could not be loaded"
      page={{ t, href, path: routes.home() }}
    />
  ),
}
export const Maintenance: Story = {
  render: () => <ClosedPage reason="maintenance" name="Hearth" t={t} />,
}
export const Unavailable: Story = {
  render: () => <ClosedPage reason="unavailable" name="Hearth" t={t} />,
}
