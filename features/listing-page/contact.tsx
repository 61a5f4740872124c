import { BadgeCheck, Mail, Phone } from 'lucide'
import type { ReactNode } from 'react'
import type { Translator } from '@/client/text/translator.ts'
import { Avatar } from '@/design-system/avatar/avatar.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { phoneLink, phoneText } from './owner-words.ts'

/** Contact of a listing; '' for missing fields. */
export type Contact = {
  name: string
  portrait: string
  phone: string
  email: string
  isVerified: boolean
  page?: string
}

type ContactProps = { contact: Contact; t: Translator }

/** Contact card; `heading` names the relation to the listing. */
export function ContactCard({
  contact,
  heading,
  t,
  children,
}: ContactProps & { heading: string; children?: ReactNode }) {
  const { name, portrait, isVerified, page } = contact
  return (
    <section
      aria-label={heading}
      className="rounded-lg border border-line bg-surface p-5 shadow-raised sm:p-6"
    >
      {children}
      <div className="flex items-center gap-4">
        <Avatar name={name} src={portrait || undefined} size="lg" />
        <div className="min-w-0">
          <p className="text-sm text-ink-muted">{heading}</p>
          <p className="text-lg font-semibold text-ink">
            {page ? (
              <SiteLink href={page} className={linkStyles({ variant: 'quiet' })}>
                {name}
              </SiteLink>
            ) : (
              name
            )}
          </p>
          {isVerified ? (
            <p className="mt-0.5 flex items-center gap-1.5 text-sm text-success-ink">
              <Icon of={BadgeCheck} className="size-4.5" />
              {t('agents.page.verified')}
            </p>
          ) : null}
        </div>
      </div>
      <div className="mt-5">
        <ContactWays contact={contact} t={t} />
      </div>
    </section>
  )
}

export function ContactWays({ contact: { phone, email }, t }: ContactProps) {
  return (
    <div className="flex flex-col gap-3">
      {phone ? (
        <a href={phoneLink(phone)} className={buttonStyles({ className: 'w-full' })}>
          <Icon of={Phone} />
          <bdi dir="ltr" className="figures">
            <span className="sr-only">{t('agents.page.call')} </span>
            {phoneText(phone)}
          </bdi>
        </a>
      ) : null}
      {email ? (
        <a
          href={`mailto:${email}`}
          className={buttonStyles({ variant: 'secondary', className: 'w-full' })}
        >
          <Icon of={Mail} />
          <span className="print:hidden">{t('agents.page.email')}</span>
          <bdi className="hidden print:inline">{email}</bdi>
        </a>
      ) : null}
      {phone || email ? null : (
        <p className="text-sm text-ink-muted">{t('agents.page.noContact')}</p>
      )}
    </div>
  )
}

/** Sticky contact buttons, phones only. */
export function ContactBar({ contact, t, children }: ContactProps & { children: ReactNode }) {
  const { phone, email } = contact
  if (!phone && !email) return null
  return (
    <div className="sticky bottom-[var(--tray,0px)] z-sticky -mx-gutter mt-10 flex print:hidden items-center gap-3 border-t border-line bg-paper/97 px-gutter py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
      <div className="min-w-0 flex-1">{children}</div>
      {email ? (
        <a
          href={`mailto:${email}`}
          aria-label={t('agents.page.email')}
          className={buttonStyles({ variant: 'secondary', className: 'w-11 px-0' })}
        >
          <Icon of={Mail} />
        </a>
      ) : null}
      {phone ? (
        <a
          href={phoneLink(phone)}
          aria-label={t('agents.page.callNumber', { number: phoneText(phone) })}
          className={buttonStyles()}
        >
          <Icon of={Phone} />
          {t('agents.page.call')}
        </a>
      ) : null}
    </div>
  )
}
