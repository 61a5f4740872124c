import { Mail, Phone } from 'lucide'
import type { Page } from '@/client/api/calls/paging.ts'
import type { InterestedPerson } from '@/client/api/member/my-listings.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Avatar } from '@/design-system/avatar/avatar.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'
import { emailForReading } from '@/domain/account/email-for-reading.ts'
import { usePhoneContact } from '@/features/shell/contact/use-phone-contact.ts'
import { PartFailed } from './part-failed.tsx'
import type { MyListingPart } from './use-my-listing.ts'

/** Interested people with their contact details. */
export function InterestedPeople({ of }: { of: MyListingPart<Page<InterestedPerson>> }) {
  const { t } = useText()
  const { data: people, error, retry } = of
  if (!people && error) return <PartFailed error={error} onRetry={retry} />
  if (!people) return <Skeleton className="h-20 rounded-lg" />
  if (people.rows.length === 0)
    return <p className="text-ink-muted">{t('myListings.interestedNone')}</p>
  return (
    <>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {people.rows.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
      {people.total > people.rows.length ? (
        <p className="mt-2 text-sm text-ink-muted">
          {t('myListings.interestedTotal', { count: people.total })}
        </p>
      ) : null}
    </>
  )
}

function Person({ person: { name, profile, email, mobile } }: { person: InterestedPerson }) {
  const { t } = useText()
  const called = name || t('myListings.nobody')
  const phone = usePhoneContact(mobile ?? '')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Avatar name={called} src={profile || undefined} />
      <div className="min-w-0 flex-1 basis-40">
        <p dir="auto" className="truncate align-as-page font-medium text-ink">
          {called}
        </p>
        <p dir="auto" className="truncate align-as-page text-sm text-ink-muted">
          {email ? emailForReading(email) : phone.text}
        </p>
      </div>
      <div className="flex gap-2">
        {phone.href ? (
          <a
            href={phone.href}
            aria-label={`${t('myListings.call')}: ${called}`}
            className={buttonStyles({ variant: 'secondary', size: 'sm' })}
          >
            <Icon of={Phone} />
            {t('myListings.call')}
          </a>
        ) : null}
        {email ? (
          <a
            href={`mailto:${email}`}
            aria-label={`${t('myListings.mail')}: ${called}`}
            className={buttonStyles({ variant: 'secondary', size: 'sm' })}
          >
            <Icon of={Mail} />
            {t('myListings.mail')}
          </a>
        ) : null}
      </div>
    </li>
  )
}
