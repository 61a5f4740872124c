import { TriangleAlert } from 'lucide'
import type { AdminOverview } from '@/client/api/admin/administration.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { jobWords } from '../system/job-words.ts'
import { useRights } from '../use-rights.ts'

/** Jobs that failed, mails among them; nothing while all is well. */
export function OverviewFailed({ failed }: Pick<AdminOverview, 'failed'>) {
  const { t } = useText()
  const href = useHref()
  const may = useRights()
  if (failed.length === 0) return null
  return (
    <section aria-labelledby="failed">
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="failed" className="font-semibold">
          {t('admin.overview.failed')}
        </h2>
        {may('system') ? (
          <SiteLink href={href(adminRoute('system'))} className={linkStyles()}>
            {t('admin.overview.toSystem')}
          </SiteLink>
        ) : null}
      </div>
      <ul className="divide-y divide-line border-line border-y">
        {failed.map(({ name, failed: count, retrying }) => (
          <li key={name} className="flex items-start gap-3 py-3">
            <Icon of={TriangleAlert} className="mt-0.5 size-5 shrink-0 text-danger-ink" />
            <div className="min-w-0">
              <p>{jobWords(name, t)}</p>
              <p className="text-sm text-ink-muted">
                {[
                  count > 0 ? t('admin.system.jobs.failed', { count }) : null,
                  retrying > 0 ? t('admin.system.jobs.retrying', { count: retrying }) : null,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
