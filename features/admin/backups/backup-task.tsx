import type { AdminBackups, BackupRun } from '@/client/api/admin/backups.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { ProgressBar } from '@/design-system/progress/progress-bar.tsx'
import { percentWords } from '../imports/percent-words.ts'
import { momentWords } from '../moment.ts'

type BackupTaskProps = { view: AdminBackups; isRestarting: boolean }

/** The task in progress, or how the last one ended. */
export function BackupTask({ view, isRestarting }: BackupTaskProps) {
  const { t, language } = useText()
  const { running, last, waits_for_restart } = view
  if (isRestarting) {
    return (
      <Banner role="status" variant="info" title={t('admin.backups.restarting')}>
        {t('admin.backups.restartingHint')}
      </Banner>
    )
  }
  if (waits_for_restart) {
    return (
      <Banner role="alert" variant="warning" title={t('admin.backups.waitsForRestart')}>
        {t('admin.backups.waitsHint')}
      </Banner>
    )
  }
  if (running) {
    const { kind, done, total } = running
    const value = total > 0 ? done / total : 0
    return (
      <div>
        <ProgressBar
          label={t(`admin.backups.running.${kind}`)}
          value={value}
          valueText={percentWords(value, language)}
        />
        <p className="mt-1 text-sm text-ink-muted">{t('admin.backups.runningHint')}</p>
      </div>
    )
  }
  return last ? <Ended run={last} /> : null
}

function Ended({ run }: { run: BackupRun }) {
  const { t, language } = useText()
  const { kind, state, failure, finished_at } = run
  const when = momentWords(finished_at ?? '', language)
  if (state === 'failed') {
    return (
      <Banner role="alert" variant="danger" title={t(`admin.backups.failedTitle.${kind}`)}>
        {t(`admin.backups.failure.${failure || 'unexpected'}`)} <span>{when}</span>
      </Banner>
    )
  }
  return <p role="status">{t(`admin.backups.done.${kind}`, { when })}</p>
}
