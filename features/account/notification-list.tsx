'use client'

import { Bell, CheckCheck } from 'lucide'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { byDay } from '@/domain/web/by-day.ts'
import { routes } from '@/domain/web/routes.ts'
import { LinesLoading } from '@/features/listing-card/cards-loading.tsx'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { NotificationLine } from './notification-line.tsx'
import { useNotifications } from './use-notifications.ts'

/** Notifications grouped by day. */
export function NotificationList() {
  const { t, formats } = useText()
  const { rows, hasUnread, markRead, isMarking, ...list } = useNotifications()
  if (!rows && list.isOffline) {
    return <OfflineList onRetry={list.retry}>{t('shell.offline.waits')}</OfflineList>
  }
  if (!rows && list.error) {
    return (
      <FailedList title={t('notifications.errorTitle')} error={list.error} onRetry={list.retry} />
    )
  }
  if (!rows) return <LinesLoading words={t('notifications.loading')} />
  if (rows.length === 0) return <NoNotifications />
  return (
    <div className="max-w-text">
      {list.isOffline ? <OfflineList onRetry={list.retry} /> : null}
      {hasUnread ? (
        <Button variant="secondary" size="sm" busy={isMarking} onClick={markRead} className="mb-6">
          <Icon of={CheckCheck} />
          {t('notifications.markRead')}
        </Button>
      ) : null}
      {byDay(rows, ({ sentAt }) => sentAt).map(({ day, rows: dayRows }) => (
        <section key={day} className="mb-8">
          <h2 className="mb-1 text-sm font-medium text-ink-muted">
            {formats.date(dayRows[0].sentAt)}
          </h2>
          <ul>
            {dayRows.map((row) => (
              <NotificationLine key={row.id} row={row} headingLevel={3} />
            ))}
          </ul>
        </section>
      ))}
      {list.hasMore ? (
        <Button variant="secondary" busy={list.isLoadingMore} onClick={list.more}>
          {t('notifications.more')}
        </Button>
      ) : null}
    </div>
  )
}

function NoNotifications() {
  const { t } = useText()
  const href = useHref()
  return (
    <EmptyState
      icon={<Icon of={Bell} />}
      title={t('notifications.emptyTitle')}
      actions={
        <SiteLink href={href(routes.properties())} className={buttonStyles()}>
          {t('notifications.toResults')}
        </SiteLink>
      }
    >
      {t('notifications.emptyText')}
    </EmptyState>
  )
}
