'use client'

import { clsx } from 'clsx'
import { Users } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Avatar } from '@/design-system/avatar/avatar.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { emailForReading } from '@/domain/account/email-for-reading.ts'
import { PhoneText } from '@/features/shell/contact/phone-text.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { AdminHead } from '../admin-head.tsx'
import { LinesLoading } from '../lines-loading.tsx'
import { WordsSearch } from '../words-search.tsx'
import { PersonBadges } from './person-badges.tsx'
import { PersonView } from './person-view.tsx'
import { type People, usePeople } from './use-people.ts'

/** List of people with details next to it; on phones only one of both. */
export function PeopleScreen() {
  const { t } = useText()
  const people = usePeople()
  const { chosen, choose } = people
  return (
    <>
      <div className={chosen === null ? undefined : 'max-lg:hidden'}>
        <AdminHead title={t('admin.page.users')} />
      </div>
      <div className="gap-8 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,4fr)]">
        <div
          className={clsx(
            'lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:p-1',
            chosen !== null && 'max-lg:hidden',
          )}
        >
          <Asking people={people} />
          <Rows people={people} />
        </div>
        <div className={chosen === null ? 'max-lg:hidden' : undefined}>
          {chosen === null ? (
            <EmptyState icon={<Icon of={Users} />} title={t('admin.nobodyChosen')} />
          ) : (
            <PersonView key={chosen} id={chosen} onClose={() => choose(null)} />
          )}
        </div>
      </div>
    </>
  )
}

function Asking({ people: { state, show, search } }: { people: People }) {
  const { t } = useText()
  return (
    <search className="mb-3 flex flex-col gap-2">
      <WordsSearch id="people-words" label={t('admin.searchPeople')} onSearch={search} />
      <Select
        id="people-state"
        aria-label={t('admin.show')}
        emptyLabel={t('admin.person.all')}
        options={states.map((value) => ({ value, label: t(`admin.person.${value}`) }))}
        value={state ?? ''}
        onChange={({ target }) => show(states.find((one) => one === target.value))}
      />
    </search>
  )
}

const states = ['active', 'deactivated', 'verified', 'admin'] as const

function Rows({ people }: { people: People }) {
  const { t } = useText()
  const { rows, error, retry, hasMore, isLoadingMore, more, chosen, choose } = people
  if (!rows && error) {
    return <FailedList title={t('admin.peopleErrorTitle')} error={error} onRetry={retry} />
  }
  if (!rows) return <LinesLoading words={t('admin.loading')} />
  if (rows.length === 0) return <EmptyState title={t('admin.nobodyFound')} className="sm:py-12" />
  return (
    <>
      <ul aria-label={t('admin.page.users')} className="flex flex-col gap-1">
        {rows.map((person) => {
          const name = person.name || person.email || t('admin.unnamed')
          return (
            <li key={person.id}>
              <button
                type="button"
                aria-current={person.id === chosen ? 'true' : undefined}
                onClick={() => choose(person.id)}
                className="flex w-full items-center gap-3 rounded-md border border-transparent p-2 text-start transition-colors duration-fast hover:bg-surface-muted aria-[current=true]:border-brand-ink/40 aria-[current=true]:bg-brand-soft"
              >
                <Avatar name={name} src={person.profile || undefined} />
                <span className="min-w-0 flex-1">
                  <span dir="auto" className="block truncate align-as-page font-medium">
                    {name}
                  </span>
                  <span dir="ltr" className="block truncate align-as-page text-sm text-ink-muted">
                    {person.email ? (
                      emailForReading(person.email)
                    ) : person.mobile ? (
                      <PhoneText number={person.mobile} />
                    ) : (
                      person.slug_id
                    )}
                  </span>
                </span>
                <span className="flex max-w-2/5 flex-wrap justify-end gap-1">
                  <PersonBadges person={person} />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {hasMore ? (
        <Button variant="secondary" size="sm" className="mt-4" busy={isLoadingMore} onClick={more}>
          {t('admin.more')}
        </Button>
      ) : null}
    </>
  )
}
