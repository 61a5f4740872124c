'use client'

import { clsx } from 'clsx'
import { useText } from '@/client/text/text-context.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { AdminHead } from '../admin-head.tsx'
import { PagedRows } from '../paged-rows.tsx'
import { useRights } from '../use-rights.ts'
import { PeopleBulkBar, PeopleBulkResult } from './people-bulk-bar.tsx'
import { PeopleFilters } from './people-filters.tsx'
import { PeopleRows } from './people-rows.tsx'
import { PersonView } from './person-view.tsx'
import { usePeopleBulk } from './use-people-bulk.ts'
import { type People, usePeople } from './use-people-list.ts'
import { usePeopleSelection } from './use-people-selection.ts'

/** List of people; an open person shows beside it, on phones instead of it. */
export function PeopleScreen() {
  const { t } = useText()
  const people = usePeople()
  const { chosen, open } = people
  const isOpen = chosen !== null
  return (
    <>
      <div className={isOpen ? 'max-lg:hidden' : undefined}>
        <AdminHead title={t('admin.page.users')} />
      </div>
      <div className={isOpen ? 'gap-8 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,4fr)]' : ''}>
        <div
          className={clsx(
            isOpen &&
              'max-lg:hidden lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:p-1',
          )}
        >
          <PeopleFilters people={people} isNarrow={isOpen} />
          <Rows people={people} />
        </div>
        {isOpen ? <PersonView key={chosen} id={chosen} onClose={() => open(null)} /> : null}
      </div>
    </>
  )
}

function Rows({ people }: { people: People }) {
  const { t } = useText()
  const may = useRights()
  const selection = usePeopleSelection(people)
  const bulk = usePeopleBulk(selection.ids, selection.clear)
  if (Object.keys(people.faults).length > 0) {
    return (
      <EmptyState title={t('admin.people.faultyTitle')} className="sm:py-12">
        {t('admin.people.faultyText')}
      </EmptyState>
    )
  }
  const mayAct = may('people')
  const isListed = mayAct && (people.rows?.length ?? 0) > 0
  return (
    <>
      {people.rows ? <Counts people={people} /> : null}
      {isListed ? (
        <PeopleBulkBar
          people={people}
          total={countMatching(people)}
          selection={selection}
          bulk={bulk}
          isNarrow={people.chosen !== null}
        />
      ) : null}
      <PeopleBulkResult bulk={bulk} />
      <PagedRows
        list={people}
        failedTitle={t('admin.peopleErrorTitle')}
        empty={<EmptyState title={t('admin.nobodyFound')} className="sm:py-12" />}
      >
        {(rows) => (
          <PeopleRows
            rows={rows}
            chosen={people.chosen}
            onOpen={people.open}
            selection={mayAct ? selection : null}
          />
        )}
      </PagedRows>
    </>
  )
}

function countMatching({ counts, choice: { state } }: People): number {
  if (!counts) return 0
  return state ? counts[state] : counts.active + counts.deactivated
}

function Counts({ people }: { people: People }) {
  const { t, formats } = useText()
  const { counts } = people
  return (
    <p role="status" className="mb-2 text-sm text-ink-muted">
      {counts ? (
        <>
          <span className="font-medium text-ink">
            {t('admin.people.found', { count: countMatching(people) })}
          </span>
          {' · '}
          {t('admin.people.states', {
            active: formats.number(counts.active),
            deactivated: formats.number(counts.deactivated),
          })}
        </>
      ) : null}
    </p>
  )
}
