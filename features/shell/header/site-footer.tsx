import { Mail, MapPin, Phone } from 'lucide'
import type { ReactNode } from 'react'
import type { WebSettings } from '@/client/api/settings.ts'
import type { Text } from '@/client/text/text.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { emailForReading } from '@/domain/account/email-for-reading.ts'
import { phoneContact, phoneCountryNamed } from '@/domain/account/phone-number.ts'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '../site-link.tsx'
import { LanguageList } from './language-links.tsx'
import { SiteLogo } from './site-logo.tsx'
import {
  furtherNavigation,
  legalPages,
  listNavigation,
  servicePages,
  siteNavigation,
  type Way,
} from './site-navigation.ts'

export type SiteFooterProps = {
  settings: WebSettings
  t: Text['t']
  href: (path: string) => string
  /** For the copyright notice. */
  year: number
}

/** Site footer; links only to pages that exist. */
export function SiteFooter({ settings, t, href, year }: SiteFooterProps) {
  const { company_name: name, web_footer_logo: logo } = settings
  const social = socialLinks(settings)
  return (
    <footer className="far-below mt-12 print:hidden border-t border-line bg-surface md:mt-20">
      <div className="container-page grid grid-cols-2 gap-x-8 gap-y-10 py-10 sm:grid-cols-4 md:py-14 lg:grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))]">
        <div className="col-span-2 lg:col-span-1">
          <SiteLogo
            name={name}
            logo={logo}
            href={href(routes.home())}
            label={t('shell.logoLabel', { name })}
          />
          <p className="mt-3 max-w-xs text-ink-muted">{t('shell.footer.tagline')}</p>
        </div>
        <FooterColumn title={t('shell.footer.discover')} label={t('shell.footerNavigation')}>
          <Ways ways={[...siteNavigation, ...furtherNavigation(settings)]} t={t} href={href} />
        </FooterColumn>
        <FooterColumn title={t('shell.footer.lists')} label={t('shell.footer.lists')}>
          <Ways ways={listNavigation} t={t} href={href} />
        </FooterColumn>
        <FooterColumn title={t('shell.footer.service')} label={t('shell.footer.service')}>
          <Ways ways={servicePages(settings)} t={t} href={href} />
          <li>
            <a href="/api/reference" className={PLAIN}>
              {t('shell.footer.apiReference')}
            </a>
          </li>
        </FooterColumn>
        <ContactColumn settings={settings} t={t} />
        {settings.languages.length > 1 ? (
          <FooterColumn title={t('shell.footer.languages')} label={t('shell.footer.languages')}>
            <LanguageList
              languages={settings.languages}
              defaultLanguage={settings.default_language}
            />
          </FooterColumn>
        ) : null}
        {social.length > 0 ? (
          <FooterColumn title={t('shell.footer.follow')} label={t('shell.footer.follow')}>
            {social.map(({ label, url }) => (
              <li key={label}>
                <a href={url} rel="noopener" className={PLAIN}>
                  {label}
                </a>
              </li>
            ))}
          </FooterColumn>
        ) : null}
      </div>
      <div className="container-page">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line py-6 text-sm text-ink-muted">
          <p className="me-auto">{t('shell.footer.rights', { year: String(year), name })}</p>
          {legalPages(settings).map(({ key, path }) => (
            <SiteLink key={key} href={href(path)} className={PLAIN}>
              {t(key)}
            </SiteLink>
          ))}
        </div>
      </div>
    </footer>
  )
}

const PLAIN = linkStyles({ variant: 'quiet', className: 'inline-flex min-h-9 items-center py-1.5' })

type WaysProps = Pick<SiteFooterProps, 't' | 'href'> & { ways: readonly Way[] }

function Ways({ ways, t, href }: WaysProps) {
  return ways.map(({ key, path }) => (
    <li key={key}>
      <SiteLink href={href(path)} className={PLAIN}>
        {t(key)}
      </SiteLink>
    </li>
  ))
}

type ColumnProps = { title: string; label: string; children: ReactNode }

function FooterColumn({ title, label, children }: ColumnProps) {
  return (
    <nav aria-label={label}>
      <h2 className="mb-2 text-sm font-semibold">{title}</h2>
      <ul className="leading-snug text-ink-muted">{children}</ul>
    </nav>
  )
}

function ContactColumn({ settings, t }: Pick<SiteFooterProps, 'settings' | 't'>) {
  const { company_address: address, company_email: email } = settings
  const country = phoneCountryNamed(settings.country_code ?? '')
  const numbers = [settings.company_tel1, settings.company_tel2].flatMap((number) =>
    number ? phoneContact(number, country) : [],
  )
  if (!address && !email && numbers.length === 0) return null
  const row = 'flex min-h-9 items-center gap-2.5 [&_svg]:size-4.5 [&_svg]:shrink-0'
  return (
    <div className="col-span-2 min-w-0">
      <h2 className="mb-2 text-sm font-semibold">{t('shell.footer.contact')}</h2>
      <ul className="text-ink-muted">
        {address ? (
          <li className={row}>
            <Icon of={MapPin} />
            <bdi>{address}</bdi>
          </li>
        ) : null}
        {email ? (
          <li className={row}>
            <Icon of={Mail} />
            <a
              href={`mailto:${email}`}
              aria-label={t('shell.footer.writeUs', { email })}
              className={linkStyles({ variant: 'quiet' })}
            >
              {emailForReading(email)}
            </a>
          </li>
        ) : null}
        {numbers.map(({ text, href }) => (
          <li key={text} className={row}>
            <Icon of={Phone} />
            <a
              href={href ?? undefined}
              aria-label={t('shell.footer.callUs', { number: text })}
              className={linkStyles({ variant: 'quiet' })}
            >
              <bdi>{text}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function socialLinks(settings: WebSettings): { label: string; url: string }[] {
  const { facebook_id, instagram_id, twitter_id, youtube_id } = settings
  const accounts: [string, string | undefined][] = [
    ['Facebook', facebook_id],
    ['Instagram', instagram_id],
    ['X', twitter_id],
    ['YouTube', youtube_id],
  ]
  return accounts.flatMap(([label, url]) =>
    url && /^https?:\/\//.test(url) ? [{ label, url }] : [],
  )
}
