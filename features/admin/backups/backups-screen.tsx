'use client'

import type { AdminBackups } from '@/client/api/admin/backups.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { AdminHead } from '../admin-head.tsx'
import { LinesLoading } from '../lines-loading.tsx'
import { momentWords } from '../moment.ts'
import { sizeWords } from '../system/size-words.ts'
import { BackupList } from './backup-list.tsx'
import { BackupTask } from './backup-task.tsx'
import { BackupUploadSection } from './backup-upload-section.tsx'
import { useBackups } from './use-backups.ts'

/** Backups: make, schedule, check, download, upload, restore and delete them. */
export function BackupsScreen() {
  const { t } = useText()
  const backups = useBackups()
  const { view, error, isOffline, isRestarting, retry, isBusy, make } = backups
  return (
    <>
      <AdminHead title={t('admin.page.backups')} lead={t('admin.backups.lead')}>
        {view ? (
          <Button size="sm" busy={isBusy} onClick={make}>
            {t('admin.backups.make')}
          </Button>
        ) : null}
      </AdminHead>
      {isOffline && !view ? <OfflineList onRetry={retry} /> : null}
      {!view && error ? (
        <FailedList title={t('admin.backups.failed')} error={error} onRetry={retry} />
      ) : null}
      {!view && !error && !isOffline ? <LinesLoading words={t('admin.loading')} /> : null}
      {view ? (
        <div className="flex flex-col gap-9">
          <div className="flex flex-col gap-3">
            <BackupTask view={view} isRestarting={isRestarting} />
            <BackupList view={view} isBusy={isBusy} onCheck={backups.check} />
            <Place view={view} />
          </div>
          <Schedule schedule={view.schedule} />
          <BackupUploadSection maxBytes={view.max_bytes} />
          {view.can_restore ? null : <ByCommand />}
        </div>
      ) : null}
    </>
  )
}

/** Free space, and what is wrong with the place. */
function Place({ view: { folder, more } }: { view: AdminBackups }) {
  const { t, language, formats } = useText()
  const size = sizeWords(folder.free_bytes, language)
  return (
    <>
      <div className="text-sm text-ink-muted">
        {more > 0 ? <p>{t('admin.backups.more', { number: formats.number(more) })}</p> : null}
        {folder.is_usable ? <p>{t('admin.backups.free', { size })}</p> : null}
        {folder.is_own ? null : <p>{t('admin.backups.sameDisk')}</p>}
      </div>
      {folder.is_usable ? null : (
        <Banner role="alert" variant="danger">
          {t('admin.backups.unusable')}
        </Banner>
      )}
      {folder.elsewhere ? (
        <Banner variant="warning">
          {t('admin.backups.elsewhere', { host: folder.elsewhere })}
        </Banner>
      ) : null}
    </>
  )
}

function Schedule({ schedule }: Pick<AdminBackups, 'schedule'>) {
  const { t, language, formats } = useText()
  const href = useHref()
  const { every, weekday, hour, kept, time_zone: zone, next_at } = schedule
  const time = `${String(hour).padStart(2, '0')}:00`
  const words = { time, zone, kept: formats.number(kept) }
  return (
    <section aria-labelledby="schedule">
      <h2 id="schedule" className="mb-1 font-semibold">
        {t('admin.backups.schedule')}
      </h2>
      <p>
        {every === 'never'
          ? t('admin.backups.every.never')
          : every === 'daily'
            ? t('admin.backups.every.daily', words)
            : t('admin.backups.every.weekly', {
                ...words,
                weekday: t(`admin.settingChoice.${weekday}`),
              })}
        {next_at ? ` ${t('admin.backups.next', { when: momentWords(next_at, language) })}` : null}
      </p>
      <p className="mt-1">
        <SiteLink href={href(adminRoute('settings', { of: 'backups' }))} className={linkStyles()}>
          {t('admin.backups.changeSchedule')}
        </SiteLink>
      </p>
    </section>
  )
}

function ByCommand() {
  const { t } = useText()
  return (
    <section aria-labelledby="by-command">
      <h2 id="by-command" className="mb-1 font-semibold">
        {t('admin.backups.restore')}
      </h2>
      <p>{t('admin.backups.byCommand')}</p>
      <p className="mt-1 wrap-anywhere" dir="ltr">
        <code>npm run restore -- hearth.backup</code>
      </p>
    </section>
  )
}
