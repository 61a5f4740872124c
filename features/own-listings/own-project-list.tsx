'use client'

import { Building2, SearchX } from 'lucide'
import { OWN_PROJECTS_PER_PAGE } from '@/client/api/own-projects.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'
import { listingRoutes, type OwnShown } from '@/domain/listing-routes.ts'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { PageNumbers } from '@/features/shell/page-numbers.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { OwnFiltersBar } from './own-filters-bar.tsx'
import { OwnProjectRow } from './own-project-row.tsx'
import { RecentlyDeleted } from './recently-deleted.tsx'
import { useOwnProjectActions, useOwnProjects } from './use-own-projects.ts'

const loadDoubt = () => import('./project-doubt.tsx')

/** The signed-in person's projects as the address asks for them. Needs the texts `own.`, `project.` and `results.`. */
export function OwnProjectList({ shown }: { shown: OwnShown }) {
  const { t, formats } = useText()
  const href = useHref()
  const { page = 1, decision, isActive } = shown
  const list = useOwnProjects(page, { decision, isShown: isActive })
  const actions = useOwnProjectActions()
  const { rows, total } = list
  if (!rows && list.isOffline) {
    return <OfflineList onRetry={list.retry}>{t('offline.waits')}</OfflineList>
  }
  if (!rows && list.error) {
    return (
      <FailedList title={t('own.projectsErrorTitle')} error={list.error} onRetry={list.retry} />
    )
  }
  const isNarrowed = decision !== undefined || isActive !== undefined
  const isBare = rows?.length === 0 && !isNarrowed && page === 1
  return (
    <>
      <RecentlyDeleted
        rows={list.deleted}
        nameOf={(project) => project}
        isBusy={actions.isBusy}
        onRestore={(project) => actions.act('restore', project)}
      />
      {isBare ? <NothingYet /> : <OwnFiltersBar shown={shown} pathOf={listingRoutes.ownProjects} />}
      {rows ? null : <RowsLoading />}
      {rows && !isBare ? (
        <>
          {list.isOffline ? <OfflineList onRetry={list.retry} /> : null}
          <p role="status" className="mb-4 text-sm text-ink-muted">
            {t('projects.count', { count: total })}
          </p>
          {rows.length === 0 ? <NothingFound isBeyond={total > 0} /> : null}
          <ul aria-label={t('member.projects')} className="flex flex-col gap-4">
            {rows.map((project) => (
              <li key={project.id} data-project={project.id}>
                <OwnProjectRow project={project} actions={actions} />
              </li>
            ))}
          </ul>
          <PageNumbers
            label={t('own.projectPages')}
            page={page}
            pageCount={Math.ceil(total / OWN_PROJECTS_PER_PAGE)}
            hrefFor={(number) => href(listingRoutes.ownProjects({ ...shown, page: number }))}
            {...{ t, formats }}
          />
        </>
      ) : null}
      {actions.doubted ? (
        <OnDemand
          load={loadDoubt}
          of={{ title: actions.doubted.title, onDecide: actions.decide }}
          onFailed={() => actions.decide(false)}
        />
      ) : null}
    </>
  )
}

function NothingYet() {
  const { t } = useText()
  const href = useHref()
  return (
    <EmptyState
      icon={<Icon of={Building2} />}
      title={t('own.projectsEmptyTitle')}
      actions={
        <SiteLink href={href(listingRoutes.addProject())} className={buttonStyles()}>
          {t('own.addProject')}
        </SiteLink>
      }
    >
      {t('own.projectsEmptyText')}
    </EmptyState>
  )
}

function NothingFound({ isBeyond }: { isBeyond: boolean }) {
  const { t } = useText()
  const href = useHref()
  return (
    <EmptyState
      icon={<Icon of={SearchX} />}
      title={t('own.projectsNoneTitle')}
      actions={
        <SiteLink
          href={href(listingRoutes.ownProjects())}
          className={buttonStyles({ variant: 'secondary' })}
        >
          {t('own.showAll')}
        </SiteLink>
      }
    >
      {t(isBeyond ? 'own.beyondText' : 'own.projectsNoneText')}
    </EmptyState>
  )
}

const PLACES = [1, 2, 3]

function RowsLoading() {
  const { t } = useText()
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{t('own.projectsLoading')}</span>
      {PLACES.map((place) => (
        <Skeleton key={place} className="h-72 rounded-lg sm:h-48" />
      ))}
    </div>
  )
}
