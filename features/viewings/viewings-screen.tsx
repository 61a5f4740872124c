'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { viewingRoutes, viewingsOfQuery } from '@/domain/web/viewing-routes.ts'
import { LinesLoading } from '@/features/listing-card/cards-loading.tsx'
import { ChoiceLink } from '@/features/shell/choice-link.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { TimesScreen } from './times/times-screen.tsx'

const loadAgenda = () => import('./agenda/agenda.tsx')

/** A member's viewings on either side, or the times that they offer. */
export function ViewingsScreen({ asksFirst }: { asksFirst: boolean }) {
  const { t } = useText()
  const href = useHref()
  const shown = viewingsOfQuery(useSearchParams())
  const isAgenda = shown.shows === 'agenda'
  return (
    <>
      <nav aria-label={t('account.pages.viewings')} className="mb-8">
        <ul className="flex flex-wrap gap-2">
          <li>
            <ChoiceLink href={href(viewingRoutes.agenda())} isCurrent={isAgenda}>
              {t('viewings.agenda.title')}
            </ChoiceLink>
          </li>
          <li>
            <ChoiceLink href={href(viewingRoutes.times())} isCurrent={!isAgenda}>
              {t('viewings.times.title')}
            </ChoiceLink>
          </li>
        </ul>
      </nav>
      {isAgenda ? <LateAgenda /> : <TimesScreen of={shown.of} asksFirst={asksFirst} />}
    </>
  )
}

function LateAgenda() {
  const { t } = useText()
  const [isFailed, setFailed] = useState(false)
  if (isFailed) {
    return (
      <FailedList
        title={t('viewings.agenda.errorTitle')}
        error={NO_CONNECTION}
        onRetry={() => setFailed(false)}
      />
    )
  }
  return (
    <OnDemand
      load={loadAgenda}
      of={{}}
      fallback={<LinesLoading words={t('viewings.agenda.loading')} />}
      onFailed={() => setFailed(true)}
    />
  )
}

const NO_CONNECTION = new ApiError('network', { message: 'The agenda did not load' })
