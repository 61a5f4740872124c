import type { AdminSystem, TroubledJob } from '@/client/api/admin/system.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { momentWords } from '../moment.ts'
import { jobWords } from './job-words.ts'

type SystemJobsProps = {
  system: Pick<AdminSystem, 'queues' | 'troubled'>
  isBusy: boolean
  onRetry: (id: string) => void
}

/** What waits and runs, and what failed with another try. */
export function SystemJobs({ system: { queues, troubled }, isBusy, onRetry }: SystemJobsProps) {
  const { t, formats } = useText()
  const sum = (key: 'waiting' | 'running' | 'retrying' | 'failed') =>
    queues.reduce((total, queue) => total + queue[key], 0)
  const counts = (['running', 'waiting', 'retrying', 'failed'] as const).map((key) =>
    t(`admin.system.jobs.${key}`, { count: sum(key) }),
  )
  return (
    <section aria-labelledby="jobs">
      <h2 id="jobs" className="mb-1 font-semibold">
        {t('admin.system.jobs')}
      </h2>
      <p className="text-sm text-ink-muted">{counts.join(' · ')}</p>
      {troubled.length > 0 ? (
        <ul className="mt-3 divide-y divide-line border-line border-y">
          {troubled.map((job) => (
            <Troubled key={job.id} job={job} isBusy={isBusy} onRetry={() => onRetry(job.id)} />
          ))}
        </ul>
      ) : (
        <p className="mt-3 text-ink-muted">{t('admin.system.noTrouble')}</p>
      )}
      {sum('failed') + sum('retrying') > troubled.length ? (
        <p className="mt-3 text-sm text-ink-muted">
          {t('admin.system.moreTrouble', {
            number: formats.number(sum('failed') + sum('retrying') - troubled.length),
          })}
        </p>
      ) : null}
    </section>
  )
}

type TroubledProps = { job: TroubledJob; isBusy: boolean; onRetry: () => void }

function Troubled({ job, isBusy, onRetry }: TroubledProps) {
  const { t, language } = useText()
  const { state, tries, next_at, failed_at, error } = job
  const name = jobWords(job.name, t)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{name}</span>
          {state === 'failed' ? (
            <Badge variant="danger">{t('admin.system.gaveUp')}</Badge>
          ) : (
            <Badge variant="warning">{t('admin.system.triedAgain')}</Badge>
          )}
        </p>
        {error ? (
          <p className="mt-0.5 text-sm wrap-anywhere">
            <bdi>{error}</bdi>
          </p>
        ) : null}
        <p className="mt-0.5 text-sm text-ink-muted">
          {[
            t('admin.system.tries', { count: tries }),
            failed_at
              ? t('admin.system.lastTry', { when: momentWords(failed_at, language) })
              : null,
            next_at ? t('admin.system.nextTry', { when: momentWords(next_at, language) }) : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        busy={isBusy}
        aria-label={t('admin.system.retryFor', { name })}
        onClick={onRetry}
      >
        {t('admin.system.retry')}
      </Button>
    </li>
  )
}
