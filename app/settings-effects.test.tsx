import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SiteFooter } from '@/features/shell/header/site-footer.tsx'
import { companyData } from '@/features/structured-data/site-data.ts'
import { pageTools } from '@/tests/stories/in-site.tsx'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { pageMetadata } from './page/page-metadata.ts'
import { hasOwnIcons, siteIcon } from './responses/operator-style.ts'

const { t, href } = pageTools
const [english] = sampleSettings.languages
const settings = { ...sampleSettings, languages: english ? [english] : [] }

test('uses web_favicon as the icon, or else our own', () => {
  expect(siteIcon({ web_favicon: 'https://a.example/i.png' })).toBe('https://a.example/i.png')
  expect(siteIcon({})).toBe('/icon.svg')
})

test('keeps the colors of icons when svg_clr is off', () => {
  expect([hasOwnIcons({ svg_clr: '0' }), hasOwnIcons({ svg_clr: '1' }), hasOwnIcons({})]).toEqual([
    true,
    false,
    false,
  ])
})

test('shows web_footer_logo, company_tel2 and social accounts in the footer', () => {
  const accounts = {
    facebook_id: 'https://facebook.example/hearth',
    twitter_id: 'https://x.example/hearth',
    youtube_id: 'https://youtube.example/hearth',
  }
  const more = { web_footer_logo: 'https://a.example/foot.png', company_tel2: '+1 503 555 0199' }
  const { container } = render(
    <SiteFooter settings={{ ...settings, ...more, ...accounts }} t={t} href={href} year={2026} />,
  )
  expect(container.querySelector('img')?.getAttribute('src')).toBe(more.web_footer_logo)
  expect(screen.getByText(more.company_tel2)).toBeTruthy()
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(expect.arrayContaining(Object.values(accounts)))
})

test('includes web_logo in the JSON-LD', () => {
  const site = { settings, language: 'en', origin: 'https://a.example', href }
  const logo = 'https://a.example/logo.png'
  expect(companyData({ ...site, settings: { ...settings, web_logo: logo } })).toMatchObject({
    logo,
  })
  expect(companyData(site)).toMatchObject({ logo: 'https://a.example/icon.svg' })
})

test('keeps only title and URL when seo_settings is off', () => {
  const page = {
    settings,
    language: 'en',
    origin: 'https://a.example',
    defaultLanguage: 'en',
    t,
    href,
  }
  const facts = { title: 'Homes', description: 'All of them.', path: '/properties' }
  const told = pageMetadata(page, facts)
  expect(told).toMatchObject({ description: 'All of them.', openGraph: { title: 'Homes' } })
  const silent = pageMetadata({ ...page, settings: { ...settings, seo_settings: false } }, facts)
  expect(silent).toEqual({
    title: 'Homes',
    alternates: { canonical: 'https://a.example/properties' },
  })
})
