import { CalendarClock } from 'lucide'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { routes } from '@/domain/web/routes.ts'
import { LinesLoading } from '@/features/listing-card/cards-loading.tsx'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { AgendaRow, PastRow } from './agenda-row.tsx'
import { CalendarCard } from './calendar-card.tsx'
import { type Agenda as Shown, useAgenda } from './use-agenda.ts'

/** A member's viewings and calendar. Default export, as `OnDemand` requires. */
export default function Agenda() {
  const agenda = useAgenda()
  if (agenda.isUnknown) return <NoViewings />
  return (
    <div className="max-w-text">
      <Lists agenda={agenda} />
      {agenda.ahead ? <CalendarCard className="mt-10" /> : null}
    </div>
  )
}

function Lists({ agenda }: { agenda: Shown }) {
  const { t } = useText()
  const { ahead, past, waiting, error, isOffline, retry } = agenda
  if (!ahead && isOffline) {
    return <OfflineList onRetry={retry}>{t('shell.offline.waits')}</OfflineList>
  }
  if (!ahead && error) {
    return <FailedList title={t('viewings.agenda.errorTitle')} error={error} onRetry={retry} />
  }
  if (!ahead) return <LinesLoading words={t('viewings.agenda.loading')} />
  if (ahead.length === 0 && past?.length === 0) return <NoViewings />
  return (
    <>
      {isOffline ? <OfflineList onRetry={retry} /> : null}
      <section aria-labelledby="ahead">
        <h2 id="ahead" className="text-lg font-semibold text-ink">
          {t('viewings.agenda.ahead')}
        </h2>
        <p role="status" className="mt-1 text-ink-muted">
          {waiting > 0
            ? t('viewings.agenda.waiting', { count: waiting })
            : ahead.length === 0
              ? t('viewings.agenda.none')
              : null}
        </p>
        <ul className="empty:hidden">
          {ahead.map((viewing) => (
            <AgendaRow key={viewing.id} viewing={viewing} />
          ))}
        </ul>
      </section>
      {!past && error ? (
        <FailedList title={t('viewings.agenda.pastErrorTitle')} error={error} onRetry={retry} />
      ) : null}
      {past && past.length > 0 ? (
        <section aria-labelledby="past" className="mt-10">
          <h2 id="past" className="text-lg font-semibold text-ink">
            {t('viewings.agenda.past')}
          </h2>
          <ul>
            {past.map((viewing) => (
              <PastRow key={viewing.id} viewing={viewing} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

function NoViewings() {
  const { t } = useText()
  const href = useHref()
  return (
    <EmptyState
      icon={<Icon of={CalendarClock} />}
      title={t('viewings.agenda.emptyTitle')}
      actions={
        <SiteLink href={href(routes.properties())} className={buttonStyles()}>
          {t('account.overview.toResults')}
        </SiteLink>
      }
    >
      {t('viewings.agenda.emptyText')}
    </EmptyState>
  )
}
