import { clsx } from 'clsx'
import { BadgeCheck, Mail, Phone } from 'lucide'
import type { ReactNode } from 'react'
import type { Translator } from '@/client/text/translator.ts'
import { Avatar } from '@/design-system/avatar/avatar.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { emailForReading } from '@/domain/account/email-for-reading.ts'
import { phoneContact, phoneCountryNamed } from '@/domain/account/phone-number.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { AnswerTimeLine } from './answer-time-line.tsx'

/** Contact of a listing; '' for missing fields. */
export type Contact = {
  name: string
  portrait: string
  phone: string
  /** Country of the listing, in words. */
  country?: string | null | undefined
  email: string
  isVerified: boolean
  page?: string
  /** Median minutes to an answer; undefined while too few are known. */
  answerMinutes?: number | undefined
}

/** Button that asks the owner on this site, which replaces the mail link. */
export type Ask = (place: 'card' | 'bar') => ReactNode

/** `id`: of the listing or agent; the administrator is owner 0. */
export type AskOwner = (id: number, owner: { id: number; name: string }) => Ask

type ContactProps = { contact: Contact; ask?: Ask | undefined; t: Translator }

/** Contact card; `heading` names the relation to the listing. */
export function ContactCard({
  contact,
  ask,
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
        <ContactWays contact={contact} ask={ask} t={t} />
      </div>
    </section>
  )
}

export function ContactWays({ contact, ask, t }: ContactProps) {
  const { email, answerMinutes } = contact
  const phone = toPhone(contact)
  return (
    <div className="flex flex-col gap-3">
      {ask?.('card')}
      {phone ? (
        <a
          href={phone.href ?? undefined}
          className={buttonStyles({ variant: ask ? 'secondary' : 'primary', className: 'w-full' })}
        >
          <Icon of={Phone} />
          <bdi dir="ltr" className="figures">
            <span className="sr-only">{t('agents.page.call')} </span>
            {phone.text}
          </bdi>
        </a>
      ) : null}
      {email ? (
        <a
          href={`mailto:${email}`}
          className={clsx(
            buttonStyles({ variant: 'secondary', className: 'w-full' }),
            ask && 'hidden! noscript:inline-flex! print:inline-flex!',
          )}
        >
          <Icon of={Mail} />
          <span className="print:hidden">{t('agents.page.email')}</span>
          <bdi className="hidden print:inline">{emailForReading(email)}</bdi>
        </a>
      ) : null}
      {phone || email || ask ? null : (
        <p className="text-sm text-ink-muted">{t('agents.page.noContact')}</p>
      )}
      {ask ? <AnswerTimeLine minutes={answerMinutes} t={t} /> : null}
    </div>
  )
}

/** Loaded on the server, or with a listing that loads late: the number rules are large. */
function toPhone({ phone, country }: Contact) {
  return phone === '' ? null : phoneContact(phone, phoneCountryNamed(country ?? ''))
}

/** Sticky contact buttons, phones only. */
export function ContactBar({ contact, ask, t, children }: ContactProps & { children: ReactNode }) {
  const { email } = contact
  const phone = toPhone(contact)
  if (!phone && !email && !ask) return null
  return (
    <div className="sticky bottom-[var(--tray,0px)] z-sticky -mx-gutter mt-10 flex print:hidden items-center gap-3 border-t border-line bg-paper/97 px-gutter py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
      <div className="min-w-0 flex-1">{children}</div>
      {ask?.('bar')}
      {email ? (
        <a
          href={`mailto:${email}`}
          aria-label={t('agents.page.email')}
          className={clsx(
            buttonStyles({ variant: 'secondary', className: 'w-11 px-0' }),
            ask && 'hidden! noscript:inline-flex!',
          )}
        >
          <Icon of={Mail} />
        </a>
      ) : null}
      {phone?.href ? (
        <a
          href={phone.href}
          aria-label={t('agents.page.callNumber', { number: phone.text })}
          className={buttonStyles()}
        >
          <Icon of={Phone} />
          {t('agents.page.call')}
        </a>
      ) : null}
    </div>
  )
}
