import { ExternalLink, type IconNode, Mail, MapPin, Phone } from 'lucide'
import type { ReactNode } from 'react'
import type { WebSettings } from '@/client/api/settings.ts'
import type { Translator } from '@/client/text/translator.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { emailForReading } from '@/domain/account/email-for-reading.ts'
import { phoneContact, phoneCountryNamed } from '@/domain/account/phone-number.ts'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { ContactForm } from './contact-form.tsx'

export type ContactPageProps = {
  settings: WebSettings
  t: Translator
  href: (path: string) => string
}

/** Contact form and other contact details. */
export function ContactPage({ settings, t, href }: ContactPageProps) {
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <header className="mb-8 max-w-text sm:mb-10">
        <h1 className="type-display text-display text-ink">{t('content.contact.title')}</h1>
        <p className="mt-2 text-lg text-ink-muted">{t('content.contact.lead')}</p>
      </header>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 max-w-text">
          <ContactForm asksFirst={settings.allow_cookies} />
        </div>
        <aside aria-label={t('shell.footer.contact')} className="flex flex-col gap-6">
          <Ways settings={settings} t={t} />
          <p className="border-t border-line pt-6 text-ink-muted">
            {t('content.contact.faqs')}{' '}
            <SiteLink href={href(routes.faqs())} className={linkStyles()}>
              {t('content.faqs.title')}
            </SiteLink>
          </p>
        </aside>
      </div>
    </div>
  )
}

function Ways({ settings, t }: Pick<ContactPageProps, 'settings' | 't'>) {
  const { company_address: address, company_email: email } = settings
  const country = phoneCountryNamed(settings.country_code ?? '')
  const numbers = [settings.company_tel1, settings.company_tel2, settings.company_tel].flatMap(
    (number) => (number ? phoneContact(number, country) : []),
  )
  const map = findMapUrl(settings)
  const link = linkStyles({ variant: 'quiet', className: 'inline-flex min-h-6 items-center' })
  return (
    <>
      {numbers.length > 0 ? (
        <Way icon={Phone} title={t('content.contact.phone')}>
          {[...new Map(numbers.map((it) => [it.text, it])).values()].map(({ text, href }) => (
            <a key={text} href={href ?? undefined} className={link}>
              <bdi dir="ltr" className="figures">
                {text}
              </bdi>
            </a>
          ))}
        </Way>
      ) : null}
      {email ? (
        <Way icon={Mail} title={t('content.contact.email')}>
          <a href={`mailto:${email}`} className={link}>
            <bdi dir="ltr">{emailForReading(email)}</bdi>
          </a>
        </Way>
      ) : null}
      {address || map ? (
        <Way icon={MapPin} title={t('content.contact.office')}>
          {address ? (
            <address className="not-italic">
              <bdi>{address}</bdi>
            </address>
          ) : null}
          {map ? (
            <a
              href={map}
              target="_blank"
              rel="noopener noreferrer"
              className={linkStyles({ className: 'inline-flex min-h-6 items-center gap-1.5' })}
            >
              {t('properties.page.openMap')}
              <Icon of={ExternalLink} className="size-4" />
            </a>
          ) : null}
        </Way>
      ) : null}
    </>
  )
}

type WayProps = { icon: IconNode; title: string; children: ReactNode }

function Way({ icon, title, children }: WayProps) {
  return (
    <div className="flex gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <Icon of={icon} className="size-5" />
      </span>
      <div className="min-w-0">
        <h2 className="text-sm text-ink-muted">{title}</h2>
        <div className="flex flex-col items-start text-ink">{children}</div>
      </div>
    </div>
  )
}

/** Operator's map page; fallback: the office on OpenStreetMap. */
function findMapUrl({ iframe_link: page, latitude, longitude }: WebSettings): string | null {
  if (page && /^https:\/\//.test(page)) return page
  const position = [Number(latitude || Number.NaN), Number(longitude || Number.NaN)]
  if (!position.every(Number.isFinite)) return null
  const [lat, lon] = position
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=16/${lat}/${lon}`
}
