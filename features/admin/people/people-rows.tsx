import type { ListedUser } from '@/client/api/admin/people.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Avatar } from '@/design-system/avatar/avatar.tsx'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { emailForReading } from '@/domain/account/email-for-reading.ts'
import { PhoneText } from '@/features/shell/contact/phone-text.tsx'
import { PersonBadges } from './person-badges.tsx'
import type { PeopleSelection } from './use-people-selection.ts'

type PeopleRowsProps = {
  rows: readonly ListedUser[]
  /** ID of the open person. */
  chosen: number | null
  onOpen: (id: number) => void
  /** Null for a role that only reads. */
  selection: PeopleSelection | null
}

/** People with kind, state, days and number of listings. */
export function PeopleRows({ rows, chosen, onOpen, selection }: PeopleRowsProps) {
  const { t } = useText()
  return (
    <ul aria-label={t('admin.page.users')} className="flex flex-col gap-1">
      {rows.map((person) => {
        const name = person.name || person.email || t('admin.unnamed')
        return (
          <li key={person.id} className="flex items-start gap-1">
            {selection ? (
              <Checkbox
                label={<span className="sr-only">{t('admin.people.select', { name })}</span>}
                className="shrink-0 gap-0! py-4! ps-2"
                checked={selection.ids.has(person.id)}
                onChange={() => selection.toggle(person.id)}
              />
            ) : null}
            <button
              type="button"
              aria-current={person.id === chosen ? 'true' : undefined}
              onClick={() => onOpen(person.id)}
              className="flex min-w-0 flex-1 items-start gap-3 rounded-md border border-transparent p-2 text-start transition-colors duration-fast hover:bg-surface-muted aria-[current=true]:border-brand-ink/40 aria-[current=true]:bg-brand-soft"
            >
              <Avatar name={name} src={person.profile || undefined} />
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <bdi className="min-w-0 truncate font-medium">{name}</bdi>
                  <PersonBadges person={person} />
                </span>
                <span dir="ltr" className="block truncate align-as-page text-sm text-ink-muted">
                  <Reach person={person} />
                </span>
                <Facts person={person} />
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Reach({ person: { email, mobile, slug_id } }: { person: ListedUser }) {
  if (email) return emailForReading(email)
  return mobile ? <PhoneText number={mobile} /> : slug_id
}

function Facts({ person }: { person: ListedUser }) {
  const { t, formats } = useText()
  const { kind, created_at, last_seen_at, listings } = person
  const facts = [
    // Badges tell the other kinds, and who is deactivated.
    ...(kind === 'member' || kind === 'owner' ? [t(`admin.people.kind.${kind}`)] : []),
    t('admin.people.joined', { date: formats.date(created_at) }),
    last_seen_at
      ? t('admin.people.seen', { date: formats.date(last_seen_at) })
      : t('admin.people.neverSeen'),
    t('admin.people.listingCount', { count: listings }),
  ]
  return (
    <span className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
      {facts.map((fact) => (
        <span key={fact}>{fact} </span>
      ))}
    </span>
  )
}
